import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { momentText } from '../../admin/audit/audit-entry.tsx'
import { AdminSection } from '../../admin/layout/admin-page-frame.tsx'
import type { AdminCase, CaseMessage } from './admin-case.contract.ts'
import { mailLabel } from './admin-case.text.ts'

const styles: Record<CaseMessage['kind'], { box: string; icon: IconName }> = {
  asker: { box: 'border border-hairline', icon: 'user' },
  answer: { box: 'bg-turquesa-soft', icon: 'mail' },
  outcome: { box: 'bg-success-soft', icon: 'check' },
  note: { box: 'bg-maiz-soft', icon: 'edit' },
}

/** The author of a message; internal notes are marked as such. */
function by({ kind, author }: CaseMessage, name: string): string {
  const team = author ?? 'El equipo'
  if (kind === 'asker') return author ? `${name}, anotado por ${author}` : name
  if (kind === 'note') return `Nota interna de ${team}`
  return kind === 'outcome' ? `${team}, al cerrar` : team
}

/** All messages, oldest first, with the delivery state of each mail. */
export const CaseThread = ({ of: { name, messages } }: { of: AdminCase }) => (
  <AdminSection title="Conversación" icon="chat">
    <ol className="grid gap-3">
      {messages.map((message) => {
        const { id, kind, text, createdAt, mail } = message
        const { box, icon } = styles[kind]
        return (
          <li key={id} className={`min-w-0 rounded-control p-4 ${box}`}>
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
              <strong className="flex min-w-0 items-center gap-2 wrap-anywhere">
                <Icon name={icon} size="sm" />
                {by(message, name)}
              </strong>
              <time dateTime={createdAt} className="tabular text-tinta-suave">
                {momentText(createdAt)}
              </time>
            </p>
            <p dir="auto" className="measure mt-2 whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            {mail && (
              <p className="mt-2 flex items-start gap-2 text-sm text-tinta-suave">
                <Icon
                  name={mail === 'sent' ? 'check' : mail === 'failed' ? 'alert' : 'clock'}
                  size="sm"
                  className="mt-0.5"
                />
                {mailLabel[mail]}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  </AdminSection>
)
