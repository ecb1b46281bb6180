import { useEffect, useState } from 'react'
import type { Point } from '#marketplace/locations/location.rules.ts'
import { TextField } from '#ui/forms/field.tsx'
import { readCoordinates, readDegrees } from '../../editor/meeting-place.rules.ts'

type CoordinatesProps = { point: Point | null; onPoint: (point: Point) => void; onClear: () => void }
const write = (point: Point | null) => ({ lat: point ? String(point.lat) : '', lng: point ? String(point.lng) : '' })

/** The point as figures, for where the map does not load and for coordinates copied from elsewhere. */
export function CoordinatesFields({ point, onPoint, onClear }: CoordinatesProps) {
  const [input, setInput] = useState(write(point))
  const [lat, lng] = [point?.lat, point?.lng]
  // The pin moved: the figures follow, unless they mean the same already ('13.50' is 13.5), so that typing is not disturbed.
  useEffect(() => {
    setInput((now) =>
      readDegrees(now.lat, 90) === (lat ?? null) && readDegrees(now.lng, 180) === (lng ?? null)
        ? now
        : write(lat === undefined || lng === undefined ? null : { lat, lng }),
    )
  }, [lat, lng])

  const type = (field: 'lat' | 'lng', text: string) => {
    const coordinates = readCoordinates(text)
    const next = coordinates ? write(coordinates) : { ...input, [field]: text }
    setInput(next)
    const [north, east] = [readDegrees(next.lat, 90), readDegrees(next.lng, 180)]
    if (north !== null && east !== null) onPoint({ lat: north, lng: east })
    else if (next.lat === '' && next.lng === '') onClear()
  }
  const problem = (field: 'lat' | 'lng', max: 90 | 180, name: string) =>
    input[field] !== '' && readDegrees(input[field], max) === null ? `La ${name} va de -${max} a ${max}` : undefined
  const [latProblem, lngProblem] = [problem('lat', 90, 'latitud'), problem('lng', 180, 'longitud')]

  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label="Latitud"
        placeholder="13.6929"
        autoComplete="off"
        value={input.lat}
        onChange={(event) => type('lat', event.target.value)}
        {...(latProblem && { error: latProblem })}
      />
      <TextField
        label="Longitud"
        placeholder="-89.2182"
        autoComplete="off"
        value={input.lng}
        onChange={(event) => type('lng', event.target.value)}
        {...(lngProblem && { error: lngProblem })}
      />
    </div>
  )
}
