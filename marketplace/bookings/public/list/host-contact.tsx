import { dateText } from '#marketplace/experiences/availability/availability.text.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { phoneHref } from '#ui/phone-href.ts'
import type { Booking } from '../../booking.contract.ts'
import { whatsappLink } from '../../contact/contact-visibility.rules.ts'

/** How to reach the host: only after the acceptance, and only what the host shows. */
export function HostContact({ booking }: { booking: Booking }) {
  const { host, traveler, guestInfo, experience, startDate, guests } = booking
  const { phone, email } = host
  if (!phone && !email) return null
  const facts = { hostName: host.name, title: experience.title, startDate, guests }
  const whatsapp = phone && whatsappLink({ ...facts, phone, travelerName: guestInfo?.firstName ?? traveler.name })
  const channels: [string | null, IconName, string, boolean?][] = [
    [whatsapp, 'whatsapp', 'WhatsApp', true],
    [phone && phoneHref(phone), 'phone', phone ?? ''],
    [email && `mailto:${email}`, 'mail', email ?? ''],
  ]
  return (
    <section
      aria-label={`Contacto de ${host.name} para ${experience.title}, ${dateText(startDate)}`}
      className="min-w-0"
    >
      <p className="text-sm text-tinta-suave">
        Tu anfitrión: <strong className="text-tinta">{host.name}</strong>
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {channels.map(
          ([href, icon, words, away]) =>
            href && (
              <li key={icon} className={`min-w-0 ${away ? 'print:hidden' : ''}`}>
                <a
                  href={href}
                  {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
                  className="link inline-flex min-h-11 max-w-full items-center gap-2 wrap-anywhere"
                >
                  <Icon name={icon} size="sm" />
                  {words}
                  {away && <span className="sr-only"> (se abre en otra pestaña)</span>}
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
