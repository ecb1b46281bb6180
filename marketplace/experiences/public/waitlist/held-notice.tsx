import { currentTime } from '#platform/pages/page-clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import type { AvailableDate } from '../../availability/availability.contract.ts'
import { spotsText } from '../../availability/availability.text.ts'
import { untilText } from '../../waitlist/waitlist.text.ts'

/** Says that spots of the chosen date are held for this traveler, and until when. */
export const HeldNotice = ({ date }: { date: AvailableDate | null }) =>
  date?.heldUntil && (
    <Notice tone="success">
      Te apartamos lugar en esta fecha {untilText(date.heldUntil, currentTime())}: puedes reservar{' '}
      {spotsText(date.spots)}.
    </Notice>
  )
