import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { urlOf } from '#platform/http/client/call.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { useAdminAction } from '../actions/use-admin-action.ts'
import type { AdminMail } from './outbox.contract.ts'

type Form = 'html' | 'text'

/**
 * An email as its recipient sees it, or as plain text. The frame runs no scripts, has no origin and no working links: the
 * content is not trusted, and its own policy restricts it.
 */
export function MailContent({ mail }: { mail: AdminMail }) {
  const { busy, error, act } = useAdminAction()
  const hydrated = useHydrated()
  const [text, setText] = useState<string | null>(null)
  const [form, setForm] = useState<Form>('html')
  const open = () =>
    void act(
      'open',
      () => adminApi.outbox.open({ params: { id: mail.id } }),
      (opened) => {
        setText(opened.text)
        return 'Correo abierto: queda en la bitácora'
      },
    )
  if (text === null)
    return (
      <div className="grid justify-items-start gap-3">
        {error && <Notice tone="danger">{error}</Notice>}
        <Button variant="secondary" icon="eye" loading={busy === 'open'} disabled={!hydrated} onClick={open}>
          Abrir el correo
        </Button>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      {mail.state === 'kept' && (
        <Notice tone="info">
          Lleva sus enlaces completos para que puedas entregarlos a {mail.recipient}, y a nadie más.
        </Notice>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Cómo verlo</legend>
        {(
          [
            ['html', 'Como se ve'],
            ['text', 'Solo texto'],
          ] as const
        ).map(([value, label]) => (
          <Button
            key={value}
            size="sm"
            variant={form === value ? 'primary' : 'secondary'}
            aria-pressed={form === value}
            onClick={() => setForm(value)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {form === 'html' ? (
        <iframe
          title={`Correo: ${mail.subject}`}
          src={urlOf(adminApi.outbox.showContent, { params: { id: mail.id } })}
          sandbox=""
          className="h-[70dvh] min-h-96 w-full rounded-card border border-hairline bg-white"
        />
      ) : (
        <pre className="rounded-card border border-hairline bg-lino p-4 text-sm whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
      )}
    </div>
  )
}
