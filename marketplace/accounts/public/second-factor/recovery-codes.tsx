import { Button } from '#ui/forms/button.tsx'
import { ShownOnce } from '#ui/overlays/shown-once.tsx'

/** Downloads a text file by a temporary link. */
function save(codes: string[]) {
  const text = `Códigos de recuperación de Torogoz. Cada uno sirve una sola vez.\n\n${codes.join('\n')}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'torogoz-codigos-de-recuperacion.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Shows the recovery codes, once, because only digests are stored. @param codes null while there is nothing to show */
export function RecoveryCodes({ codes, onKept }: { codes: string[] | null; onKept: () => void }) {
  return (
    <ShownOnce
      open={codes !== null}
      title="Guarda tus códigos de recuperación"
      warning="No los volveremos a mostrar. Si pierdes tu teléfono, cada uno te deja entrar una vez."
      first="Guárdalos antes de cerrar."
      confirmLabel="Ya los guardé"
      onConfirm={onKept}
      actions={
        <Button variant="secondary" icon="download" onClick={() => save(codes ?? [])}>
          Descargar
        </Button>
      }
    >
      <ul className="tabular grid grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-lino p-4 font-mono sm:grid-cols-2">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </ShownOnce>
  )
}
