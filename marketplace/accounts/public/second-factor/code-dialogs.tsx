import type { ReactNode } from 'react'
import { api } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { QrCode } from '#ui/media/qr-code.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useAuthForm } from '../sign-in/use-auth-form.ts'

type Refusal = { message: string; fields: Record<string, string> | null }

type CodeFormProps = { label: string; submit: string; send: (code: string) => Promise<Refusal | null> }

function CodeForm({ label, submit, send }: CodeFormProps) {
  const form = useAuthForm({
    check: ({ code = '' }): Record<string, string> => (code.trim() ? {} : { code: 'Escribe el código' }),
    send: ({ code = '' }) => send(code),
  })
  const { errors, busy } = form
  return (
    <form {...form.form} className="grid gap-4">
      {errors._ && !errors.code && (
        <Notice tone="danger" data-summary tabIndex={-1}>
          {errors._}
        </Notice>
      )}
      <TextField
        label={label}
        name="code"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={40}
        error={errors.code}
      />
      <Button type="submit" loading={busy} className="justify-self-end max-sm:w-full">
        {submit}
      </Button>
    </form>
  )
}

type EnrolProps = {
  enrolment: { uri: string; secret: string } | null
  onDone: (codes: string[] | null) => void
  onClose: () => void
}

/** The secret as QR code and as text, and the first code, which proves that the app has it. */
export const EnrolDialog = ({ enrolment, onDone, onClose }: EnrolProps) => (
  <Dialog open={enrolment !== null} onClose={onClose} title="Activa tu aplicación de códigos">
    {enrolment && (
      <div className="grid gap-5">
        <Step n={1}>
          Abre una aplicación de códigos (Google Authenticator, 2FAS, 1Password…) y escanea este código.
        </Step>
        <QrCode
          text={enrolment.uri}
          label="Código QR para tu aplicación"
          className="mx-auto size-44 rounded-control border border-hairline"
        />
        <div>
          <p className="text-sm text-tinta-suave">¿No puedes escanearlo? Escribe esta clave:</p>
          <p className="mt-1 font-mono wrap-anywhere select-all">{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</p>
        </div>
        <Step n={2}>Escribe el código de seis dígitos que muestra.</Step>
        <CodeForm
          label="Código"
          submit="Activar"
          send={async (code) => {
            const answer = await api.secondFactor.confirm({ body: { code } })
            if (!answer.ok) return answer.refusal
            onDone(answer.data.recoveryCodes)
            return null
          }}
        />
      </div>
    )}
  </Dialog>
)

const Step = ({ n, children }: { n: number; children: ReactNode }) => (
  <p className="flex gap-3">
    <span className="flex size-7 shrink-0 items-center justify-center rounded-pill bg-turquesa-soft font-semibold text-turquesa-deep">
      {n}
    </span>
    <span>{children}</span>
  </p>
)

/** Removes the app; requires one of its codes. */
export const RemoveDialog = ({ open, onDone, onClose }: { open: boolean; onDone: () => void; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Quitar la aplicación de códigos">
    <div className="grid gap-4">
      <p className="text-tinta-suave">Para quitarla, escribe un código que muestre ahora, o uno de recuperación.</p>
      <CodeForm
        label="Código"
        submit="Quitar"
        send={async (code) => {
          const answer = await api.secondFactor.remove({ body: { code } })
          if (!answer.ok) return answer.refusal
          onDone()
          return null
        }}
      />
    </div>
  </Dialog>
)
