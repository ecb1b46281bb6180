import { useLayoutEffect, useRef } from 'react'
import { childrenText, peopleText } from '#marketplace/experiences/experience.text.ts'
import { NumberStepper } from '#ui/forms/number-stepper.tsx'
import { formatPrice } from '#ui/price.tsx'
import type { ExperienceDetail } from '../../../experiences/experience.contract.ts'
import { clampParty } from '../../../experiences/party.rules.ts'
import type { BookingSelection } from './booking-selection.view.ts'

type PartyFieldsProps = {
  experience: Pick<ExperienceDetail, 'maxGuests' | 'childPrice' | 'childAge'>
  reservation: BookingSelection
  error?: string | undefined
}

/** What a child of this experience pays, in a line. */
const childText = ({ childPrice, childAge }: PartyFieldsProps['experience']) =>
  childPrice === null
    ? 'Pagan lo mismo.'
    : `Hasta ${childAge === 1 ? '1 año' : `${childAge} años`}: ${childPrice === 0 ? 'no pagan' : formatPrice(childPrice)}`

/** People and children, for choosing and for booking. */
export function PartyFields({ experience, reservation, error }: PartyFieldsProps) {
  const { guests, children, maxGuests, setParty } = reservation
  const fields = useRef<HTMLDivElement>(null)
  // What was typed before hydration is taken over, or the next render would undo it. Both at once, because the children allowed
  // depend on the people.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useLayoutEffect(() => {
    const entered = (name: string, current: number) => {
      const field = fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
      return field && Number.isInteger(field.valueAsNumber) ? field.valueAsNumber : current
    }
    const party = clampParty(
      { guests: entered('guests', guests), children: entered('children', children) },
      experience.maxGuests,
    )
    if (party.guests !== guests || party.children !== children) setParty(party)
  }, [])
  return (
    <div ref={fields} className="grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] gap-x-3 gap-y-4">
      <NumberStepper
        label="Personas"
        name="guests"
        min={1}
        max={maxGuests}
        value={guests}
        onChange={(people) => setParty({ guests: people, children })}
        describe={peopleText}
        error={error}
        hint={`Máximo ${peopleText(experience.maxGuests)} por reserva`}
      />
      <NumberStepper
        label="De ellas, niños"
        name="children"
        min={0}
        max={Math.max(0, guests - 1)}
        value={children}
        onChange={(kids) => setParty({ guests, children: kids })}
        describe={childrenText}
        hint={childText(experience)}
      />
    </div>
  )
}
