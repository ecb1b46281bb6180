import { expect, test } from 'vitest'
import { accountProblem, nameFrom } from './operator.rules.ts'

test.each([
  ['rosa.flores@correo.sv', 'Rosa Flores'],
  ['ñandu_de-la+costa@correo.sv', 'Ñandu De La Costa'],
  ['..ana..@correo.sv', 'Ana'],
  ['...@correo.sv', 'Administración'],
])('%s begins as %s', (email, name) => expect(nameFrom(email)).toBe(name))

test('an account that can not be used says why, a deleted one first', () => {
  const then = new Date(0)
  expect(accountProblem({ suspendedAt: null, deletedAt: null })).toBeNull()
  expect(accountProblem({ suspendedAt: then, deletedAt: null })).toBe(
    'Esta cuenta está suspendida: reactívala primero en /admin/users.',
  )
  expect(accountProblem({ suspendedAt: then, deletedAt: then })).toBe(
    'Esta cuenta fue eliminada por su dueño: crea otra con otra dirección.',
  )
})
