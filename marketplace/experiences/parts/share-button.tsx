import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'

type ShareButtonProps = { title: string; text: string; url: string }

/** Shares the page with the device's own menu; where there is none the link is copied (DET-10, DET-11). */
export function ShareButton({ title, text, url }: ShareButtonProps) {
  const share = async () => {
    if (navigator.share) {
      try {
        await navigator.share({ title, text, url })
        return
      } catch (error) {
        // Closing the menu is an answer too; anything else falls back to the link.
        if ((error as Error).name === 'AbortError') return
      }
    }
    try {
      await copy(url)
      toast({ title: 'Enlace copiado al portapapeles', tone: 'success' })
    } catch {
      toast({ title: 'No se pudo copiar el enlace', description: url, tone: 'danger' })
    }
  }
  return (
    <Button variant="secondary" icon="share" onClick={share} className="noscript:hidden">
      Compartir
    </Button>
  )
}

/** Pages served over plain http to another machine have no clipboard; the old command still works there. */
async function copy(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'sr-only'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (!copied) throw new Error('copying was refused')
}
