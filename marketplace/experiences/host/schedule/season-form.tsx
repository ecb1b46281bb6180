import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { dayOf } from '#platform/clock.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { MAX_DATES, MAX_SEASON_DAYS, planOf, type Season, spanOf } from '../../availability/schedule/schedule.rules.ts'
import { countText, scheduleText, seasonText, tooManyText } from '../../availability/schedule/schedule.text.ts'
import { startsQuery } from './schedule.query.ts'
import { type SeasonDraft, SeasonFields } from './season-fields.tsx'
import { SeasonPreview } from './season-preview.tsx'
import { SeasonSentence } from './season-sentence.tsx'

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text)

/** What is missing before a preview is possible, in words; null when the season is complete. */
function missing({ weekdays, times, from, until }: SeasonDraft): string | null {
  if (weekdays.length === 0) return 'Elige al menos un día de la semana.'
  if (times.filter(Boolean).length === 0) return 'Agrega al menos una hora.'
  if (!isDay(from) || !isDay(until)) return 'Elige desde y hasta qué día.'
  if (until < from) return 'El último día no puede ser antes del primero.'
  return spanOf({ from, until }) > MAX_SEASON_DAYS ? 'Una temporada dura como máximo un año.' : null
}

/** @param spots how many the experience takes: the default capacity of a date */
type SeasonFormProps = { experienceId: string; spots: number; onAdded: (month: string) => void }

/** The form of a season: weekdays, hours, period, capacity; a preview shows every date before any is created. */
export function SeasonForm({ experienceId, spots, onAdded }: SeasonFormProps) {
  const [now] = useState(currentTime)
  const today = dayOf(now)
  const [draft, setDraft] = useState<SeasonDraft>({
    weekdays: [6, 0],
    times: ['08:00'],
    minutes: null,
    from: today,
    until: '',
    spots,
    except: [],
  })
  const [error, setError] = useState('')
  const lack = missing(draft)
  const times = draft.times.filter(Boolean)
  const season: Season = { ...draft, times }
  const stretch = { from: draft.from, until: draft.until }
  const { data: starts } = useQuery({ ...startsQuery(experienceId, stretch), enabled: lack === null })
  // Excluded days stay in the preview, so that they can be included again.
  const plan = lack === null ? planOf({ ...season, except: [] }, starts ?? [], now) : []
  const selected = plan.filter(({ day }) => !draft.except.includes(day))
  const fresh = selected.filter(({ state }) => state === 'new').length
  const count = selected.length
  const tooMany = count > MAX_DATES

  const change = (part: Partial<SeasonDraft>) => {
    setError('')
    setDraft((before) => ({ ...before, ...part }))
  }

  const create = useAction({
    send: () => {
      const inside = new Set(plan.map(({ day }) => day))
      const body = { ...draft, times, except: draft.except.filter((day) => inside.has(day)) }
      return hostApi.schedule.addSeason({ params: { id: experienceId }, body })
    },
    done: ({ created, month }) => {
      toast(
        created === 1
          ? { title: scheduleText.addedTitle, tone: 'success' }
          : { title: `¡${countText(created)} agregadas!`, tone: 'success' },
      )
      onAdded(month)
    },
    failed: ({ message, fields }) => {
      setError(Object.values(fields ?? {})[0] ?? message)
      return 'No se pudieron agregar las fechas'
    },
  })

  return (
    <div role="group" aria-label="Agregar una temporada" className="card mt-4 grid gap-5 p-4 sm:p-5">
      <SeasonSentence today={today} onRead={change} />
      <SeasonFields draft={draft} today={today} onChange={change} />
      <div className="grid gap-4 border-t border-hairline pt-5">
        {lack ? (
          <p className="text-tinta-suave">{lack}</p>
        ) : (
          <>
            <p className="font-semibold text-pretty">{seasonText(season)}.</p>
            <SeasonPreview plan={plan} except={draft.except} onExcept={(except) => change({ except })} />
          </>
        )}
        {tooMany && <Notice tone="warning">{tooManyText(count, MAX_DATES)}</Notice>}
        {error && <Notice tone="danger">{error}</Notice>}
        <Button
          full
          icon="plus"
          disabled={lack !== null || fresh === 0 || tooMany || !starts}
          loading={create.pending}
          loadingText="Creando…"
          onClick={() => void create.run()}
        >
          {fresh > 0 ? `Crear ${countText(fresh)}` : 'Crear fechas'}
        </Button>
      </div>
    </div>
  )
}
