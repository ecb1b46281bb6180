// The three ways to a point (name, device, pin), and filling in what each knows about the place.

import { useEffect, useRef, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { geocodingText } from '#marketplace/locations/geocoding/geocoding.text.ts'
import type { Point } from '#marketplace/locations/location.rules.ts'
import { positionAdvice, positionErrors } from '#marketplace/locations/location.text.ts'
import { findPosition } from '#marketplace/locations/public/map/find-position.view.ts'
import { useAction } from '#ui/use-action.ts'
import type { EditorPlace } from '../../editor/draft/draft.contract.ts'
import { readMapLink } from '../../editor/map-link.rules.ts'
import { fillPlace, type PlaceText, readCoordinates, roundPoint, wordsOf } from '../../editor/meeting-place.rules.ts'

/** Messages for a pasted link without coordinates, and what to do. */
const mapLinkText = {
  short: {
    title: 'Ese enlace corto no dice dónde está',
    detail:
      'Ábrelo en tu mapa, deja el dedo sobre el punto y copia los números que aparecen, como 13.69, -89.21. También sirve el enlace largo de la barra del navegador.',
  },
  unread: {
    title: 'En ese enlace no hay coordenadas',
    detail: 'Marca el punto en el mapa, o pega los números que muestra tu mapa, como 13.69, -89.21.',
  },
}

type PlaceMessage = { tone: 'good' | 'bad'; title: string; detail?: string }
/** A moving pin is geocoded only once it rests, to save requests. */
const DEBOUNCE_MS = 500

/** The place as it is filled in: what the host typed stays, what was filled in before gives way. */
function usePlaceFilling(value: EditorPlace, onChange: (next: EditorPlace) => void) {
  const now = useRef(value)
  now.current = value
  const filled = useRef<Partial<PlaceText>>({})
  const change = (next: EditorPlace) => {
    now.current = next
    onChange(next)
  }
  return {
    current: () => now.current,
    fill(words: PlaceText) {
      const result = fillPlace(now.current, words, filled.current)
      filled.current = result.filled
      change(result.place)
    },
    setPoint: (point: Point) => change({ ...now.current, ...roundPoint(point) }),
    clearPoint: () => change({ ...now.current, lat: null, lng: null }),
  }
}

/** Only the answer for the last point counts; answers may arrive out of order. */
function useTurns() {
  const last = useRef(0)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was asked about earlier points, or would be soon, does not count any more. @returns the turn of what is asked now */
  const next = (): number => {
    clearTimeout(resting.current)
    return ++last.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it changes are references
  useEffect(() => () => void next(), [])
  return {
    next,
    isLast: (turn: number) => turn === last.current,
    afterRest(ask: () => void) {
      next()
      resting.current = setTimeout(ask, DEBOUNCE_MS)
    },
  }
}

/** @param fly shows a point on the map, where there is one */
export function useMeetingPlace(
  value: EditorPlace,
  onChange: (next: EditorPlace) => void,
  fly: (point: Point) => void,
) {
  const [message, setMessage] = useState<PlaceMessage | null>(null)
  const place = usePlaceFilling(value, onChange)
  const turns = useTurns()
  /** The searched text stays the address while the pin is corrected. */
  const searched = useRef('')

  /** Geocodes a point, fills empty fields and reports it (GEO-07, GEO-10). */
  async function describe(point: Point): Promise<void> {
    const turn = turns.next()
    const answer = await api.geocoding.reverse({ query: point })
    if (!turns.isLast(turn)) return
    if (!answer.ok) {
      const { code, message: words } = answer.refusal
      const detail = code === 'OFFLINE' ? 'Sin conexión. El punto queda marcado: escribe tú la dirección.' : undefined
      return setMessage({
        tone: 'bad',
        title: code === 'OFFLINE' ? 'No se pudo obtener información de esta ubicación' : words,
        ...(detail && { detail }),
      })
    }
    const [found] = answer.data.features
    const { address } = place.current()
    if (found) place.fill({ ...wordsOf(found), ...(address !== '' && address === searched.current && { address }) })
    // Outside of the country no place is found, and the warning says that already (GEO-09).
    setMessage(found ? { tone: 'good', title: geocodingText.found, detail: found.place_name } : null)
  }

  async function search(text: string): Promise<void> {
    const q = text.trim()
    if (searching.pending || locating.pending || q === '') return
    const mapLink = readMapLink(q)
    if (mapLink && mapLink.kind !== 'point') return setMessage({ tone: 'bad', ...mapLinkText[mapLink.kind] })
    const point = readCoordinates(q) ?? mapLink
    if (point) {
      searched.current = ''
      choose(point)
      return fly(point)
    }
    await searching.run({ q, turn: turns.next() })
  }
  const searching = useAction({
    send: ({ q }: { q: string; turn: number }) => api.geocoding.forward({ query: { q } }),
    done: ({ features }, { q, turn }) => {
      if (!turns.isLast(turn)) return
      const found = features[0]!
      const point = { lng: found.center[0], lat: found.center[1] }
      place.setPoint(point)
      const words = wordsOf(found, q)
      searched.current = words.address
      place.fill(words)
      fly(point)
      setMessage({ tone: 'good', title: geocodingText.found, detail: found.place_name })
    },
    failed: ({ code, fields, message: words }, { turn }) => {
      if (!turns.isLast(turn)) return
      if (code === 'PLACE_NOT_FOUND') setMessage({ tone: 'bad', title: words })
      else setMessage({ tone: 'bad', title: geocodingText.failed, detail: fields?.q ?? words })
    },
  })

  const locating = useAction({
    send: async () => {
      const position = await findPosition()
      if (position.ok) return { ok: true, data: position }
      const { why } = position
      return { ok: false, refusal: { message: positionErrors[why], why } }
    },
    done: ({ lat, lng }) => {
      const point = { lat, lng }
      searched.current = ''
      place.setPoint(point)
      fly(point)
      void describe(point)
    },
    failed: ({ message: title, why }) => {
      const detail = positionAdvice[why].replace(/mueve el mapa/i, (words) =>
        words.startsWith('M') ? 'Marca el punto en el mapa' : 'marca el punto en el mapa',
      )
      setMessage({ tone: 'bad', title, detail })
    },
  })

  function choose(point: Point) {
    place.setPoint(point)
    turns.afterRest(() => void describe(roundPoint(point)))
  }
  const clear = () => {
    turns.next()
    setMessage(null)
    place.clearPoint()
  }

  return {
    busy: searching.pending ? ('search' as const) : locating.pending ? ('position' as const) : null,
    message,
    search,
    locate: () => {
      if (!searching.pending) void locating.run()
    },
    choose,
    clear,
    dismiss: () => setMessage(null),
  }
}
