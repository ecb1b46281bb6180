import { expect, test } from 'vitest'
import { hostText, travelerText } from './reliability.rules.ts'

test.each([
  [{}, null],
  [{ came: 1 }, 'Ya llegó a una reserva antes'],
  [{ came: 3 }, 'Siempre ha llegado'],
  [{ came: 2, missed: 1 }, 'Faltó a una reserva'],
  [{ came: 3, missed: 1 }, 'Casi siempre llega'],
  [{ came: 40, missed: 2 }, 'Ha faltado a varias reservas'],
])('a traveler with %j: %j', (counts, words) => expect(travelerText(counts)).toBe(words))

test.each([
  [{}, []],
  [{ received: 4 }, []],
  [{ received: 5 }, ['Casi nunca cancela']],
  [{ received: 49, cancelled: 1 }, ['Casi nunca cancela']],
  [{ received: 48, cancelled: 1 }, []],
  [{ received: 27, cancelled: 3 }, ['Ha cancelado varias veces']],
  [{ received: 28, cancelled: 3 }, []],
  [{ onTime: 9, late: 1 }, ['Empieza puntual']],
  [{ onTime: 8, late: 1 }, []],
  [{ onTime: 5 }, ['Empieza puntual']],
  [{ onTime: 4 }, []],
  [{ answered: 19, unanswered: 1 }, ['Casi siempre responde']],
  [{ answered: 5 }, ['Casi siempre responde']],
  [{ answered: 4 }, []],
  [{ answered: 9, unanswered: 3 }, ['A veces no responde']],
  [{ answered: 10, unanswered: 3 }, []],
])('a host with %j: %j', (counts, words) => expect(hostText(counts)).toEqual(words))

test('words hold no number: what is behind them is between the person and the house', () => {
  for (const missed of [0, 1, 2, 9]) expect(travelerText({ came: 7, missed })).not.toMatch(/\d/)
})
