import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Disclosure } from '#ui/navigation/disclosure.tsx'
import type { OfferedDates } from '../../availability/availability.contract.ts'
import type { ExperienceDetail } from '../../experience.contract.ts'
import { waitlistText } from '../../waitlist/waitlist.text.ts'

const load = () => import('./waitlist-dates.tsx')
const WaitlistDates = lazy(load)

export type WaitlistOfferProps = {
  experience: Pick<ExperienceDetail, 'id' | 'maxGuests' | 'viewer'>
  offered: OfferedDates
  requestedGuests: number
  open?: boolean
}

const canWait = ({ experience, offered, requestedGuests }: WaitlistOfferProps) =>
  experience.viewer.book === 'yes' &&
  (offered.unavailable.length > 0 ||
    offered.dates.some(({ spots }) => spots < Math.min(requestedGuests, experience.maxGuests)))

export function WaitlistOffer(props: WaitlistOfferProps) {
  const [open, setOpen] = useState(props.open ?? false)
  const hydrated = useHydrated()
  if (!canWait(props)) return null
  return (
    <Disclosure
      summary={waitlistText.question}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onPointerEnter={() => void load()}
      className="border-b-0 noscript:hidden"
    >
      {hydrated && open && (
        <Suspense fallback={<Skeleton className="h-24 rounded-control" />}>
          <WaitlistDates {...props} />
        </Suspense>
      )}
    </Disclosure>
  )
}
