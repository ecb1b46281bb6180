import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { mailsAbout, type Occasion } from '#marketplace/bookings/booking.mail.tsx'
import { configure } from '#platform/configuration.ts'
import { renderMail as fromTemplate, renderUncached } from '#platform/mail/mail-template.ts'
import { mailSamples, renderedSamples } from './mail-samples.mail.tsx'
import { sampleBooking } from './sample-booking.factory.ts'

configure({ APP_URL: 'https://torogoz.example', LOG_LEVEL: 'silent' })

// React says on the console what is wrong with an email, a list without keys for example, and draws it all the same. No
// spy: its record is cleared before the first test, and the samples are drawn earlier.
const complaints: unknown[][] = []
const { error } = console
console.error = (...words) => void complaints.push(words)
afterAll(() => {
  console.error = error
  expect(complaints).toEqual([])
})

const UNSUBSCRIBE = 'https://torogoz.example/subscription?token=muestra'
const written = await renderedSamples(UNSUBSCRIBE)
const cases = written.map((mail) => [mail.name, mail] as const)

test('there is a sample of every email, each under its own name', () => {
  const samples = readFileSync('marketplace/site/mail-samples/mail-samples.mail.tsx', 'utf8')
  // Shared parts of emails are no emails.
  const files = globSync('marketplace/**/*.mail.tsx').filter(
    (file) => !/(?:mail-samples|booking-parts)\.mail\.tsx$/.test(file),
  )
  expect(files.length).toBeGreaterThanOrEqual(7)
  for (const file of files) {
    const names = [
      ...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (?!send)(\w*(?:Mail|mailsAbout))\b/gm),
    ]
    expect([file, names.length > 0]).toEqual([file, true])
    // Once in the import and at least once in use.
    for (const [, name] of names)
      expect([name, samples.split(new RegExp(`\\b${name}\\b`)).length > 2]).toEqual([name, true])
  }
  expect(new Set(written.map(({ name }) => name)).size).toBe(written.length)
})

test.each(cases)('%s: both forms whole, in Spanish, with links of ours', (_name, { subject, html, text, topic }) => {
  expect(subject.length > 5 && subject.length < 120).toBe(true)
  expect(html).toContain('lang="es-SV"')
  expect(html).toMatch(/<title>[^<]{5,}<\/title>/)
  expect(text).not.toMatch(/^.*<title>/)
  for (const form of [html, text]) {
    expect(form).not.toMatch(/undefined|\[object|NaN|Invalid Date/)
    // An hour ends with its own full stop: 'p. m..'.
    expect(form).not.toMatch(/[ap]\.\sm\.\.(?!\.)/)
    expect(form.length).toBeGreaterThan(80)
  }
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'))
  const known = /^https:\/\/(torogoz\.example|www\.google\.com\/maps|wa\.me)(\/|$)/
  expect(links.filter((link) => !known.test(link))).toEqual([])
  expect(html.includes(UNSUBSCRIBE)).toBe(topic !== null)
  expect(text.includes('Dejar de recibirlos')).toBe(topic !== null)
})

test('an email that shows the code says from when on it works, and on a request that nobody has accepted it', () => {
  const textOf = (name: string) => written.find((mail) => mail.name === name)!.text.replace(/\s+/g, ' ')
  const hours = 'el código funciona desde las 5:30 a. m. del sábado, 5 de diciembre.'
  expect(textOf('reserva-requested-viajero')).toContain(
    `K7QM2XAB Tu anfitrión todavía no acepta la reserva. Si la acepta, ${hours}`,
  )
  for (const name of ['reserva-confirmed-viajero', 'otra-fecha-viajero', 'recordatorio-viajero'])
    expect([name, textOf(name)]).toEqual([name, expect.stringContaining(`K7QM2XAB ${hours.replace('el', 'El')}`)])
})

test('what people typed is never markup', () => {
  const message = written.find(({ name }) => name === 'mensaje-nuevo')!
  expect(message.html).toContain('&lt;mucha&gt;')
  expect(message.text).toContain('<mucha>')
})

test('an email from its template has the bytes of one that is drawn whole', async () => {
  for (const { name, body, topic } of mailSamples()) {
    const unsubscribe = topic && { url: UNSUBSCRIBE, topic: 'mensajes' }
    expect([name, await fromTemplate(body, unsubscribe)]).toEqual([name, await renderUncached(body, unsubscribe)])
  }
})

test('and so it is whatever people wrote: signs of markup, links, blanks, capitals', async () => {
  const fragment = fc.oneof(
    fc.constantFrom(
      '<b>',
      '</a>',
      '<a href="https://mal.example">',
      '&amp;',
      '\'"&<>',
      'mal.example',
      'https://x.y',
      'a.b<c@d.e',
    ),
    fc.constantFrom(
      ' ',
      '\n',
      '\t ',
      '\u00a0',
      '\u200b',
      '\r\n',
      '\u2028',
      '\uE000x0\uE001',
      '$&',
      '\u0000',
      'ß',
      'ﬁn',
      'İ',
      '👩‍🌾',
      '\ud800',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )
  const words = fc.array(fragment, { maxLength: 6 }).map((fragments) => fragments.join(''))
  const told = fc.record({
    title: words,
    place: words,
    name: words,
    first: words,
    wish: fc.option(words),
    reason: fc.option(words),
    proved: fc.boolean(),
    guests: fc.integer({ min: 1, max: 12 }),
    occasion: fc.constantFrom<Occasion>('requested', 'confirmed', 'accepted', 'cancelled', 'expired', 'absent'),
    url: fc.webUrl(),
  })
  await fc.assert(
    fc.asyncProperty(told, async ({ title, place, name, first, wish, reason, proved, guests, occasion, url }) => {
      const guestInfo = { firstName: first, lastName: name, email: `${first}@correo.example`, phone: '+503 7000-0012' }
      const booking = sampleBooking({
        guestInfo,
        specialRequests: wish,
        guests,
        cancelledBy: 'host',
        cancelReason: reason,
      })
      const about = {
        ...booking,
        experience: { ...booking.experience, title, place },
        host: { ...booking.host, name },
        traveler: { ...booking.traveler, name },
      }
      const { traveler, host } = mailsAbout(occasion, about, { proved })
      const unsubscribe = proved ? { url, topic: 'reservas' } : undefined
      for (const mail of [traveler, host])
        if (mail)
          expect(await fromTemplate(mail.body, unsubscribe)).toEqual(await renderUncached(mail.body, unsubscribe))
    }),
    { numRuns: 60 },
  )
})
