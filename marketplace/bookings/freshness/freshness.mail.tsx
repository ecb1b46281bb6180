// Asks a host of whom nothing was heard for a month whether they still offer their experiences.
import type { MailContent } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { dayOfYear, startOfDay } from '#platform/clock.ts'
import { MailButton, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'

export type SilentExperience = { title: string; url: string }

export const silentTitle = (items: readonly { title: string }[]): string =>
  items.length === 1
    ? `¿Sigues ofreciendo «${items[0]!.title}»?`
    : `¿Sigues ofreciendo tus ${items.length} experiencias?`

/** @param pausesOn `YYYY-MM-DD`, the day on which what nobody answers for is paused */
export function freshnessMail(items: readonly SilentExperience[], pausesOn: string): MailContent {
  const by = dayOfYear(startOfDay(pausesOn))
  const title = silentTitle(items)
  return {
    subject: title,
    body: (
      <MailLayout preview={`Responde con un toque antes del ${by}`} title={title}>
        <MailText>
          Hace más de un mes que no confirmas sus fechas. Quien viaja ve desde cuándo, y nadie quiere llegar a un lugar
          donde no lo esperan.
        </MailText>
        <MailText>
          Responde con un toque, sin contraseña. Lo que quede sin respuesta el {by} se pausa solo: nadie lo ve, y lo
          publicas otra vez cuando quieras.
        </MailText>
        {items.map(({ title: name, url }) => (
          <MailButton key={url} href={url}>
            {items.length === 1 ? 'Responder' : `Responder por «${name}»`}
          </MailButton>
        ))}
      </MailLayout>
    ),
  }
}

/** Tells a host what was paused because nobody answered. */
export const lapsedMail = (title: string, url: string): MailContent => ({
  subject: `Pausamos «${title}»`,
  body: (
    <MailLayout preview="Nadie la ve mientras tanto" title={`Pausamos «${title}»`}>
      <MailText>
        No supimos si la sigues ofreciendo, así que por ahora nadie la ve ni la reserva. Lo que ya te reservaron sigue
        igual.
      </MailText>
      <MailText>¿La ofreces? Abre tu portal y toca Reanudar.</MailText>
      <MailButton href={url}>Abrir mi portal</MailButton>
    </MailLayout>
  ),
})
