import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useUnsaved } from './use-unsaved.ts'

/** Asks before unsaved input is lost. */
export function UnsavedDialog({ unsaved }: { unsaved: boolean }) {
  const leaving = useUnsaved(unsaved)
  return (
    <Dialog
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      variant="center"
      size="sm"
      title="Tienes cambios sin guardar"
      footer={
        <>
          <Button variant="secondary" onClick={() => leaving?.leave()}>
            Salir sin guardar
          </Button>
          <Button onClick={() => leaving?.stay()}>Seguir editando</Button>
        </>
      }
    >
      <p>Si sales ahora, se pierde lo que escribiste en tu perfil.</p>
    </Dialog>
  )
}
