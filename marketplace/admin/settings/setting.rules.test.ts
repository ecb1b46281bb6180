import { expect, test } from 'vitest'
import { Settings, SomeSettings } from '#marketplace/settings/settings.contract.ts'
import { isStale, settingChanges, settingFacts } from './setting.rules.ts'

const usual = Settings.parse({})

test('only what differs is sent and told', () => {
  expect(settingChanges(usual, structuredClone(usual))).toEqual({})
  const after = { ...usual, approval: true, figures: { ...usual.figures, travelers: '12k+' } }
  expect(settingChanges(usual, after)).toEqual({ approval: true, figures: after.figures })
  expect(settingFacts(settingChanges(usual, after))).toEqual({
    approval: true,
    'figures.experiences': '500+',
    'figures.destinations': '50+',
    'figures.travelers': '12k+',
  })
})

test('what is not said is no fact', () => {
  expect(settingFacts({ approval: undefined, assistant: false } as never)).toEqual({ assistant: false })
})

test('numbers people are called at stay out of the log', () => {
  const support = { email: 'a@b.example', phone: '+503 2222-3344', whatsapp: '7000-1122', hours: '' }
  expect(settingFacts({ support })).toEqual({
    'support.email': 'a@b.example',
    'support.phone': '•••• 44',
    'support.whatsapp': '•••• 22',
    'support.hours': '',
  })
})

test('only a change of the same setting is in the way', () => {
  const now = { ...usual, assistant: false }
  expect(isStale(now, { assistant: true }, { assistant: true })).toBe(true)
  expect(isStale(now, { approval: true }, { approval: false })).toBe(false)
  const { experiences, destinations, travelers } = usual.figures
  expect(isStale(now, { figures: usual.figures }, { figures: { travelers, experiences, destinations } })).toBe(false)
  const isStaleWith = (figures: unknown) => isStale(now, { figures: usual.figures }, { figures })
  expect([
    isStaleWith(undefined),
    isStaleWith(null),
    isStaleWith('500+'),
    isStaleWith({}),
    isStaleWith({ ...usual.figures, more: 1 }),
  ]).toEqual(Array(5).fill(true))
  // One part of a setting differs, and one setting of two.
  expect(isStaleWith({ ...usual.figures, travelers: '1' })).toBe(true)
  expect(isStale(now, { assistant: true, approval: true }, { assistant: false, approval: !usual.approval })).toBe(true)
  expect(isStale(now, { assistant: true, approval: true }, { assistant: false, approval: usual.approval })).toBe(false)
})

test.each([
  [{ figures: { experiences: '', destinations: '5', travelers: '1' } }, 'figures.experiences', 'Escribe la cifra'],
  [{ limits: { pendingBookings: 0, assistantPerDay: 5 } }, 'limits.pendingBookings', 'Como mínimo 1'],
  [{ limits: { pendingBookings: 1.5, assistantPerDay: 5 } }, 'limits.pendingBookings', 'Escribe un número entero'],
  [{ support: { ...usual.support, email: 'hola' } }, 'support.email', 'Email inválido'],
  [
    { support: { ...usual.support, phone: 'llámanos' } },
    'support.phone',
    'Escribe solo números, espacios y el signo +',
  ],
  [{ support: { ...usual.support, hours: 'x'.repeat(121) } }, 'support.hours', 'Escribe como máximo 120 caracteres'],
])('%j is refused at %s', (changed, path, message) => {
  const { error } = SomeSettings.safeParse(changed)
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]])
})

test('what a form leaves out is no fact', () => {
  expect(Object.keys(settingFacts({ assistant: undefined, approval: true }))).toEqual(['approval'])
})
