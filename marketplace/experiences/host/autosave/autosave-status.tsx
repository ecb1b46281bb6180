import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { timeOfDay } from '#platform/clock.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import type { useAutosave } from './use-autosave.ts'

type AutosaveStatusProps = {
  autosave: Pick<ReturnType<typeof useAutosave>, 'state' | 'at' | 'onDevice'>
  className?: string
}

const device = () => (matchMedia('(pointer: coarse)').matches ? 'este teléfono' : 'esta computadora')

function words({ state, at, onDevice }: AutosaveStatusProps['autosave']): [IconName, string] {
  switch (state) {
    case 'waiting':
      return ['clock', 'Guardando…']
    case 'kept':
      return [
        'check',
        at && Date.now() - at.getTime() > MINUTE_MS ? `Guardado a las ${timeOfDay(at)}` : 'Guardado en este momento',
      ]
    case 'offline':
      return [
        'alert',
        onDevice ? `Sin conexión: lo que escribes queda en ${device()}` : 'Sin conexión: no cierres esta página',
      ]
    case 'failed':
      return ['alert', `Aún no se pudo guardar; queda en ${device()}`]
    case 'signed-out':
      return ['alert', `Tu sesión terminó; lo que escribes queda en ${device()}`]
    case 'conflict':
      return ['alert', 'Se guardaron cambios en otra pestaña']
    case 'idle':
      return ['check', 'Lo que escribes se guarda solo']
  }
}

export function AutosaveStatus({ autosave, className = '' }: AutosaveStatusProps) {
  const [icon, text] = words(autosave)
  const bad = icon === 'alert'
  return (
    <p
      role={bad ? 'status' : undefined}
      className={`flex items-start gap-1.5 text-sm ${bad ? 'font-medium text-maiz-deep' : 'text-tinta-suave'} ${className}`}
    >
      <Icon name={icon} size="sm" className="mt-0.5" />
      <span>
        {text}
        {autosave.state === 'signed-out' && (
          <>
            {'. '}
            {/* In another tab, so that unsaved input is not lost. */}
            <a href={withReturnPath('/auth/login', '/host/dashboard')} target="_blank" rel="noopener" className="link">
              Iniciar sesión
            </a>
          </>
        )}
      </span>
    </p>
  )
}
