import { Button } from '#ui/forms/button.tsx'
import { ShownOnce } from '#ui/overlays/shown-once.tsx'
import { toast } from '#ui/overlays/toast.tsx'

/** Copies where the browser allows it; otherwise the text can be selected. */
async function copy(token: string) {
  try {
    await navigator.clipboard.writeText(token)
    toast({ title: 'Clave copiada', tone: 'success' })
  } catch {
    toast({ title: 'Selecciónala y cópiala', description: 'Este navegador no deja copiarla con el botón.' })
  }
}

/** Shows a new token, once, because only its digest is stored. @param token null while there is nothing to show */
export function CreatedToken({ token, onKept }: { token: string | null; onKept: () => void }) {
  return (
    <ShownOnce
      open={token !== null}
      title="Copia la clave ahora"
      warning="No la volveremos a mostrar. Quien la tenga puede actuar en tu nombre."
      first="Guárdala antes de cerrar."
      confirmLabel="Ya la guardé"
      onConfirm={onKept}
      actions={
        <Button variant="secondary" icon="copy" onClick={() => void copy(token ?? '')}>
          Copiar
        </Button>
      }
    >
      <output className="rounded-control bg-lino p-4 font-mono text-sm break-all select-all">{token}</output>
    </ShownOnce>
  )
}
