import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

/**
 * Asks before another page is opened while the form has unsent input, which would be lost.
 * @param when whether there is unsent input
 */
export function Unsaved({ when }: { when: boolean }) {
  const router = useRouter()
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null)
  useEffect(() => {
    if (!when) return
    return router.history.block({
      // The browser asks in its own words when the tab is closed.
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname &&
        new Promise<boolean>((resolve) => {
          setAnswer(() => (leave: boolean) => {
            setAnswer(null)
            resolve(!leave)
          })
        }),
    })
  }, [router, when])
  return (
    <Dialog open={answer !== null} onClose={() => answer?.(false)} title="¿Salir sin guardar?">
      <p className="text-tinta-suave">Lo que escribiste en esta página se pierde.</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="secondary" onClick={() => answer?.(true)}>
          Salir sin guardar
        </Button>
        <Button data-autofocus onClick={() => answer?.(false)}>
          Seguir aquí
        </Button>
      </div>
    </Dialog>
  )
}
