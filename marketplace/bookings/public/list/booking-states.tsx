import type { ReactNode } from 'react'
import type { ExperienceDetail } from '#marketplace/experiences/experience.contract.ts'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { pausedText } from '#marketplace/experiences/experience.text.ts'
import { ExternalCard } from '#marketplace/experiences/public/card/external-card.tsx'
import { FrameNav } from '#marketplace/site/public/header/frame-nav.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { ButtonLink, Spinner } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { bookingText } from '../../booking.text.ts'
import { BookedDate } from '../selection/missed-day.tsx'

/** BOOK-05. */
export const BookingLoading = () => (
  <div className="page flex min-h-96 items-center justify-center py-20">
    <p role="status" className="flex flex-col items-center gap-4 text-lg">
      <Spinner className="size-9 text-turquesa" />
      {bookingText.loading}
    </p>
  </div>
)

const toSearch = (
  <ButtonLink href="/search" icon="search">
    Explorar experiencias
  </ButtonLink>
)

/** The experience is missing or could not be read (BOOK-06); what could not be read can be asked for again. */
export const BookingFailed = ({ text, retry = false }: { text?: ReactNode; retry?: boolean }) => (
  <div className="page max-w-3xl py-12 md:py-20">
    <ErrorState level={1} title={bookingText.loadFailed} text={text ?? bookingText.experienceMissing}>
      {retry && <RetryLink variant="secondary" />}
      {toSearch}
    </ErrorState>
    <FrameNav instead />
  </div>
)

const toExperience = ({ id, title }: ExperienceDetail) => experiencePath(id, title)

const BackToExperience = ({ experience }: { experience: ExperienceDetail }) => (
  <ButtonLink href={toExperience(experience)} variant="secondary">
    Volver a la experiencia
  </ButtonLink>
)

/** Sold elsewhere: refuses, and links to the seller (DET-20). */
export const NotBookable = ({ experience }: { experience: ExperienceDetail }) => (
  <div className="page max-w-xl py-10 md:py-16">
    <h1 className="text-title">{experience.title}</h1>
    <p className="mt-3 mb-6 text-lg text-tinta-suave">Esta experiencia es informativa.</p>
    <ExternalCard price={experience.price} url={experience.externalBookingUrl} />
    <p className="mt-6">
      <Link href={toExperience(experience)} className="link inline-flex min-h-11 items-center">
        Volver a la experiencia
      </Link>
    </p>
  </div>
)

/** Hosts and admins can not book (BOOK-50). */
export const NotATraveler = ({ experience }: { experience: ExperienceDetail }) => (
  <div className="page max-w-3xl py-12 md:py-20">
    <EmptyState
      level={1}
      icon="user"
      title="Solo los viajeros pueden reservar"
      text="Para reservar usa una cuenta de viajero."
    >
      <BackToExperience experience={experience} />
    </EmptyState>
    <FrameNav instead />
  </div>
)

/** Its host takes nothing new (docs/decisions/0225). */
export const HostPaused = ({ experience }: { experience: ExperienceDetail }) => (
  <div className="page max-w-3xl py-12 md:py-20">
    <EmptyState level={1} icon="calendar" title={pausedText.title} text={pausedText.sentence}>
      {toSearch}
      <BackToExperience experience={experience} />
    </EmptyState>
    <FrameNav instead />
  </div>
)

/** EMPTY-03. */
/** @param booked the date in the address is one that this traveler has booked */
export const NoDates = ({ experience, booked }: { experience: ExperienceDetail; booked: boolean }) => (
  <div className="page grid max-w-3xl gap-6 py-12 md:py-20">
    {booked && <BookedDate />}
    <EmptyState
      level={1}
      icon="calendar"
      title={bookingText.noDates}
      text={`“${experience.title}” no tiene cupos por ahora. Pueden abrirse fechas nuevas en cualquier momento.`}
    >
      {toSearch}
      <BackToExperience experience={experience} />
    </EmptyState>
    <FrameNav instead />
  </div>
)
