import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  forgotErrors,
  loginErrors,
  looksLikeEmail,
  newPasswordErrors,
  passwordChangeErrors,
  passwordError,
  REGISTRATION_NAMES,
  registrationErrors,
  signInDelay,
  TERMS_VERSION,
} from './identity.rules.ts'

const validInput = {
  name: 'Ana',
  email: 'ana@correo.sv',
  password: 'quetzal-42',
  confirmation: 'quetzal-42',
  terms: true,
}

test('a login needs both fields (AUTH-03)', () => {
  expect(loginErrors({ email: 'ana@correo.sv', password: 'x' })).toEqual({})
  expect(loginErrors({ email: ' ', password: '' })).toEqual({
    _: 'Por favor, completa todos los campos',
    email: 'Este campo es obligatorio',
    password: 'Este campo es obligatorio',
  })
  expect(loginErrors({ email: 'ana', password: 'x' })).toEqual({ email: 'Email inválido' })
})

test('a registration says first what is missing, then what does not fit (AUTH-09 to AUTH-11)', () => {
  expect(registrationErrors(validInput)).toEqual({})
  for (const name of ['name', 'email', 'password', 'confirmation'])
    expect(registrationErrors({ ...validInput, terms: false, [name]: '' })).toEqual({
      _: 'Por favor, completa todos los campos',
      [name]: 'Este campo es obligatorio',
    })
  expect(registrationErrors({ ...validInput, confirmation: 'quetzal-43' })).toEqual({
    confirmation: 'Las contraseñas no coinciden',
  })
  expect(registrationErrors({ ...validInput, terms: false })).toEqual({
    terms: 'Debes aceptar los términos y condiciones',
  })
  expect(registrationErrors({ ...validInput, email: 'ana@', terms: false })).toEqual({
    email: 'Email inválido',
    terms: 'Debes aceptar los términos y condiciones',
  })
})

test('passwords have 8 to 128 characters and no other rule (AUTH-15)', () => {
  expect([passwordError('a'.repeat(7)), passwordError('        '), passwordError('a'.repeat(128))]).toEqual([
    'La contraseña debe tener al menos 8 caracteres',
    null,
    null,
  ])
  expect(passwordError('a'.repeat(129))).toBe('La contraseña debe tener 128 caracteres o menos')
  expect(newPasswordErrors({ password: 'quetzal-42', confirmation: 'quetzal-4' })).toEqual({
    confirmation: 'Las contraseñas no coinciden',
  })
})

test('forgot password asks for an address (AUTH-18)', () => {
  expect(forgotErrors({ email: '' })).toEqual({ email: 'Por favor, ingresa tu dirección de email' })
  expect(forgotErrors({ email: 'ana' })).toEqual({ email: 'Email inválido' })
  expect(forgotErrors({ email: 'ana@correo.sv' })).toEqual({})
})

test('addresses as people write them', () => {
  const right = ['ana@correo.sv', ' ana@correo.sv ', 'a.b+c@sub.correo.com.sv']
  const wrong = [
    '',
    'ana',
    'ana@',
    '@correo.sv',
    'ana@correo',
    'a na@correo.sv',
    'a@b@c.sv',
    'ñandú@correo.sv',
    `${'a'.repeat(250)}@c.sv`,
  ]
  expect(right.filter(looksLikeEmail)).toEqual(right)
  expect(wrong.filter(looksLikeEmail)).toEqual([])
})

test('guessing slows down and never locks out', () => {
  expect([0, 1, 2, 3].map(signInDelay)).toEqual([0, 2000, 4000, 8000])
})

test('an address is one exactly when what keeps the accounts says so: another answer would be a failure of ours', () => {
  const odd = [
    '!a.a@a.aa',
    'josé@correo.sv',
    'a@correo.españa',
    '.a@b.sv',
    'a..b@c.sv',
    "o'neill@c.sv",
    'a+b@c-d.e.sv',
    'a@-b.sv',
  ]
  expect(odd.map(looksLikeEmail)).toEqual(odd.map((text) => z.email().safeParse(text).success))
})

test('an address has at most 254 characters, and spaces around it are none of it', () => {
  const long = (length: number) => `${'a'.repeat(length - '@correo.sv'.length)}@correo.sv`
  expect([looksLikeEmail(long(254)), looksLikeEmail(long(255))]).toEqual([true, false])
  expect(forgotErrors({ email: '  ' })).toEqual({ email: 'Por favor, ingresa tu dirección de email' })
})

test('a new password and its confirmation are both needed, and a change needs the current one too (ACC-16)', () => {
  const missing = (...names: string[]) => ({
    _: 'Por favor, completa todos los campos',
    ...Object.fromEntries(names.map((name) => [name, 'Este campo es obligatorio'])),
  })
  expect(newPasswordErrors({ password: '', confirmation: '' })).toEqual(missing('password', 'confirmation'))
  expect(newPasswordErrors({ password: 'corta', confirmation: 'otra' })).toEqual({
    password: 'La contraseña debe tener al menos 8 caracteres',
  })
  const right = { current: 'loroco-7', password: 'quetzal-42', confirmation: 'quetzal-42' }
  expect(passwordChangeErrors(right)).toEqual({})
  expect(passwordChangeErrors({ ...right, current: '' })).toEqual(missing('current'))
  expect(passwordChangeErrors({ current: '', password: '', confirmation: '' })).toEqual(
    missing('current', 'password', 'confirmation'),
  )
  expect(passwordChangeErrors({ ...right, confirmation: 'quetzal-43' })).toEqual({
    confirmation: 'Las contraseñas no coinciden',
  })
  expect(loginErrors({ password: 'x' } as never)).toEqual(missing('email'))
})

test('what the wire calls the fields of a registration', () => {
  expect(REGISTRATION_NAMES).toEqual({ 'data.full_name': 'name', termsAccepted: 'terms' })
  expect(TERMS_VERSION).toMatch(/^20\d\d-\d\d-\d\d$/)
})
