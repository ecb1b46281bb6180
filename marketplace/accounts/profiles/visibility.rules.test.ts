import { describe, expect, test } from 'vitest'
import { shortName, visibleProfile } from './visibility.rules.ts'

const rosa = {
  fullName: 'Rosa Elena Hernández',
  avatarUrl: '/files/a.webp',
  email: 'rosa@correo.sv',
  phone: '7000-0000',
}
const open = { profilePublic: true, showEmail: false, showPhone: false }

test.each([
  ['Rosa Elena Hernández', 'Rosa H.'],
  ['Rosa', 'Rosa'],
  ['Ernestina Alvarado viuda de Solís', 'Ernestina A.'],
  ['Rosa Hernández Vda. de la Paz', 'Rosa H.'],
  ['  Ángel   íñiguez ', 'Ángel Í.'],
  ['', 'Viajero'],
  [null, 'Viajero'],
  ['rosa@correo.sv', 'Viajero'],
  ['Usuario eliminado', 'Usuario eliminado'],
])('%s is %s to strangers', (name, short) => {
  expect(shortName(name, 'Viajero')).toBe(short)
})

describe('what others see (ACC-15)', () => {
  test('at first: name and picture, no way to write', () => {
    expect(visibleProfile(rosa, open, 'Usuario')).toEqual({
      name: 'Rosa Elena Hernández',
      avatar: '/files/a.webp',
      email: null,
      phone: null,
    })
  })
  test('each way to write has its own switch', () => {
    expect(visibleProfile(rosa, { ...open, showEmail: true }, '')).toMatchObject({
      email: 'rosa@correo.sv',
      phone: null,
    })
    expect(visibleProfile(rosa, { ...open, showPhone: true }, '')).toMatchObject({ email: null, phone: '7000-0000' })
  })
  test('a profile that is not public hides all of it, whatever the other switches say', () => {
    expect(visibleProfile(rosa, { profilePublic: false, showEmail: true, showPhone: true }, '')).toEqual({
      name: 'Rosa H.',
      avatar: null,
      email: null,
      phone: null,
    })
  })
  test('somebody without a name gets the word of the place', () => {
    const nobody = { fullName: ' ', avatarUrl: null }
    expect(visibleProfile(nobody, open, 'Anfitrión').name).toBe('Anfitrión')
    expect(visibleProfile(nobody, { ...open, profilePublic: false }, 'Anfitrión').name).toBe('Anfitrión')
  })
})
