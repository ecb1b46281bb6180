import { IconButton } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { toast } from '#ui/overlays/toast.tsx'

/** Copies a code without its gap. */
export function CopyCode({ code }: { code: string }) {
  const hydrated = useHydrated()
  const copy = () =>
    // Pages served over plain http to another machine have no clipboard.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(code))
      .then(
        () => toast({ title: 'Código copiado', tone: 'success' }),
        () => toast({ title: 'No se pudo copiar el código', description: code, tone: 'danger' }),
      )
  if (!code) return null
  return (
    <IconButton
      icon="copy"
      label="Copiar código"
      size="sm"
      disabled={!hydrated}
      onClick={() => void copy()}
      className="ml-1 align-middle"
    />
  )
}
