import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'

/** Copies where the browser allows it; elsewhere the text stands there to be marked. */
async function copy(token: string) {
  try {
    await navigator.clipboard.writeText(token)
    toast({ title: 'Clave copiada', tone: 'success' })
  } catch {
    toast({ title: 'Selecciónala y cópiala', description: 'Este navegador no deja copiarla con el botón.' })
  }
}

/** Shows a new token, once: it can not be read back. @param token null while there is nothing to show */
export function CreatedToken({ token, onClose }: { token: string | null; onClose: () => void }) {
  return (
    <Dialog open={token !== null} onClose={onClose} title="Copia la clave ahora">
      <div className="grid gap-4">
        <Notice tone="warning">No la volveremos a mostrar. Quien la tenga puede actuar en tu nombre.</Notice>
        <output className="rounded-control bg-lino p-4 font-mono text-sm break-all select-all">{token}</output>
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
          <Button variant="secondary" icon="copy" onClick={() => void copy(token ?? '')}>
            Copiar
          </Button>
          <Button onClick={onClose}>Ya la guardé</Button>
        </div>
      </div>
    </Dialog>
  )
}
