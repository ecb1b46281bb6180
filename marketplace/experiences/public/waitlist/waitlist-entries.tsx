import { useQueryClient } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { dateHours, dateText } from '../../availability/availability.text.ts'
import { experiencePath } from '../../experience.rules.ts'
import { peopleText } from '../../experience.text.ts'
import type { WaitlistEntry } from '../../waitlist/waitlist.contract.ts'
import { positionText, untilText, waitlistText } from '../../waitlist/waitlist.text.ts'
import { waitlistKey } from './waitlist.query.ts'

type WaitlistEntriesProps = { entries: WaitlistEntry[]; after: string | undefined; next: string | null; path: string }

/** The dates somebody waits for, and the state of each. */
export function WaitlistEntries({ entries, after, next, path }: WaitlistEntriesProps) {
  const queryClient = useQueryClient()
  const leave = useAction({
    send: (dateId: string) => api.waitlist.leave({ params: { id: dateId } }),
    done: () => toast({ title: waitlistText.left, tone: 'success' }),
    failed: waitlistText.leaveFailed,
    settled: () => queryClient.invalidateQueries({ queryKey: waitlistKey }),
    about: (dateId) => dateId,
  })
  return (
    <section aria-labelledby="espera" className="card p-5 md:p-7">
      <h2 id="espera" className="text-heading">
        {waitlistText.heading}
      </h2>
      <p className="measure mt-1 text-tinta-suave">{waitlistText.promise}</p>
      {entries.length === 0 && !after ? (
        <div className="mt-4">
          <EmptyState
            level={3}
            icon="bell"
            title="No esperas ninguna fecha"
            text="Cuando una fecha esté llena, toca «Avísame» en la página de la experiencia."
          >
            <ButtonLink href="/search" icon="search">
              Explorar experiencias
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-4 divide-y divide-hairline">
          {entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
              <span className="min-w-0 flex-1 basis-56">
                <Link
                  href={experiencePath(entry.experience.id, entry.experience.title)}
                  className="link target block font-semibold wrap-anywhere"
                >
                  {entry.experience.title}
                </Link>
                <span className="tabular block first-letter:uppercase">
                  {dateText(entry.startDate)}, {dateHours(entry)} · {peopleText(entry.guests)}
                </span>
                <span className="mt-1 block">
                  <State entry={entry} />
                </span>
              </span>
              {entry.status === 'held' && (
                <ButtonLink
                  href={`/booking/${entry.experience.id}?date=${entry.availableDateId}&guests=${entry.guests}`}
                  size="sm"
                >
                  Reservar
                </ButtonLink>
              )}
              {entry.status === 'expired' ? (
                <ButtonLink
                  href={`${experiencePath(entry.experience.id, entry.experience.title)}?guests=${entry.guests}`}
                  variant="secondary"
                  size="sm"
                >
                  Volver a ver
                </ButtonLink>
              ) : (
                <Button
                  variant="ghost"
                  size="sm"
                  loading={leave.input === entry.availableDateId}
                  aria-label={`${waitlistText.leave}: ${entry.experience.title}, ${dateText(entry.startDate)}`}
                  onClick={() => void leave.run(entry.availableDateId)}
                >
                  {waitlistText.leave}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 empty:hidden">
        <Pagination
          previous={after ? path : null}
          next={next && `${path}?after=${next}`}
          position={after ? 'Pedidas antes' : 'Las últimas que pediste'}
          label="Páginas de la lista de espera"
        />
      </div>
    </section>
  )
}

function State({ entry: { status, heldUntil, position } }: { entry: WaitlistEntry }) {
  if (status === 'held' && heldUntil)
    return (
      <Badge tone="success" icon="check">
        Lugar apartado {untilText(heldUntil, currentTime())}
      </Badge>
    )
  if (status === 'expired') return <span className="text-tinta-suave">{waitlistText.expired}</span>
  return <Badge>{positionText(position ?? 1)}</Badge>
}
