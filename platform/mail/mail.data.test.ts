import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import { sendMail } from './mail.ts'
import { MailButton, MailLayout, MailText } from './mail-layout.tsx'
import { outbox } from './outbox.table.ts'

type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>
const running: SmtpServer[] = []
async function smtp(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(options)
  running.push(server)
  configure({ SMTP_URL: server.url })
  return server
}

beforeEach(() => database().delete(outbox))
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  configure({ SMTP_URL: undefined })
})

const write = (to = 'ana@correo.sv', subject = 'Tu reserva en Suchitoto') =>
  sendMail(database(), {
    to,
    subject,
    body: createElement(
      MailLayout,
      { preview: 'Mañana a las 8', title: '¡Todo listo, Ana!' },
      createElement(MailText, null, 'Lleva <agua> & sombrero. Ñandú.'),
      createElement(MailButton, { href: 'https://torogoz.example/x' }, 'Ver mi reserva'),
    ),
    attachments: [
      { filename: 'reserva.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content: 'BEGIN' },
    ],
  })
const mails = () => database().select().from(outbox)
const decoded = (data: string) =>
  decodeURIComponent(
    data
      .replace(/=\r\n/g, '')
      .replace(/%/g, '%25')
      .replace(/=([0-9A-F]{2})/g, '%$1'),
  )

test('without a mail server a mail is kept with words and markup, and no job waits', async () => {
  await write()
  const [mail] = await mails()
  expect(mail).toMatchObject({ status: 'kept', recipient: 'ana@correo.sv', attempts: 0 })
  expect(mail!.text).toContain('Lleva <agua> & sombrero. Ñandú.')
  expect(mail!.text).toContain('https://torogoz.example/x')
  expect(mail!.html).toContain('Lleva &lt;agua&gt; &amp; sombrero')
  await runJobs()
  expect((await mails())[0]!.status).toBe('kept')
})

test('a mail is delivered after the commit, with both forms and the attachment, once', async () => {
  const server = await smtp()
  await write()
  expect(server.received).toHaveLength(0)
  await runJobs()
  await runJobs()
  expect(server.received).toHaveLength(1)
  const { to, data } = server.received[0]!
  expect(to).toEqual(['ana@correo.sv'])
  expect(data).toMatch(/Content-Type: text\/plain/)
  expect(data).toMatch(/Content-Type: text\/html/)
  expect(data).toMatch(/text\/calendar; charset=utf-8; method=PUBLISH/)
  expect(data).toContain(`Message-ID: <${(await mails())[0]!.id}@`)
  expect(decoded(data)).toContain('Ñandú')
  expect((await mails())[0]).toMatchObject({ status: 'sent', attempts: 1, lastError: null })
})

test('a transaction that rolls back leaves no mail', async () => {
  const server = await smtp()
  const failing = database().transaction(async (tx) => {
    await sendMail(tx, { to: 'a@b.sv', subject: 'x', body: createElement('p', null, 'x') })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await runJobs()
  expect([server.received, await mails()]).toEqual([[], []])
})

test('a mail turned away for now is tried again', async () => {
  const server = await smtp({ answer: (command, nth) => (command === 'RCPT' && nth < 3 ? '451 later' : undefined) })
  await write()
  await runJobs()
  expect((await mails())[0]).toMatchObject({ status: 'waiting', attempts: 1 })
  expect((await mails())[0]!.lastError).toContain('451')
  await runJobs()
  await runJobs()
  expect(server.received).toHaveLength(1)
  expect((await mails())[0]).toMatchObject({ status: 'sent', attempts: 3, lastError: null })
})

test('a recipient refused for ever is given up; a wrong password is not', async () => {
  await smtp({
    answer: (command, _, argument) => (command === 'RCPT' && argument.includes('nadie') ? '550 unknown' : undefined),
  })
  await write('nadie@correo.sv')
  await runJobs()
  expect((await mails())[0]).toMatchObject({ status: 'failed', attempts: 1 })
  await database().delete(outbox)
  const server = await smtp({ answer: (command) => (command === 'MAIL' ? '530 sign in first' : undefined) })
  await write()
  await runJobs()
  expect(server.received).toHaveLength(0)
  expect((await mails())[0]!.status).not.toBe('sent')
})

test('a server that is down delays mail and nothing else; it arrives when the server is back', async () => {
  const server = await smtp()
  await server.stop()
  await write('uno@correo.sv')
  await write('dos@correo.sv')
  await runJobs()
  for (const mail of await mails()) expect(mail).toMatchObject({ status: 'waiting', attempts: 1 })
  const back = await startSmtpServer({ port: server.port })
  running.push(back)
  await runJobs()
  expect(back.received.map((mail) => mail.to[0]).sort()).toEqual(['dos@correo.sv', 'uno@correo.sv'])
})

test('a subject can not smuggle a header in', async () => {
  const server = await smtp()
  await write('ana@correo.sv', 'Hola\r\nBcc: todos@correo.sv')
  await runJobs()
  expect(server.received[0]!.to).toEqual(['ana@correo.sv'])
  expect(server.received[0]!.data).not.toMatch(/^Bcc:/m)
})
