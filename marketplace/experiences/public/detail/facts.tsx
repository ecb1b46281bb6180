import { Icon, type IconName } from '#ui/icons/icon.tsx'
import type { ExperienceDetail } from '../../experience.contract.ts'
import { durationText, peopleText } from '../../experience.text.ts'
import { freshnessText } from '../../freshness/freshness.rules.ts'

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Duration, people, languages and category at a glance (DET-22). */
export function ExperienceFacts({ experience }: { experience: ExperienceDetail }) {
  const facts: [IconName, string, string | undefined][] = [
    ['clock', 'Duración', durationText(experience.durationValue, experience.durationUnit)],
    ['people', 'Grupo', `Hasta ${peopleText(experience.maxGuests)}`],
    ['globe', 'Idiomas', list.format(experience.languages)],
    ['ticket', 'Categoría', experience.category?.name],
    [
      'check',
      experience.bookingRequired ? 'Fechas confirmadas' : 'Confirmada',
      experience.status === 'published' && experience.datesConfirmedAt
        ? freshnessText(new Date(experience.datesConfirmedAt), new Date())
        : undefined,
    ],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-hairline py-5 lg:grid-cols-4">
      {facts.map(
        ([icon, name, value]) =>
          value && (
            <div key={name} className="relative min-w-0 pl-8">
              <dt className="text-sm text-tinta-suave">
                <Icon name={icon} className="absolute top-0.5 left-0 text-turquesa-deep" />
                {name}
              </dt>
              <dd className="leading-snug font-semibold break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
