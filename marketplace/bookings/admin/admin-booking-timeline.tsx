import { longDate, timeOfDay } from '#platform/clock.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import type { AdminBooking, TimelineEvent } from './admin-booking.contract.ts'
import { timelineEventLabel } from './admin-booking.text.ts'

const icons: Record<TimelineEvent['what'], IconName> = {
  requested: 'ticket',
  confirmed: 'check',
  attendance: 'user',
  written: 'whatsapp',
  reminded: 'bell',
  started: 'play',
  completed: 'star',
  'no-show': 'eye-off',
  paid: 'cash',
  'payment-undone': 'cash',
  cancelled: 'close',
  chat: 'chat',
  corrected: 'edit',
}
const actorName = ({ by, name }: TimelineEvent) =>
  by === 'system' ? 'por sí sola' : by === 'admin' ? (name ?? 'La administración') : name

/** The history of a booking, oldest first. */
export const BookingTimeline = ({ timeline }: Pick<AdminBooking, 'timeline'>) => (
  <section aria-labelledby="cronologia" className="card p-5 md:p-6">
    <h2 id="cronologia" className="text-subheading">
      Qué pasó
    </h2>
    <ol className="mt-4 grid gap-5">
      {timeline.map((event) => (
        <li key={`${event.at} ${event.what}`} className="flex gap-3">
          <span className="flex size-8 shrink-0 items-center justify-center rounded-pill bg-anil-soft text-anil-deep">
            <Icon name={icons[event.what]} size="sm" />
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{timelineEventLabel[event.what]}</p>
            <p className="text-sm wrap-anywhere text-tinta-suave">
              <time dateTime={event.at} className="inline-block first-letter:uppercase">
                {longDate(event.at)}, {timeOfDay(event.at)}
              </time>
              {actorName(event) && ` · ${actorName(event)}`}
            </p>
            {event.note && <p className="mt-1 wrap-anywhere">{event.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  </section>
)
