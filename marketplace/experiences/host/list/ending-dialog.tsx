import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { HostOffer } from '../../host-experiences/host-experience.contract.ts'

/** A step that takes an experience off the list, so it is asked for first. */
export type Ending = { step: 'archive' | 'delete'; offer: HostOffer }

type EndingDialogProps = {
  ending: Ending | null
  onClose: () => void
  onConfirm: (ending: Ending) => void
}

export function EndingDialog({ ending, onClose, onConfirm }: EndingDialogProps) {
  const deletes = ending?.step === 'delete'
  return (
    <Dialog
      open={ending !== null}
      onClose={onClose}
      title={deletes ? '¿Eliminar este borrador?' : '¿Archivar esta experiencia?'}
      description={ending?.offer.title || 'Sin título'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Volver
          </Button>
          <Button variant={deletes ? 'danger' : 'primary'} onClick={() => ending && onConfirm(ending)}>
            {deletes ? 'Eliminar' : 'Archivar'}
          </Button>
        </>
      }
    >
      <p>
        {deletes
          ? 'Se borra con sus fotos y fechas. No se puede deshacer.'
          : 'Deja de verse y nadie podrá reservarla. Las reservas que ya tienes siguen en pie, y puedes restaurarla cuando quieras.'}
      </p>
    </Dialog>
  )
}
