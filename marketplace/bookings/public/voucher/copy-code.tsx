import { IconButton } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { copyText } from '#ui/overlays/copy-text.ts'

/** Copies a code without its gap. */
export function CopyCode({ code }: { code: string }) {
  const hydrated = useHydrated()
  if (!code) return null
  return (
    <IconButton
      icon="copy"
      label="Copiar código"
      size="sm"
      disabled={!hydrated}
      onClick={() => void copyText(code, { copied: 'Código copiado', failed: 'No se pudo copiar el código' })}
      className="ml-1 align-middle"
    />
  )
}
