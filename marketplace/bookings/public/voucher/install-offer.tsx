import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { deferredInstallPrompt, type InstallPromptEvent, onInstallPromptChange } from './install-prompt.store.ts'

/**
 * Offers to install Torogoz, only after a booking. Chromium can be told to ask; on an iPhone the two steps are explained,
 * because it has no such question. Elsewhere nothing is shown.
 */
export function InstallOffer() {
  const installation = useSyncExternalStore(onInstallPromptChange, deferredInstallPrompt, () => null)
  const [apple, setApple] = useState(false)
  useEffect(() => setApple(isApplePhone() && !isInstalled()), [])
  if (!installation && !apple) return null
  return (
    <aside aria-label="Instalar Torogoz" className="card mt-5 flex gap-4 p-5">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-maiz-soft text-maiz-deep">
        <Icon name="download" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">Ten tu reserva a la mano, también sin señal</p>
        {installation ? <InstallPrompt installation={installation} /> : <AppleSteps />}
      </div>
    </aside>
  )
}

const InstallPrompt = ({ installation }: { installation: InstallPromptEvent }) => (
  <>
    <p className="mt-1 text-tinta-suave">Instala Torogoz en este dispositivo. No ocupa casi nada.</p>
    <Button variant="secondary" icon="download" className="mt-3" onClick={() => void installation.prompt()}>
      Instalar Torogoz
    </Button>
  </>
)

const AppleSteps = () => (
  <ol className="mt-1 list-decimal pl-5 text-tinta-suave">
    <li>
      Toca <Icon name="share" size="sm" label="Compartir" className="text-turquesa-deep" /> Compartir en la barra de
      Safari.
    </li>
    <li>Elige “Agregar a inicio”.</li>
  </ol>
)

const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
const isInstalled = () => matchMedia('(display-mode: standalone)').matches
