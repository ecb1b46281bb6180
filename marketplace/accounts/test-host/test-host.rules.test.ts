import { expect, test } from 'vitest'
import { isOwnMachine } from './test-host.rules.ts'

test.each([
  ['http://localhost:3000/api', {}, true],
  ['http://127.0.0.1:3000/api', { host: '127.0.0.1:3000' }, true],
  ['http://[::1]:3000/api', { host: '[::1]:3000' }, true],
  ['http://localhost:3000/api', { host: 'torogoz.example' }, false],
  ['http://192.168.1.20:3000/api', {}, false],
  ['http://localhost.evil.example/api', {}, false],
  ['http://localhost:3000/api', { 'x-forwarded-for': '203.0.113.7' }, false],
  ['http://localhost:3000/api', { forwarded: 'for=203.0.113.7' }, false],
])('the own machine: %s %o', (url, headers, own) => {
  expect(isOwnMachine(url, new Headers(headers as Record<string, string>))).toBe(own)
})
