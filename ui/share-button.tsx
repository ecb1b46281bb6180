/**
 * Shares an address: with the device's own menu where fingers are used and there is one, else the address is copied and a
 * menu offers the other ways. The menu's links work before any script (DET-10, DET-11).
 *   <ShareButton title="Surf en El Tunco" text="Una ola para empezar" url="https://…" />
 */
import { type ButtonSize, buttonClass } from './forms/button.tsx'
import { Icon } from './icons/icon.tsx'
import { copyText } from './overlays/copy-text.ts'
import { Menu } from './overlays/menu.tsx'

type ShareButtonProps = { title: string; text: string; url: string; size?: ButtonSize }

const hasOwnMenu = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches

export function ShareButton({ title, text, url, size }: ShareButtonProps) {
  const copyLink = () =>
    copyText(url, { copied: 'Enlace copiado al portapapeles', failed: 'No se pudo copiar el enlace' })
  const shareByDevice = () =>
    navigator.share({ title, text, url }).catch((error: Error) => {
      // Cancelling the device's menu is an answer; the address must not be copied then.
      if (error.name !== 'AbortError') return copyLink()
    })
  const message = encodeURIComponent(`${title}\n${url}`)
  const address = encodeURIComponent(url)
  const out = { target: '_blank' }
  return (
    <Menu
      label="Compartir"
      align="start"
      trigger={
        <>
          <Icon name="share" className="-ml-0.5" />
          Compartir
        </>
      }
      triggerClassName={`${buttonClass('secondary', size)} min-h-11`}
      onTrigger={(event) => {
        if (!hasOwnMenu()) return void copyLink()
        event.preventDefault()
        void shareByDevice()
      }}
      items={[
        { label: 'WhatsApp', icon: 'whatsapp', href: `https://wa.me/?text=${message}`, ...out },
        { label: 'Copiar enlace', icon: 'copy', onSelect: () => void copyLink() },
        {
          label: 'Correo electrónico',
          icon: 'mail',
          href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n`)}${address}`,
        },
        {
          label: 'Facebook',
          icon: 'external',
          href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
          ...out,
        },
      ]}
    />
  )
}
