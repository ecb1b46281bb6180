import { useState } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { ResponsivePicture } from '#ui/media/responsive-picture.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { EditorImage } from '../../editor/draft/draft.contract.ts'
import { MAX_ALT_LENGTH } from '../../images/image.rules.ts'

type DescribeProps = { image: EditorImage; place: number; onSave: (alt: string) => void; onClose: () => void }

/** The text for people who can not see the picture. */
export function DescribeImage({ image, place, onSave, onClose }: DescribeProps) {
  const [alt, setAlt] = useState(image.alt)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Descripción de la foto ${place}`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={() => onSave(alt.trim().replace(/\s+/g, ' '))}>Guardar descripción</Button>
        </>
      }
    >
      <ResponsivePicture picture={image.picture} alt="" sizes="28rem" className="mb-4 aspect-3/2 rounded-card" />
      <TextArea
        label="¿Qué se ve en la foto?"
        optional
        hint="La escuchan las personas que no pueden ver la pantalla. Una frase basta."
        placeholder="Un grupo camina por la orilla del cráter al amanecer"
        maxLength={MAX_ALT_LENGTH}
        counter={alt.length}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        data-autofocus
      />
    </Dialog>
  )
}
