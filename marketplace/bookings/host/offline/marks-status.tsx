import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { OfflineMark } from '../../check-in/offline/offline-guest-list.rules.ts'
import { markLabel, offlineText, savedText, waitingText } from '../../check-in/offline/offline-guest-list.text.ts'
import type { Marks } from './use-marks.ts'

type MarksStatusProps = {
  marks: Marks
  /** When the list was kept; null when it is not. */
  savedAt: string | null
  /** Bookings on the screen; results of other marks are shown here. */
  listedBookingIds: string[]
  path: string
}

/** State of the device: when its list was kept, how many marks wait, and why. */
export function MarksStatus({ marks, savedAt, listedBookingIds, path }: MarksStatusProps) {
  const pendingCount = marks.all.filter(({ state }) => state === 'waiting').length
  const otherMarks = marks.all.filter(({ bookingId }) => !listedBookingIds.includes(bookingId))
  return (
    <div className="mt-4 grid gap-2">
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-tinta-suave">
        {savedAt && (
          <span className="inline-flex items-center gap-1.5">
            <Icon name="check" size="sm" className="text-success" />
            {savedText(savedAt)}
          </span>
        )}
        {pendingCount > 0 && (
          <strong className="inline-flex items-center gap-1.5 rounded-pill bg-maiz-soft px-3 py-1 text-maiz-deep">
            <Icon name="clock" size="sm" />
            {waitingText(pendingCount)}
          </strong>
        )}
      </div>
      {pendingCount > 0 && marks.flush === 'signed-out' && (
        <p>
          <ButtonLink href={`/auth/host/login?redirect=${encodeURIComponent(path)}`} target="_self" size="sm">
            {offlineText.signIn}
          </ButtonLink>
        </p>
      )}
      <SettledMarks marks={otherMarks} onSeen={marks.drop} prefix="De otra reserva. " />
    </div>
  )
}

type SettledMarksProps = { marks: OfflineMark[]; onSeen: Marks['drop']; prefix?: string }

/** Results of marks that were refused or had no effect; each stays until it was read. */
export const SettledMarks = ({ marks, onSeen, prefix = '' }: SettledMarksProps) =>
  marks
    .filter(({ state }) => state === 'told')
    .map(({ key, what, words }) => (
      <div
        key={key}
        role="alert"
        className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-maiz-soft px-3.5 py-2.5"
      >
        <p className="min-w-0 flex-1 basis-52">
          {prefix}
          <strong>{markLabel[what]}:</strong> {words}
        </p>
        <Button variant="secondary" size="sm" onClick={() => onSeen(key)}>
          Entendido
        </Button>
      </div>
    ))
