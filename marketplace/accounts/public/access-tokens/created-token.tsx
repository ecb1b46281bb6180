import { SecretShownOnce } from '#ui/overlays/secret-shown-once.tsx'

/** Shows a new token, once, because only its digest is stored. @param token null while there is nothing to show */
export const CreatedToken = ({ token, onKept }: { token: string | null; onKept: () => void }) => (
  <SecretShownOnce
    secret={token}
    title="Copia la clave ahora"
    warning="No la volveremos a mostrar. Quien la tenga puede actuar en tu nombre."
    first="Guárdala antes de cerrar."
    copied="Clave copiada"
    selectIt="Selecciónala y cópiala"
    confirmLabel="Ya la guardé"
    onConfirm={onKept}
  />
)
