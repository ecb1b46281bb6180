import { Button } from '#ui/forms/button.tsx'
import { ShownOnce } from '#ui/overlays/shown-once.tsx'
import { toast } from '#ui/overlays/toast.tsx'

const copy = (secret: string) =>
  // Browsers offer no clipboard on pages served over plain http.
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(secret))
    .then(
      () => toast({ title: 'Secreto copiado', tone: 'success' }),
      () => toast({ title: 'Selecciónalo y cópialo', description: 'Este navegador no deja copiarlo con el botón.' }),
    )

/** Shows the signing secret once. @param secret null when there is nothing to show */
export const WebhookSecret = ({ secret, onKept }: { secret: string | null; onKept: () => void }) => (
  <ShownOnce
    open={secret !== null}
    title="Copia el secreto ahora"
    warning="No lo volveremos a mostrar. Con él tu sistema comprueba que un aviso viene de Torogoz (Standard Webhooks)."
    first="Guárdalo antes de cerrar."
    confirmLabel="Ya lo guardé"
    onConfirm={onKept}
    actions={
      <Button variant="secondary" icon="copy" onClick={() => void copy(secret ?? '')}>
        Copiar
      </Button>
    }
  >
    <output className="rounded-control bg-lino p-4 font-mono text-sm break-all select-all">{secret}</output>
  </ShownOnce>
)
