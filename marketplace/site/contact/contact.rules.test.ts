import { expect, test } from 'vitest'
import { NewContactMessage } from './contact.contract.ts'
import {
  type ContactValues,
  contactErrors,
  HOST_REQUEST_ANCHOR,
  HOST_REQUEST_SUBJECT,
  MAX_LENGTH,
  prefilledValues,
  REQUIRED,
  reportedPage,
  reportSubject,
  WRONG_EMAIL,
} from './contact.rules.ts'

const validInput: ContactValues = {
  name: 'Ana',
  email: 'ana@correo.example',
  subject: 'Hola',
  message: '¿Hay parqueo?',
}

test('all four are needed, and the e-mail must be one', () => {
  expect(contactErrors(validInput)).toEqual({})
  expect(contactErrors({ name: '', email: ' ', subject: '\n', message: '' })).toEqual({
    name: REQUIRED,
    email: REQUIRED,
    subject: REQUIRED,
    message: REQUIRED,
  })
  for (const email of ['ana', 'ana@', '@correo.example', 'ana correo@x.example'])
    expect(contactErrors({ ...validInput, email })).toEqual({ email: WRONG_EMAIL })
})

test('the form and the server say the same', () => {
  const cases: Partial<ContactValues>[] = [
    {},
    { name: ' ' },
    { subject: 'x'.repeat(161) },
    { message: 'x'.repeat(4001) },
    { name: 'x'.repeat(120) },
    { email: 'ana' },
    { email: '' },
  ]
  for (const change of cases) {
    const words = { ...validInput, ...change }
    const server = NewContactMessage.safeParse(words)
    const serverErrors = server.success
      ? {}
      : Object.fromEntries(server.error.issues.map(({ path, message }) => [path[0], message]).reverse())
    expect(contactErrors(words)).toEqual(serverErrors)
  }
})

const ID = '0190c5a3-7d2e-7abc-9def-0123456789ab'
test.each([
  [`/experience/${ID}`, 'Reporte de una experiencia'],
  [`/experience/${ID}/cafe-de-altura-en-ataco`, 'Reporte de una experiencia'],
  [`/host/${ID}`, 'Reporte de un anfitrión'],
  [`/host/${ID}#resena-${ID}`, 'Reporte de una reseña'],
  [`/experience/${ID}/cafe#pregunta-${ID}`, 'Reporte de una pregunta'],
  [`/profile/reservations/${ID}`, 'Problema con una reserva'],
])('%s can be reported', (about, subject) => {
  expect(reportedPage(`?about=${encodeURIComponent(about)}`)).toBe(about)
  expect(reportSubject(about)).toBe(subject)
})

test.each([
  '',
  '/',
  '/admin',
  '/host/dashboard',
  `//evil.example/experience/${ID}`,
  `https://evil.example/experience/${ID}`,
  `/experience/${ID}/../../admin`,
  `/experience/${ID}?x=1`,
  `/experience/${ID}\nBcc: x`,
  `/host/${ID}#resena-<b>`,
  `/profile/reservations/${ID}/voucher`,
  `/experience/${'9'.repeat(300)}`,
])('%j is not a page of ours that can be reported', (about) => {
  expect(reportedPage(`?about=${encodeURIComponent(about)}`)).toBeNull()
})

test('a link may begin a message, no longer than one may be', () => {
  expect(prefilledValues('?subject=Queja&message=Me+cobr%C3%B3+de+m%C3%A1s')).toEqual({
    subject: 'Queja',
    message: 'Me cobró de más',
  })
  expect(prefilledValues('')).toEqual({ subject: '', message: '' })
  expect(prefilledValues(`?message=${'a'.repeat(9000)}`).message).toHaveLength(MAX_LENGTH.message)
})

test('spaces around what is written do not count', () => {
  expect(contactErrors({ ...validInput, name: ` ${'x'.repeat(120)} ` })).toEqual({})
  expect(contactErrors({ ...validInput, name: 'x'.repeat(121) })).toEqual({ name: 'Escribe 120 caracteres o menos' })
  expect([HOST_REQUEST_ANCHOR, HOST_REQUEST_SUBJECT]).toEqual(['anfitrion', 'Quiero que mi cuenta sea de anfitrión'])
  expect(reportSubject('/HOST/'.toLowerCase())).toBe('Reporte de una experiencia')
})
