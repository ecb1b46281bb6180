import { Button } from '../forms/button.tsx'
import { copyText } from './copy-text.ts'
import { ShownOnce, type ShownOnceProps } from './shown-once.tsx'

type SecretShownOnceProps = Pick<ShownOnceProps, 'title' | 'warning' | 'first' | 'confirmLabel' | 'onConfirm'> & {
  /** null while there is nothing to show */
  secret: string | null
  copied: string
  /** What to do where the browser does not copy. */
  selectIt: string
}

/** Shows a secret that is stored only as a digest, with a button that copies it. */
export const SecretShownOnce = ({ secret, copied, selectIt, ...words }: SecretShownOnceProps) => (
  <ShownOnce
    {...words}
    open={secret !== null}
    actions={
      <Button
        variant="secondary"
        icon="copy"
        onClick={() =>
          void copyText(secret ?? '', {
            copied,
            failed: selectIt,
            description: 'Este navegador no deja copiar con el botón.',
          })
        }
      >
        Copiar
      </Button>
    }
  >
    <output className="rounded-control bg-lino p-4 font-mono text-sm break-all select-all">{secret}</output>
  </ShownOnce>
)
