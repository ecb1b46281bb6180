import { useState } from 'react'
import { positionAdvice, positionErrors } from '#marketplace/locations/location.text.ts'
import { findPosition } from '#marketplace/locations/public/map/find-position.view.ts'
import { Cached } from '#platform/pages/rendering/cached-markup.tsx'
import { Button } from '#ui/forms/button.tsx'
import { SelectField, TextField } from '#ui/forms/field.tsx'
import type { Filters } from '../../search/filters/filter-address.rules.ts'
import { nearName, readPoint, writePoint } from '../../search/near/near.rules.ts'
import { FORM, fieldId } from './filter-fields.tsx'
import type { Change } from './use-filters.ts'

const MINUTES = [15, 30, 45, 60, 90]
const minutesText = (minutes: number) => `Unos ${minutes} min`

/**
 * Near a place by name, or near the person, and how far. The device is asked for its position only on a press, because
 * browsers ask for permission.
 */
export function NearFields({ filters, change }: { filters: Filters; change: Change }) {
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const position = readPoint(filters.near)
  const locate = async () => {
    setState({ busy: true })
    const position = await findPosition()
    if (!position.ok)
      return setState({ busy: false, error: `${positionErrors[position.why]}. ${positionAdvice[position.why]}` })
    const near = writePoint(position)
    // Outside of the country nothing is near.
    setState(readPoint(near) ? { busy: false } : { busy: false, error: 'Tu posición está fuera de El Salvador.' })
    if (readPoint(near)) change({ near })
  }
  const chosen = filters.minutes
  const minutes = [...new Set([...MINUTES, ...(chosen > 0 ? [chosen] : [])])]
  return (
    <Cached
      by={`near ${position !== null} ${chosen} ${state.busy} ${state.error}`}
      words={[position ? nearName(filters.near) : filters.near]}
    >
      {([place]) => (
        <div className="grid gap-3">
          <TextField
            label="Cerca de"
            id={fieldId('near')}
            form={FORM}
            name="near"
            icon="pin"
            autoComplete="off"
            maxLength={100}
            placeholder="Suchitoto, El Tunco…"
            value={place}
            readOnly={position !== null}
            error={state.error}
            onChange={({ target }) => change({ near: target.value }, 'type')}
          />
          {/* Without script only a name can be given. */}
          <p className="noscript:hidden">
            {position ? (
              <Button variant="secondary" size="sm" icon="close" onClick={() => change({ near: '', minutes: 0 })}>
                Quitar mi posición
              </Button>
            ) : (
              <Button variant="secondary" size="sm" icon="locate" loading={state.busy} onClick={() => void locate()}>
                Cerca de mí
              </Button>
            )}
          </p>
          {place && (
            <SelectField
              label="A cuánto"
              id={fieldId('minutes')}
              form={FORM}
              name="minutes"
              value={chosen > 0 ? String(chosen) : ''}
              placeholder="Hasta 25 km"
              options={minutes.map((value) => ({ value: String(value), label: minutesText(value) }))}
              hint="Es un cálculo por la distancia en línea recta; el camino puede tardar más."
              onChange={({ target }) => change({ minutes: Number(target.value) })}
            />
          )}
        </div>
      )}
    </Cached>
  )
}
