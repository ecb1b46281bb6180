import { useEffect, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { Switch } from '#ui/forms/switch.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { AccountCard } from '../profile/account-card.tsx'
import { type PushState, pushState, subscribeBrowser, unsubscribeBrowser } from './browser-push.view.ts'

const hints: Record<PushState, string> = {
  on: 'Encendidos en este navegador. Se apagan al cerrar sesión.',
  off: 'Te llegan aunque Torogoz esté cerrado. No muestran nombres ni montos.',
  blocked: 'Tu navegador los tiene bloqueados para Torogoz: permítelos en sus ajustes y vuelve aquí.',
  missing: 'Este navegador no los ofrece. En el iPhone, agrega Torogoz a tu pantalla de inicio y ábrelo desde ahí.',
}
const FAILED = 'No se pudieron cambiar los avisos'

/** Push notices to this browser, even while the site is closed; off by default (ACC-15). */
export function PushCard() {
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => {
    void pushState().then(setState, () => setState('missing'))
  }, [])

  const toggle = useAction({
    send: async (enabled: boolean) => {
      if (!enabled) {
        const endpoint = await unsubscribeBrowser()
        return endpoint ? api.push.unsubscribe({ body: { endpoint } }) : { ok: true as const, data: null }
      }
      const key = await api.push.show()
      if (!key.ok) return key
      const subscription = await subscribeBrowser(key.data.publicKey).catch(() => null)
      return subscription ? api.push.subscribe({ body: subscription }) : { ok: true as const, data: null }
    },
    failed: FAILED,
    settled: async () => {
      const now = await pushState()
      setState(now)
      if (now === 'on') toast({ title: 'Avisos encendidos', tone: 'success' })
    },
  })

  return (
    <AccountCard
      id="avisos-navegador"
      title="Avisos en este dispositivo"
      lead="Lo mismo que en tu campana, según lo que tengas encendido arriba."
    >
      <Switch
        label="Avisos del navegador"
        hint={state ? hints[state] : 'Revisando este navegador…'}
        checked={state === 'on'}
        disabled={toggle.pending || (state !== 'on' && state !== 'off')}
        onChange={({ target }) => void toggle.run(target.checked)}
      />
    </AccountCard>
  )
}
