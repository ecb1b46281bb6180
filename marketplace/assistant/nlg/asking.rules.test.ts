import { expect, test } from 'vitest'
import type { AssistantCard } from '../assistant.contract.ts'
import { askLink, experienceToAsk } from './asking.rules.ts'

const card = (id: string) => ({ kind: 'experience', experience: { id } }) as AssistantCard

test.each([
  ['«Pesca» no dice que sea apta para niños; pregúntale al anfitrión antes de reservar.', ['1'], '1'],
  ['La edad mínima no está publicada: pregúntasela a tu anfitrión.', ['1'], '1'],
  ['«Pesca» does not say that it is suitable for children; ask the host before you book.', ['1'], '1'],
  ['«Pesca» cuesta $25 por persona.', ['1'], null],
  ['Pregúntale al anfitrión.', ['1', '2'], null],
  ['Pregúntale al anfitrión.', [], null],
])('after «%s» about %j the host of %s is asked', (answer, ids, asked) =>
  expect(experienceToAsk(answer, ids.map(card))).toBe(asked),
)

test('the form begins with what was said', () => {
  expect(askLink('7', '¿Pueden ir niños?').href).toBe('/questions/7?text=%C2%BFPueden+ir+ni%C3%B1os%3F')
})
