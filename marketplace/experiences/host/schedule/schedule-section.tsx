import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import { scheduleText } from '../../availability/schedule/schedule.text.ts'
import { AddDate } from './add-date.tsx'
import { DateList } from './date-list.tsx'
import { refreshSchedule, scheduleQuery } from './schedule.query.ts'
import { SeasonForm } from './season-form.tsx'
import { DICTATION_HASH } from './use-dictation.ts'

type ScheduleSectionProps = {
  experienceId: string
  /** The saved number of people the experience takes. */
  maxGuests: number
  onChange?: () => void
}

const ways = [
  ['one', 'Una fecha', 'plus'],
  ['season', 'Una temporada', 'calendar'],
] as const

/**
 * The dates of an experience, for its host: add one or a season, change capacity, close, remove (EDIT-07, EDIT-54 to 61). Its
 * controls belong to no form, so it may stand inside of another one. All times are El Salvador time.
 */
export function ScheduleSection({ experienceId, maxGuests, onChange }: ScheduleSectionProps) {
  const queryClient = useQueryClient()
  const [month, setMonth] = useState<string | null>(null)
  const [way, setWay] = useState<'one' | 'season' | null>(null)
  // This page was reloaded to get permission for the microphone.
  useEffect(() => {
    if (location.hash === DICTATION_HASH) setWay('season')
  }, [])
  const { data, isError, refetch } = useQuery({
    ...scheduleQuery(experienceId, month),
    // The list stays while another month loads.
    placeholderData: (before) => before,
  })

  const [refreshing, setRefreshing] = useState(false)
  // A date that was removed takes the button away that began it, and an added season its form.
  const heading = useFocusAfter<HTMLHeadingElement>(refreshing)

  async function refresh(month?: string) {
    if (month) setMonth(month)
    setRefreshing(true)
    await refreshSchedule(queryClient, experienceId)
    setRefreshing(false)
    onChange?.()
  }

  return (
    <section id="fechas" aria-labelledby="fechas-titulo" className="scroll-mt-24">
      <h2 ref={heading} id="fechas-titulo" tabIndex={-1} className="text-heading outline-none">
        {scheduleText.heading}
      </h2>
      <p className="mt-1 text-tinta-suave">
        Cuándo se puede reservar, siempre en hora de El Salvador.{' '}
        <Link href="/host/settings#calendario" className="link">
          Ver en mi calendario
        </Link>
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {ways.map(([value, label, icon]) => (
          <Button
            key={value}
            variant={way === value ? 'primary' : 'secondary'}
            icon={icon}
            aria-expanded={way === value}
            onClick={() => setWay(way === value ? null : value)}
          >
            {label}
          </Button>
        ))}
      </div>
      {way === 'one' && <AddDate experienceId={experienceId} onAdded={refresh} />}
      {way === 'season' && (
        <SeasonForm
          experienceId={experienceId}
          spots={maxGuests}
          onAdded={(first) => {
            setWay(null)
            void refresh(first)
          }}
        />
      )}
      <div className="mt-6">
        {data ? (
          <DateList schedule={data} onMonth={setMonth} onChange={() => refresh(data.month)} />
        ) : isError ? (
          <ErrorState level={3} title={scheduleText.loadFailed}>
            <Button variant="secondary" onClick={() => void refetch()}>
              Reintentar
            </Button>
          </ErrorState>
        ) : (
          <SkeletonList label="Cargando fechas" count={3} className="grid gap-3">
            {(at) => <Skeleton key={at} className="h-20 rounded-card" />}
          </SkeletonList>
        )}
      </div>
    </section>
  )
}
