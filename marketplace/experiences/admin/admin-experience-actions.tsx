import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import { ReasonDialog } from '../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../admin/actions/use-admin-action.ts'
import { ActionFailed } from '../../admin/layout/admin-page-frame.tsx'
import type { AdminExperience } from './admin-experience.contract.ts'
import type { AdminMay } from './admin-experience.rules.ts'

type Words = {
  button: string
  icon: IconName
  variant: 'primary' | 'secondary' | 'danger'
  success: string
  /** The question before the action; absent when it runs at once. */
  confirmation?: { title: string; text: string; reason: boolean }
}

const bookingsStay = 'Las reservas que ya tiene siguen en pie.'
const words = (host: string): Record<AdminMay, Words> => ({
  approve: {
    button: 'Aprobar y publicar',
    icon: 'check',
    variant: 'primary',
    success: 'Experiencia aprobada y publicada',
    confirmation: {
      title: '¿Aprobar y publicar esta experiencia?',
      text: `La verá todo el mundo, y ${host} recibe un correo. Desde ahora publica sin esperar.`,
      reason: false,
    },
  },
  return: {
    button: 'Devolver con observaciones',
    icon: 'edit',
    variant: 'secondary',
    success: 'Devuelta a su anfitrión',
    confirmation: {
      title: '¿Devolverla con observaciones?',
      text: `${host} recibe un correo con lo que escribas, lo lee en su editor y puede volver a enviarla.`,
      reason: true,
    },
  },
  publish: {
    button: 'Publicar',
    icon: 'spark',
    variant: 'primary',
    success: 'Experiencia publicada',
    confirmation: {
      title: '¿Publicar esta experiencia?',
      text: `La verá todo el mundo, y ${host} recibe un correo. Tiene que cumplir los cuatro requisitos.`,
      reason: false,
    },
  },
  feature: { button: 'Destacar', icon: 'star', variant: 'secondary', success: 'Experiencia destacada' },
  unfeature: { button: 'Dejar de destacar', icon: 'star', variant: 'secondary', success: 'Ya no está destacada' },
  draft: {
    button: 'Devolver a borrador',
    icon: 'eye-off',
    variant: 'secondary',
    success: 'Devuelta a borrador',
    confirmation: {
      title: '¿Devolverla a borrador?',
      text: `Deja de verse. ${bookingsStay} ${host} recibe un correo con el motivo, y puede corregirla y publicarla de nuevo.`,
      reason: true,
    },
  },
  archive: {
    button: 'Archivar',
    icon: 'download',
    variant: 'danger',
    success: 'Experiencia archivada',
    confirmation: {
      title: '¿Archivar esta experiencia?',
      text: `Deja de verse y nadie podrá reservarla. ${bookingsStay} ${host} recibe un correo con el motivo. Se puede deshacer.`,
      reason: true,
    },
  },
})

export function ExperienceActions({ experience }: { experience: AdminExperience }) {
  const dialog = useAdminAction()
  const press = useAdminAction()
  const hydrated = useHydrated()
  const [pendingAction, setPendingAction] = useState<AdminMay | null>(null)
  const texts = words(experience.host.name)
  const params = { id: experience.id }
  const version = { version: experience.version }
  const send = (action: AdminMay, reason: string) => {
    switch (action) {
      case 'approve':
        return adminApi.experiences.approve({ params, body: version })
      case 'publish':
        return adminApi.experiences.publish({ params, body: version })
      case 'feature':
        return adminApi.experiences.feature({ params, body: {} })
      case 'unfeature':
        return adminApi.experiences.unfeature({ params, body: {} })
      case 'return':
        return adminApi.experiences.requestChanges({ params, body: { reason } })
      case 'draft':
        return adminApi.experiences.draft({ params, body: { reason } })
      case 'archive':
        return adminApi.experiences.archive({ params, body: { reason } })
    }
  }
  /** The message names what is missing. */
  const run = (action: AdminMay, reason: string) =>
    (texts[action].confirmation ? dialog : press).act(
      action,
      async () => {
        const answer = await send(action, reason)
        const missing = answer.ok ? null : (answer.refusal.data as { words?: string } | null)?.words
        return answer.ok || !missing
          ? answer
          : { ok: false as const, refusal: { ...answer.refusal, message: `${answer.refusal.message}. ${missing}` } }
      },
      texts[action].success,
    )
  const confirmation = pendingAction ? texts[pendingAction].confirmation : undefined
  return (
    <>
      {experience.allowed.map((action) => (
        <Button
          key={action}
          icon={texts[action].icon}
          variant={texts[action].variant}
          disabled={!hydrated}
          loading={press.busy === action}
          onClick={() => (texts[action].confirmation ? setPendingAction(action) : void run(action, ''))}
        >
          {texts[action].button}
        </Button>
      ))}
      <ActionFailed error={press.error} />
      <ReasonDialog
        open={pendingAction !== null}
        record={experience.id}
        title={confirmation?.title ?? ''}
        text={confirmation?.text}
        action={pendingAction ? texts[pendingAction].button : ''}
        tone={pendingAction === 'archive' ? 'danger' : undefined}
        reason={confirmation?.reason ? 'required' : 'none'}
        onConfirm={(reason) => (pendingAction ? run(pendingAction, reason) : Promise.resolve(null))}
        onClose={() => setPendingAction(null)}
      />
    </>
  )
}
