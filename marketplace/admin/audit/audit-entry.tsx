import { longDate, timeOfDay } from '#platform/clock.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { AuditEntry } from './audit.contract.ts'
import { auditActionText } from './audit.text.ts'
import { changesOf, objectHref } from './audited-change.rules.ts'

/** 21 nov 2026, 5:06 a. m. */
export function momentText(instant: string): string {
  const day = longDate(instant)
    .replace(/^[^,]+, /, '')
    .replace(/ de (\p{L}{3})\p{L}* de /u, ' $1 ')
  return `${day}, ${timeOfDay(instant)}`
}

const link = 'link font-semibold wrap-anywhere'

export const AuditActor = ({ entry: { actor, origin } }: { entry: AuditEntry }) =>
  actor ? (
    <Link href={`/admin/users/${actor.id}`} className={link}>
      {actor.name}
    </Link>
  ) : (
    <span className="font-semibold">{origin === 'command' ? 'La línea de comandos' : 'Alguien sin sesión'}</span>
  )

export function AuditTarget({ entry: { objectType, objectId, objectLabel } }: { entry: AuditEntry }) {
  const href = objectHref(objectType, objectId)
  if (objectType === 'settings') return null
  if (objectType === 'endpoint') return <span className="tabular wrap-anywhere">{objectLabel}</span>
  return href ? (
    <Link href={href} className={link}>
      {objectLabel}
    </Link>
  ) : (
    <span className="font-semibold wrap-anywhere">{objectLabel}</span>
  )
}

export const actionText = (action: string): string => (auditActionText as Record<string, string>)[action] ?? action

/** Only the fields that changed: before, an arrow, after. */
export function AuditChanges({ entry: { before, after, origin } }: { entry: AuditEntry }) {
  // For a caller without a session the sentence already says everything.
  const changes = origin === 'refused' && !after?.role ? [] : changesOf(before, after, momentText)
  if (changes.length === 0) return null
  return (
    <dl className="grid gap-1 text-sm">
      {changes.map(({ key, field, before: was, after: is }) => (
        <div key={key} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-tinta-suave">{field}:</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
            {was !== null && <del className="text-tinta-suave">{was}</del>}
            {was !== null && is !== null && (
              <Icon name="arrow-right" size="xs" label="pasó a" className="self-center text-tinta-suave" />
            )}
            {is !== null && <ins className="font-semibold no-underline">{is}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An audit entry as one sentence, with the changes below it. */
export const AuditLine = ({ entry }: { entry: AuditEntry }) => (
  <article className="grid gap-1.5">
    <p>
      <AuditActor entry={entry} /> {actionText(entry.action)} <AuditTarget entry={entry} />
    </p>
    {entry.reason && (
      <p className="text-tinta-suave wrap-anywhere">
        <span className="sr-only">Motivo: </span>«{entry.reason}»
      </p>
    )}
    <AuditChanges entry={entry} />
    <p className="tabular text-sm text-tinta-suave">
      <time dateTime={entry.at}>{momentText(entry.at)}</time>
      {entry.address && <> · desde {entry.address}</>}
    </p>
  </article>
)
