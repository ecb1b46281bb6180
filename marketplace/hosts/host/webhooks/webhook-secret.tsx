import { SecretShownOnce } from '#ui/overlays/secret-shown-once.tsx'

/** Shows the signing secret once. @param secret null when there is nothing to show */
export const WebhookSecret = ({ secret, onKept }: { secret: string | null; onKept: () => void }) => (
  <SecretShownOnce
    secret={secret}
    title="Copia el secreto ahora"
    warning="No lo volveremos a mostrar. Con él tu sistema comprueba que un aviso viene de Torogoz (Standard Webhooks)."
    first="Guárdalo antes de cerrar."
    copied="Secreto copiado"
    selectIt="Selecciónalo y cópialo"
    confirmLabel="Ya lo guardé"
    onConfirm={onKept}
  />
)
