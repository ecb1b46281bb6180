import { expect, test } from 'vitest'
import { DEDUPLICATION_WINDOW_MS, isBot, isPrefetch, isVisitor, MAX_REMEMBERED, RecentKeys } from './view.rules.ts'

const now = new Date('2026-12-01T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

test('the first time counts, and again after half an hour', () => {
  const recently = new RecentKeys()
  expect(recently.isNew('a', now)).toBe(true)
  expect(recently.isNew('b', later(1))).toBe(true)
  expect(recently.isNew('a', later(DEDUPLICATION_WINDOW_MS - 1))).toBe(false)
  expect(recently.isNew('a', later(DEDUPLICATION_WINDOW_MS))).toBe(true)
  expect(recently.isNew('b', later(DEDUPLICATION_WINDOW_MS))).toBe(false)
})

test('it forgets the oldest when there are too many', () => {
  const recently = new RecentKeys()
  for (let n = 0; n <= MAX_REMEMBERED + 1; n++) recently.isNew(String(n), now)
  expect(recently.isNew(String(MAX_REMEMBERED), now)).toBe(false)
  expect(recently.isNew('0', now)).toBe(true)
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  // Cubot is a maker of telephones, not a bot.
  ['Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 50) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['facebookexternalhit/1.1', true],
  ['WhatsApp/2.23', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0', true],
  [null, true],
])('%s is a program: %s', (agent, is) => expect(isBot(agent)).toBe(is))

test('who counts as a visitor', () => {
  expect(isVisitor(null, 'h')).toBe(true)
  expect(isVisitor({ id: 'h', role: 'host' }, 'h')).toBe(false)
  expect(isVisitor({ id: 'x', role: 'host' }, 'h')).toBe(true)
  expect(isVisitor({ id: 'x', role: 'admin' }, 'h')).toBe(false)
  expect([isPrefetch('prefetch;prerender'), isPrefetch(null), isPrefetch('')]).toEqual([true, false, false])
})
