import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { firstName } from '#marketplace/accounts/account.rules.ts'
import { requireHostArea } from '#marketplace/accounts/public/session/guards.view.ts'
import { isHostArea } from '#marketplace/accounts/session/session.rules.ts'
import { Section } from '#marketplace/experiences/public/detail/header/section.tsx'
import { ReportLink } from '#marketplace/reviews/public/report-link.tsx'
import { hostReviewsQuery } from '#marketplace/reviews/public/review.query.ts'
import { reviewList } from '#marketplace/reviews/public/review-list.text.ts'
import { ReviewSection } from '#marketplace/reviews/public/review-section.tsx'
import { absolute, pageHead } from '#marketplace/site/public/head/page.head.ts'
import { NotFound } from '#marketplace/site/public/layout/not-found.tsx'
import { RefusedError } from '#platform/pages/api-query.ts'
import { island } from '#platform/pages/islands/island.tsx'
import { useLightPage } from '#platform/pages/light/light-route.ts'
import { hostHead, missingHostHead } from './host.head.ts'
import { hostExperiencesQuery, hostQuery } from './host.query.ts'
import { HostAbout } from './host-about.tsx'
import { HostFailed, HostNotFound } from './host-errors.tsx'
import { HostExperiences } from './host-experience-list.tsx'
import { HostGallery } from './host-gallery.tsx'
import { HostIdentity } from './host-identity.tsx'
import { HostJsonLd } from './host-json-ld.tsx'

const Identity = island('host-identity', HostIdentity)
const Gallery = island('host-gallery', HostGallery)
const Experiences = island('host-experiences', HostExperiences)
const Reviews = island('reviews', ReviewSection)

/** A refusal is a 404; anything else is a failure (HPUB-01, HPUB-11). */
function missing(error: unknown): never {
  throw error instanceof RefusedError && error.refusal.status === 404 ? notFound() : error
}

/**
 * The public profile (SHELL-30). The portal's paths come first in the list of routes; a portal path without a page is still
 * guarded like the portal, not taken for a host id.
 */
export const Route = createFileRoute('/_traveler/host/$hostId')({
  staticData: { islands: 'host' },
  validateSearch: (search: Record<string, unknown>): { all?: 1 } => (search.all ? { all: 1 } : {}),
  loaderDeps: ({ search: { all } }) => ({ all }),
  beforeLoad: async (guarded) => {
    if (isHostArea(guarded.location.pathname)) await requireHostArea(guarded)
  },
  loader: async ({ context: { queryClient }, params: { hostId }, location, deps: { all } }) => {
    if (isHostArea(location.pathname)) throw notFound({ data: 'portal' })
    const host = await queryClient.ensureQueryData(hostQuery(hostId)).catch(missing)
    // The profile does not depend on these; if one fails, its own section shows it.
    const others = Promise.allSettled([
      queryClient.ensureInfiniteQueryData(hostReviewsQuery(host.id)),
      all && queryClient.ensureInfiniteQueryData(hostExperiencesQuery(host.id)),
    ])
    if (import.meta.env.SSR) await others
    return host
  },
  head: ({ loaderData }) => (loaderData ? pageHead(hostHead(loaderData)) : missingHostHead),
  component: HostPage,
  notFoundComponent: ({ data }) => (data === 'portal' ? <NotFound /> : <HostNotFound />),
  errorComponent: HostFailed,
})

function HostPage() {
  const {
    params: { hostId },
    search: { all },
  } = useLightPage(Route)
  const { data: host } = useSuspenseQuery(hostQuery(hostId))
  const { id, name, gallery } = host
  const first = firstName(name)
  const path = `/host/${id}`
  return (
    <article className="page grid gap-x-10 py-6 md:grid-cols-[17rem_minmax(0,1fr)] md:py-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-14">
      <div className="min-w-0">
        <div className="md:sticky md:top-24">
          <Identity id={hostId} url={absolute(path)} />
        </div>
      </div>
      <div className="min-w-0 md:-mt-8">
        <Section title={`Conoce a ${first}`} id="sobre">
          <HostAbout host={host} />
        </Section>
        {gallery.length > 0 && (
          <Section title="Cómo se vive" id="fotos">
            <Gallery id={hostId} />
          </Section>
        )}
        <Section title={`Experiencias de ${first}`} id="experiencias">
          <Experiences id={hostId} all={Boolean(all)} />
        </Section>
        <Section title="Reseñas" id="resenas">
          <Reviews from="host" id={id} hostId={id} hostName={name} path={path} failed={reviewList.failedOfHost} />
        </Section>
        <ReportLink about={path}>Reportar este perfil</ReportLink>
      </div>
      <HostJsonLd host={host} home={absolute('')} />
    </article>
  )
}
