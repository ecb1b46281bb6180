import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, type NotFoundRouteProps } from '@tanstack/react-router'
import { prefetchAlerts } from '#marketplace/alerts/public/alert.query.ts'
import { ReservePanel } from '#marketplace/bookings/public/selection/reserve-panel.tsx'
import {
  readSelection,
  SELECTION_PARAMS,
  type SelectionParams,
} from '#marketplace/bookings/public/selection/selection-params.view.ts'
import { similarQuery } from '#marketplace/discovery/public/recommendation/similar.query.ts'
import { SimilarExperiences } from '#marketplace/discovery/public/recommendation/similar-experiences.tsx'
import { ExperienceQuestions } from '#marketplace/questions/public/experience-questions.tsx'
import { newestQuestionsQuery } from '#marketplace/questions/public/question.query.ts'
import { ReportLink } from '#marketplace/reviews/public/report-link.tsx'
import { hostReviewsQuery } from '#marketplace/reviews/public/review.query.ts'
import { ReviewSection } from '#marketplace/reviews/public/review-section.tsx'
import { absolute, pageHead } from '#marketplace/site/public/head/page.head.ts'
import { island } from '#platform/pages/islands/island.tsx'
import { useLightPage } from '#platform/pages/light/light-route.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { ExternalCard } from '../card/external-card.tsx'
import { LocationCard } from '../location/location-card.tsx'
import { experienceHead, missingHead } from './experience.head.ts'
import { datesQuery, experienceQuery } from './experience.query.ts'
import { ExperienceFailed, ExperienceNotFound } from './experience-errors.tsx'
import { ExperienceHost } from './experience-host.tsx'
import { ExperienceJsonLd } from './experience-json-ld.tsx'
import { ExperienceTexts } from './experience-texts.tsx'
import { ExperienceFacts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { Breadcrumb } from './header/breadcrumb.tsx'
import { ExperienceHeader } from './header/experience-header.tsx'
import { Section } from './header/section.tsx'
import { type ExperienceMissing, missingExperience } from './missing-experience.view.ts'

const Path = island('breadcrumb', Breadcrumb)
const Pictures = island('gallery', Gallery)
const Host = island('experience-host', ExperienceHost)
const Place = island('location', LocationCard)
const Reviews = island('reviews', ReviewSection)
const Reserve = island('reserve', ReservePanel)
const Similar = island('similar', SimilarExperiences)

export const Route = createFileRoute('/_traveler/experience/$id/{-$slug}')({
  staticData: { islands: 'experience' },
  validateSearch: readAs<SelectionParams>([...SELECTION_PARAMS], readSelection),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    // Asked for at once what is known by the id. The page works without what is not the experience itself; a part that fails
    // shows that itself.
    const byId = Promise.allSettled([
      queryClient.ensureQueryData(datesQuery(id)).then(async ({ dates }) => {
        if (dates.length === 0) await prefetchAlerts(queryClient)
      }),
      queryClient.ensureQueryData(newestQuestionsQuery(id)),
    ])
    const experience = await queryClient.ensureQueryData(experienceQuery(id)).catch(missingExperience)
    const others = Promise.allSettled([
      byId,
      queryClient.ensureInfiniteQueryData(hostReviewsQuery(experience.host.id)),
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
  const { id } = useLightPage(Route).params
  const { data: experience } = useSuspenseQuery(experienceQuery(id))
  const { title, host, location, price, bookingRequired, path, externalBookingUrl, category } = experience
  const published = experience.status === 'published'
  const ticket = { price, url: externalBookingUrl }
  return (
    <article>
      <div className="md:mx-auto md:max-w-page md:px-6 md:pt-4">
        <Path title={title} {...(category && { category: category.name })} />
        <Pictures id={id} />
      </div>
      <div className="page grid gap-x-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14">
        <div className="min-w-0">
          <ExperienceHeader experience={experience} home={absolute('')} />
          <ExperienceFacts experience={experience} />
          <ExperienceTexts experience={experience} />
          <Section title="Quién te recibe" id="anfitrion">
            <Host id={id} />
          </Section>
          {location && (
            <Section title="Punto de encuentro" id="lugar" className="render-near [--about:34rem]">
              <Place experience={{ id, title, price, bookingRequired }} place={location} />
            </Section>
          )}
          {published && (
            <Section title="Preguntas y respuestas" id="preguntas">
              <ExperienceQuestions experienceId={id} hostName={host.name} />
            </Section>
          )}
          <Section title="Reseñas del anfitrión" id="resenas" className="render-near [--about:57rem]">
            <Reviews from="experience" id={id} hostId={host.id} hostName={host.name} path={path} />
          </Section>
          <ReportLink about={path}>Reportar esta experiencia</ReportLink>
        </div>
        {published && (bookingRequired ? <Reserve id={id} /> : <ExternalAside {...ticket} />)}
      </div>
      {published && !bookingRequired && <ExternalCard {...ticket} bar />}
      {published && <Similar id={id} />}
      <JsonLd id={id} />
    </article>
  )
}

const ExternalAside = (ticket: { price: number; url: string | null }) => (
  <aside aria-label="Precio y reserva" className="hidden pt-8 pb-10 md:block">
    <div className="sticky top-22">
      <ExternalCard {...ticket} />
    </div>
  </aside>
)

function JsonLd({ id }: { id: string }) {
  const { data: experience } = useSuspenseQuery(experienceQuery(id))
  const { data: offered } = useQuery(datesQuery(id))
  return <ExperienceJsonLd experience={experience} dates={offered?.dates ?? []} home={absolute('')} />
}
