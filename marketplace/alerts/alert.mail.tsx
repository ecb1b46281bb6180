import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailLayout, MailLink, MailText } from '#platform/mail/mail-layout.tsx'
import type { AlertMatch } from './alert.data.ts'
import { digestTitle } from './alert.text.ts'

export type AlertDigest = {
  dates: (AlertMatch & { nextDate: Date })[]
  searches: { words: string; href: string; matches: AlertMatch[] }[]
}

const linkTo = ({ id, title }: AlertMatch) => `${appUrl()}${experiencePath(id, title)}`

/** The email with the news of a person's alerts. Titles are in the subject only for a verified mailbox (0155). */
export function alertMail(news: AlertDigest, { proved }: Reader): MailContent {
  const title = digestTitle(news)
  const first = news.dates[0] ?? news.searches[0]!.matches[0]!
  return {
    subject: proved ? `${title}: ${first.title}` : title,
    body: (
      <MailLayout preview="Lo que pediste que te avisemos" title={title}>
        {/* Titles are written by hosts: they are beside the links and never the text of a link (platform/mail/plain-words.ts). */}
        {news.dates.map((match) => (
          <MailText key={match.id}>
            «{match.title}» ya tiene fecha: {longDate(match.nextDate)}, {timeOfDay(match.nextDate)}{' '}
            <MailLink href={linkTo(match)}>Ver la fecha</MailLink>
          </MailText>
        ))}
        {news.searches.map(({ words, href, matches }) => (
          <MailText key={href}>
            Para tu búsqueda {words} (<MailLink href={`${appUrl()}${href}`}>ver todo</MailLink>):
            {matches.map((item) => (
              <span key={item.id}>
                <br />
                {item.title} (<MailLink href={linkTo(item)}>ver</MailLink>)
              </span>
            ))}
          </MailText>
        ))}
        <MailText>Te escribimos una vez al día como máximo, y solo si hay algo nuevo.</MailText>
        <MailButton href={`${appUrl()}/profile/alerts`}>Ver mis alertas</MailButton>
      </MailLayout>
    ),
  }
}
