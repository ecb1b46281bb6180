import { useSuspenseQuery } from '@tanstack/react-query'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { BackLink } from '#ui/navigation/back-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { kindLabel } from '../case.text.ts'
import type { OwnCase as Own } from '../own/own-case.contract.ts'
import { ownCaseQuery } from './own-case.query.ts'
import { OwnCaseBadge } from './own-case-badge.tsx'
import { WriteAgain } from './write-again.tsx'

type Message = Own['messages'][number]
const styles: Record<Message['kind'], { box: string; icon: IconName; by: string }> = {
  asker: { box: 'border border-hairline', icon: 'user', by: 'Tú' },
  answer: { box: 'bg-turquesa-soft', icon: 'mail', by: 'Torogoz' },
  outcome: { box: 'bg-success-soft', icon: 'check', by: 'Torogoz, al cerrar' },
}

/** One of the own cases: everything that was said, how it ended, and the form to add something. */
export function OwnCase({
  id,
  path,
  submission,
}: {
  id: string
  path: '/profile/cases' | '/host/cases'
  submission: string
}) {
  const { data: row } = useSuspenseQuery(ownCaseQuery(id))
  if (!row)
    return (
      <EmptyState level={1} icon="mail" title="No encontramos este caso" text="Quizá es de otra cuenta.">
        <ButtonLink href={path} variant="secondary">
          Ver tus casos
        </ButtonLink>
      </EmptyState>
    )
  return (
    <article>
      <header className="mb-6">
        <BackLink href={path}>Tus casos</BackLink>
        <h1 className="text-title wrap-anywhere">{row.subject}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-tinta-suave">
          <span className="tabular">
            Caso {row.number} · {kindLabel[row.kind]}
          </span>
          <OwnCaseBadge of={row} />
        </p>
        {row.about && (
          <p className="mt-1">
            <Link href={row.about} className="link inline-flex min-h-11 items-center gap-1.5">
              Ver la página de la que trata
              <Icon name="arrow-right" size="sm" />
            </Link>
          </p>
        )}
      </header>
      <ol aria-label="Conversación" className="grid gap-3">
        {row.messages.map((message) => (
          <ThreadMessage key={message.id} message={message} />
        ))}
      </ol>
      <WriteAgain of={row} submission={submission} />
    </article>
  )
}

function ThreadMessage({ message: { id, kind, text, noted, createdAt } }: { message: Message }) {
  const { box, icon, by } = styles[kind]
  return (
    <li id={`mensaje-${id}`} className={`min-w-0 scroll-mt-24 rounded-control p-4 ${box}`}>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <strong className="flex items-center gap-2">
          <Icon name={icon} size="sm" />
          {noted ? 'Tú, anotado por el equipo' : by}
        </strong>
        <time dateTime={createdAt} className="text-tinta-suave">
          {longDate(createdAt)}, {timeOfDay(createdAt)}
        </time>
      </p>
      <p dir="auto" className="measure mt-2 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </li>
  )
}
