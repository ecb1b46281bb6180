import { expect, test } from 'vitest'
import { codeText, hoursText, otherDateText, triesText } from './check-in.text.ts'

const at = (time: string) => new Date(`2027-03-13T${time}-06:00`)

test.each([
  ['14:40:00', 3600, 'las 3:40\u00a0p.\u00a0m.'],
  ['14:40:01', 3600, 'las 3:41\u00a0p.\u00a0m.'],
  ['12:00:00', 3600, 'la 1:00\u00a0p.\u00a0m.'],
  ['23:30:00', 3600, 'las 12:30\u00a0a.\u00a0m. del domingo, 14 de marzo'],
  ['10:00:00', 86_400, 'las 10:00\u00a0a.\u00a0m. del domingo, 14 de marzo'],
])('at %s, with %i seconds to wait, codes are looked at again from %s', (time, seconds, moment) => {
  expect(triesText('host', seconds, at(time))).toBe(
    `Demasiados códigos equivocados. A partir de ${moment} puedes probar de nuevo.`,
  )
})

test('a traveler who must wait has somebody to ask', () => {
  expect(triesText('traveler', 60, at('08:00:00'))).toBe(
    'Demasiados códigos equivocados. A partir de las 8:01\u00a0a.\u00a0m. puedes probar de nuevo; mientras, pídele ayuda a tu anfitrión.',
  )
})

test('no sentence ends twice, whatever hour it ends with', () => {
  for (const time of ['00:30:00', '08:00:00', '13:00:00', '20:15:00']) {
    const codeWindow = { opensAt: at(time), closesAt: at(time) }
    const texts = [
      otherDateText('Café de altura', at(time)),
      triesText('traveler', 60, at(time)),
      hoursText('CODE_TOO_EARLY', codeWindow),
      hoursText('CODE_TOO_LATE', codeWindow),
      codeText({ codeState: 'not-accepted', codeWindow }),
    ]
    expect(texts.filter((words) => !words || /\.\.|[^.]$/.test(words))).toEqual([])
  }
})
