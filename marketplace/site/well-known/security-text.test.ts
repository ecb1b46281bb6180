import { expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { securityText } from './security-text.api.ts'

test('security.txt says whom to write to, and is good for less than a year', async () => {
  configure({ APP_URL: 'https://torogoz.example/', SUPPORT_EMAIL: 'hola@torogoz.example' })
  const answer = securityText(new Date('2026-11-22T15:00:00Z'))
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:hola@torogoz.example',
    'Contact: https://torogoz.example/contact',
    'Expires: 2027-05-21T00:00:00.000Z',
    'Preferred-Languages: es, en',
    'Canonical: https://torogoz.example/.well-known/security.txt',
    '',
  ])
})
