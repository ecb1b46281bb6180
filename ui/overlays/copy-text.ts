import { toast } from './toast.tsx'

type CopyWords = { copied: string; failed: string; description?: string }

/**
 * Copies a text and tells the person whether it worked.
 * @param description the way out when copying is refused; `copied` and `failed` are the titles of the two toasts
 */
export async function copyText(text: string, { copied, failed, description = text }: CopyWords) {
  try {
    await writeToClipboard(text)
    toast({ title: copied, tone: 'success' })
  } catch {
    toast({ title: failed, description, tone: 'danger' })
  }
}

/** navigator.clipboard is missing on plain http from another machine; the old command still works there. */
async function writeToClipboard(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'sr-only'
  // Everything outside a modal dialog is inert, so nothing there can be selected.
  const container = document.querySelector('dialog:modal') ?? document.body
  container.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (!copied) throw new Error('copying was refused')
}
