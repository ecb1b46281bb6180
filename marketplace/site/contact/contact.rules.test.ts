import { expect, test } from 'vitest'
import { NewContactMessage } from './contact.contract.ts'
import { type ContactWords, contactErrors, REQUIRED, WRONG_EMAIL } from './contact.rules.ts'

const whole: ContactWords = { name: 'Ana', email: 'ana@correo.example', subject: 'Hola', message: '¿Hay parqueo?' }

test('all four are needed, and the e-mail must be one', () => {
  expect(contactErrors(whole)).toEqual({})
  expect(contactErrors({ name: '', email: ' ', subject: '\n', message: '' })).toEqual({
    name: REQUIRED,
    email: REQUIRED,
    subject: REQUIRED,
    message: REQUIRED,
  })
  for (const email of ['ana', 'ana@', '@correo.example', 'ana correo@x.example'])
    expect(contactErrors({ ...whole, email })).toEqual({ email: WRONG_EMAIL })
})

test('the form and the server say the same', () => {
  const cases: Partial<ContactWords>[] = [
    {},
    { name: ' ' },
    { subject: 'x'.repeat(161) },
    { message: 'x'.repeat(4001) },
    { name: 'x'.repeat(120) },
    { email: 'ana' },
    { email: '' },
  ]
  for (const change of cases) {
    const words = { ...whole, ...change }
    const server = NewContactMessage.safeParse(words)
    const said = server.success
      ? {}
      : Object.fromEntries(server.error.issues.map(({ path, message }) => [path[0], message]).reverse())
    expect(contactErrors(words)).toEqual(said)
  }
})
