import { expect, test } from 'vitest'
import { z } from 'zod'
import './input-words.ts'

test.each([
  [z.string(), undefined, 'Este campo es obligatorio'],
  [z.string(), null, 'Este campo es obligatorio'],
  [z.string(), 3, 'Escribe un texto'],
  [z.string().min(1), '', 'Este campo es obligatorio'],
  [z.string().min(3), 'a', 'Mínimo 3 letras'],
  [z.string().max(1), 'ab', 'Máximo 1 letra'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Máximo 2 elementos'],
  [z.int(), 1.5, 'Escribe un número entero'],
  [z.number().min(1), 0, 'El mínimo es 1'],
  [z.number().max(5), 6, 'El máximo es 5'],
  [z.enum(['a', 'b']), 'c', 'Elige uno de los valores posibles'],
  [z.uuid(), 'x', 'Identificador inválido'],
  [z.email(), 'x', 'Email inválido'],
  [z.object({}), [], 'Aquí van varios datos'],
  [z.strictObject({}), { a: 1 }, 'Hay datos que no se esperan aquí'],
  [z.union([z.literal(1), z.literal('a')]), {}, 'Valor inválido'],
] as const)('what no contract says in words of its own is said in Spanish: %#', (schema: z.ZodType, input, said) => {
  expect(schema.safeParse(input).error?.issues[0]?.message).toBe(said)
})

test('the words of a contract come first', () => {
  expect(z.string('Escribe tu nombre').safeParse(1).error?.issues[0]?.message).toBe('Escribe tu nombre')
})
