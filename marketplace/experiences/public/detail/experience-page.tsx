import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, type NotFoundRouteProps } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { CompareButton } from '#marketplace/comparison/public/compare-button.tsx'
import { similarQuery } from '#marketplace/discovery/public/recommendation/similar.query.ts'
import { SimilarExperiences } from '#marketplace/discovery/public/recommendation/similar-experiences.tsx'
import { useTrip } from '#marketplace/discovery/public/trip/trip.tsx'
import { withTrip } from '#marketplace/discovery/public/trip/trip-address.view.ts'
import { FavoriteButton } from '#marketplace/favorites/public/favorite-button.tsx'
import { HostCard } from '#marketplace/hosts/public/host-card.tsx'
import { ExperienceQuestions } from '#marketplace/questions/public/experience-questions.tsx'
import { newestQuestionsQuery } from '#marketplace/questions/public/question.query.ts'
import { questionsPath } from '#marketplace/questions/question.rules.ts'
import { HostReviews } from '#marketplace/reviews/public/host-reviews.tsx'
import { ReportLink } from '#marketplace/reviews/public/report-link.tsx'
import { hostReviewsQuery } from '#marketplace/reviews/public/review.query.ts'
import { WriteReview } from '#marketplace/reviews/public/write-review.tsx'
import { absolute, pageHead } from '#marketplace/site/public/head/page.head.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { ShareButton } from '#ui/share-button.tsx'
import {
  readSelection,
  SELECTION_PARAMS,
  type SelectionParams,
  useBookingSelection,
} from '../../../bookings/public/selection/booking-selection.view.ts'
import { ReserveBar } from '../../../bookings/public/selection/reserve-bar.tsx'
import { ReserveCard } from '../../../bookings/public/selection/reserve-card.tsx'
import { ExternalCard } from '../card/external-card.tsx'
import { LocationCard } from '../location/location-card.tsx'
import { ContactHost } from './contact-host.tsx'
import { countView } from './count-view.view.ts'
import { experienceHead, missingHead } from './experience.head.ts'
import { datesQuery, type ExperienceMissing, experienceQuery } from './experience.query.ts'
import { ExperienceFailed, ExperienceNotFound } from './experience-errors.tsx'
import { ExperienceJsonLd } from './experience-json-ld.tsx'
import { ExperienceTexts } from './experience-texts.tsx'
import { ExperienceFacts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { Breadcrumb } from './header/breadcrumb.tsx'
import { ExperienceHeader } from './header/experience-header.tsx'
import { Section } from './header/section.tsx'

const ContactChat = lazy(() => import('#marketplace/conversations/public/chat/contact-chat.tsx'))

export const Route = createFileRoute('/_traveler/experience/$id/{-$slug}')({
  validateSearch: readAs<SelectionParams>([...SELECTION_PARAMS], readSelection),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const experience = await queryClient.ensureQueryData(experienceQuery(id))
    // The page works without these; a part that fails shows that itself.
    const others = Promise.allSettled([
      queryClient.ensureQueryData(datesQuery(id)),
      queryClient.ensureInfiniteQueryData(hostReviewsQuery(experience.host.id)),
      queryClient.ensureQueryData(newestQuestionsQuery(id)),
      experience.status === 'published' && queryClient.ensureQueryData(similarQuery(id)),
    ])
    if (import.meta.env.SSR) await others
    return experience
  },
  head: ({ loaderData }) => (loaderData ? pageHead(experienceHead(loaderData)) : missingHead),
  // Another experience starts with nothing chosen.
  remountDeps: ({ params }) => params.id,
  component: ExperiencePage,
  notFoundComponent: ({ data }: NotFoundRouteProps) => (
    <ExperienceNotFound text={(data as ExperienceMissing | undefined)?.text} />
  ),
  errorComponent: ExperienceFailed,
})

function ExperiencePage() {
  const { id } = Route.useParams()
  const { data: experience } = useSuspenseQuery(experienceQuery(id))
  const read = useQuery(datesQuery(id))
  const offered = read.data
  const reservation = useBookingSelection(experience, offered?.dates ?? [], Route.useSearch())
  // Failures on the server are not sent along: the browser tries again before it shows one.
  const dates = { offered, failed: useHydrated() && read.isError, retry: () => void read.refetch() }
  const { title, host, location, viewer } = experience
  const trip = useTrip()
  const published = experience.status === 'published'
  const booking = { experience, dates, reservation }
  const ticket = { price: experience.price, url: experience.externalBookingUrl }
  useEffect(() => {
    if (published) countView(id)
  }, [id, published])

  return (
    <article>
      <div className="md:mx-auto md:max-w-page md:px-6 md:pt-4">
        <Breadcrumb title={title} category={experience.category?.name} />
        <Gallery title={title} pictures={experience.pictures} />
      </div>
      <div className="page grid gap-x-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14">
        <div className="min-w-0">
          <ExperienceHeader experience={experience}>
            {published && <FavoriteButton experience={experience} look="words" />}
            {published && <CompareButton experience={experience} look="words" />}
            <ShareButton
              size="sm"
              title={title}
              text={experience.shortDescription}
              url={absolute(withTrip(experience.path, trip))}
            />
          </ExperienceHeader>
          <ExperienceFacts experience={experience} />
          <ExperienceTexts experience={experience} />
          <Section title="Quién te recibe" id="anfitrion">
            <HostCard host={host}>
              <ContactHost
                contact={viewer.contact}
                askPath={questionsPath(id)}
                name={host.name}
                path={experience.path}
                chat={(on) => (
                  <Suspense>
                    <ContactChat experienceId={id} name={host.name} {...on} />
                  </Suspense>
                )}
              />
            </HostCard>
          </Section>
          {location && (
            <Section title="Punto de encuentro" id="lugar" className="render-near [--about:34rem]">
              <LocationCard experience={experience} place={location} />
            </Section>
          )}
          {published && (
            <Section title="Preguntas y respuestas" id="preguntas">
              <ExperienceQuestions experienceId={id} hostName={host.name} />
            </Section>
          )}
          <Section title="Reseñas del anfitrión" id="resenas" className="render-near [--about:57rem]">
            <WriteReview from="experience" id={id} hostId={host.id} hostName={host.name} path={experience.path} />
            <HostReviews hostId={host.id} />
          </Section>
          <ReportLink about={experience.path}>Reportar esta experiencia</ReportLink>
        </div>
        {published && (
          <aside aria-label="Precio y reserva" className="hidden pt-8 pb-10 md:block">
            <div className="sticky top-22">
              {experience.bookingRequired ? <ReserveCard {...booking} /> : <ExternalCard {...ticket} />}
            </div>
          </aside>
        )}
      </div>
      {published && (experience.bookingRequired ? <ReserveBar {...booking} /> : <ExternalCard {...ticket} bar />)}
      {published && <SimilarExperiences id={id} />}
      <ExperienceJsonLd experience={experience} dates={offered?.dates ?? []} home={absolute('')} />
    </article>
  )
}
