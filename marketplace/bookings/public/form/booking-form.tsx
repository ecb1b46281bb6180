import type { ReactNode } from 'react'
import type { SessionUser } from '#marketplace/accounts/account.rules.ts'
import type { BookingSelection } from '#marketplace/bookings/public/selection/booking-selection.view.ts'
import { api } from '#marketplace/client.ts'
import type { OfferedDates } from '#marketplace/experiences/availability/availability.contract.ts'
import type { ExperienceDetail } from '#marketplace/experiences/experience.contract.ts'
import { DatePicker } from '#marketplace/experiences/public/availability/date-picker.tsx'
import { HeldNotice } from '#marketplace/experiences/public/waitlist/held-notice.tsx'
import { WaitlistOffer } from '#marketplace/experiences/public/waitlist/waitlist-offer.tsx'
import { ACCOUNT_FIELD } from '#platform/http/client/account-header.ts'
import '#platform/http/request/input-words.ts'
import type { Posted } from '#platform/pages/posted.ts'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { bookingText, onlySpots } from '../../booking.text.ts'
import { MissedDay } from '../selection/missed-day.tsx'
import { PartyFields } from '../selection/party-fields.tsx'
import { BookingBar } from './booking-bar.tsx'
import { deleteBookingDraft } from './booking-draft.store.ts'
import { DATE_PART, isAboutDate, Refusal } from './booking-refusal.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { Consent, ContactFields } from './contact-fields.tsx'
import { useBooking } from './use-booking.ts'
import { useBookingContact } from './use-booking-contact.ts'

const FORM = 'reserva'

type BookingFormProps = {
  experience: ExperienceDetail
  offered: OfferedDates
  reservation: BookingSelection
  user: SessionUser
  /** Idempotency key of the form: sending it twice makes one booking. */
  submission: string
  /** Result of the form when it was posted without script. */
  posted: Posted | null
  /** Phone of the previous booking, or ''. */
  lastPhone: string
  /** The date in the address is one that this traveler has booked. */
  booked: boolean
}

/** One screen: date and people, contact, consent, and the price (BOOK-07 to BOOK-16). */
export function BookingForm({
  experience,
  offered,
  reservation,
  user,
  submission,
  posted,
  lastPhone,
  booked,
}: BookingFormProps) {
  const { date, lost, maxGuests, short } = reservation
  const { busy, refused, send } = useBooking(experience, reservation, submission, posted)
  const { form, errorOf, postedError } = useBookingContact({
    userId: user.id,
    experienceId: experience.id,
    refused,
    posted,
  })
  const postedValues = posted?.typed ?? {}
  const hydrated = useHydrated()
  // Before hydration the browser submits the form, and React does not know whether a date is chosen.
  const ready = !busy && (date !== null || !hydrated)
  const isSoldOut = lost || (refused && !date && isAboutDate(refused))
  const another = offered.dates.length > 0
  const submit = (again: boolean) =>
    form.handleSubmit(async (values) => {
      const answer = await send(values, again)
      if (answer?.ok) deleteBookingDraft(user.id, experience.id)
    })
  const need = date ? undefined : another ? bookingText.chooseDate : bookingText.noDates

  return (
    <div className="page grid grid-cols-1 gap-x-12 gap-y-8 py-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-10">
      <header className="lg:col-span-2">
        <h1 className="text-title">{bookingText.heading}</h1>
        <p className="mt-1 text-lg text-tinta-suave lg:hidden">{experience.title}</p>
      </header>
      <form
        id={FORM}
        method="post"
        noValidate
        onSubmit={submit(false)}
        className="grid min-w-0 content-start gap-8 max-lg:contents"
      >
        <HiddenFields experience={experience} userId={user.id} submission={submission} />
        <Part title="Fecha y personas" id={DATE_PART}>
          <MissedDay reservation={reservation} booked={booked} />
          <HeldNotice date={date} />
          <DatePicker
            dates={offered.dates}
            soldOutDays={offered.soldOutDays}
            chosen={date?.id ?? null}
            onChoose={reservation.choose}
            error={
              isSoldOut
                ? `Esa fecha se acaba de agotar o cerrar. ${another ? 'Elige otra.' : 'No hay otra por ahora.'}`
                : posted && !date
                  ? need
                  : undefined
            }
          />
          {!another && (
            <p className="flex flex-wrap items-center gap-3">
              Lo que escribiste sigue aquí por si abren otra fecha.
              <ButtonLink href="/search" variant="secondary" size="sm" icon="search">
                Explorar experiencias
              </ButtonLink>
            </p>
          )}
          <PartyFields
            experience={experience}
            reservation={reservation}
            error={short && date ? onlySpots(maxGuests) : (postedError('guests') ?? postedError('children'))}
          />
          <WaitlistOffer
            {...{ experience, offered }}
            requestedGuests={reservation.requestedGuests}
            open={isSoldOut === true}
          />
        </Part>
        <Part title="Tus datos">
          <ContactFields {...{ form, errorOf, user, lastPhone }} postedValues={postedValues} />
        </Part>
        <div className="grid gap-5 max-lg:order-last">
          <Consent form={form} errorOf={errorOf} postedValues={postedValues} />
          {refused && <Refusal refusal={refused} again={submit(true)} />}
          <div className="max-lg:hidden">
            <Button
              type="submit"
              size="lg"
              disabled={!ready}
              loading={busy}
              loadingText="Reservando…"
              className="px-10"
            >
              Reservar
            </Button>
            {need && <p className="mt-2 text-tinta-suave">{need}</p>}
          </div>
        </div>
      </form>
      <aside aria-label="Resumen de tu reserva" className="min-w-0">
        <div className="lg:sticky lg:top-24">
          <BookingSummary experience={experience} reservation={reservation} />
        </div>
      </aside>
      <BookingBar form={FORM} reservation={reservation} ready={ready} busy={busy} need={need} />
    </div>
  )
}

type HiddenFieldsProps = { experience: ExperienceDetail; userId: string; submission: string }

/** What a form posted without script has to name besides what is typed. */
const HiddenFields = ({ experience, userId, submission }: HiddenFieldsProps) =>
  Object.entries({
    call: api.bookings.create.route,
    [ACCOUNT_FIELD]: userId,
    key: submission,
    experienceId: experience.id,
    hostId: experience.host.id,
    price: experience.price,
    childPrice: experience.childPrice ?? '',
  }).map(([hidden, value]) => <input key={hidden} type="hidden" name={hidden} value={value} />)

const Part = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section className="card grid gap-5 p-5 md:p-7">
    <h2 id={id} tabIndex={id ? -1 : undefined} className="scroll-mt-24 text-heading outline-none">
      {title}
    </h2>
    {children}
  </section>
)
