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
  look: 'primary' | 'secondary' | 'danger'
  done: string
  /** The question before the action; absent when it runs at once. */
  ask?: { title: string; text: string; reason: boolean }
}

const kept = 'Las reservas que ya tiene siguen en pie.'
const words = (host: string): Record<AdminMay, Words> => ({
  approve: {
    button: 'Aprobar y publicar',
    icon: 'check',
    look: 'primary',
    done: 'Experiencia aprobada y publicada',
    ask: {
      title: '¿Aprobar y publicar esta experiencia?',
      text: `La verá todo el mundo, y ${host} recibe un correo. Desde ahora publica sin esperar.`,
      reason: false,
    },
  },
  return: {
    button: 'Devolver con observaciones',
    icon: 'edit',
    look: 'secondary',
    done: 'Devuelta a su anfitrión',
    ask: {
      title: '¿Devolverla con observaciones?',
      text: `${host} recibe un correo con lo que escribas, lo lee en su editor y puede volver a enviarla.`,
      reason: true,
    },
  },
  publish: {
    button: 'Publicar',
    icon: 'spark',
    look: 'primary',
    done: 'Experiencia publicada',
    ask: {
      title: '¿Publicar esta experiencia?',
      text: `La verá todo el mundo, y ${host} recibe un correo. Tiene que cumplir los cuatro requisitos.`,
      reason: false,
    },
  },
  feature: { button: 'Destacar', icon: 'star', look: 'secondary', done: 'Experiencia destacada' },
  unfeature: { button: 'Dejar de destacar', icon: 'star', look: 'secondary', done: 'Ya no está destacada' },
  draft: {
    button: 'Devolver a borrador',
    icon: 'eye-off',
    look: 'secondary',
    done: 'Devuelta a borrador',
    ask: {
      title: '¿Devolverla a borrador?',
      text: `Deja de verse. ${kept} ${host} recibe un correo con el motivo, y puede corregirla y publicarla de nuevo.`,
      reason: true,
    },
  },
  archive: {
    button: 'Archivar',
    icon: 'download',
    look: 'danger',
    done: 'Experiencia archivada',
    ask: {
      title: '¿Archivar esta experiencia?',
      text: `Deja de verse y nadie podrá reservarla. ${kept} ${host} recibe un correo con el motivo. Se puede deshacer.`,
      reason: true,
    },
  },
})

export function ExperienceActions({ experience }: { experience: AdminExperience }) {
  const dialog = useAdminAction()
  const press = useAdminAction()
  const alive = useHydrated()
  const [asked, setAsked] = useState<AdminMay | null>(null)
  const texts = words(experience.host.name)
  const params = { id: experience.id }
  const version = { version: experience.version }
  const send = (what: AdminMay, reason: string) => {
    switch (what) {
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
  const take = (what: AdminMay, reason: string) =>
    (texts[what].ask ? dialog : press).act(
      what,
      async () => {
        const answer = await send(what, reason)
        const named = answer.ok ? null : (answer.refusal.data as { words?: string } | null)?.words
        return answer.ok || !named
          ? answer
          : { ok: false as const, refusal: { ...answer.refusal, message: `${answer.refusal.message}. ${named}` } }
      },
      texts[what].done,
    )
  const ask = asked ? texts[asked].ask : undefined
  return (
    <>
      {experience.allowed.map((what) => (
        <Button
          key={what}
          icon={texts[what].icon}
          variant={texts[what].look}
          disabled={!alive}
          loading={press.busy === what}
          onClick={() => (texts[what].ask ? setAsked(what) : void take(what, ''))}
        >
          {texts[what].button}
        </Button>
      ))}
      <ActionFailed error={press.error} />
      <ReasonDialog
        open={asked !== null}
        title={ask?.title ?? ''}
        text={ask?.text}
        action={asked ? texts[asked].button : ''}
        tone={asked === 'archive' ? 'danger' : undefined}
        reason={ask?.reason ? 'required' : 'none'}
        onConfirm={(reason) => (asked ? take(asked, reason) : Promise.resolve(null))}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
