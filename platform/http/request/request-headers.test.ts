import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { ADDRESS_HEADER, replaceHeaders } from './request-headers.ts'

test('our own value stands in place of every one a client sent under the name, however it was written', () => {
  const rawHeaders = [
    'Host',
    'torogoz.sv',
    'X-Client-Address',
    '1.1.1.1',
    'Accept',
    '*/*',
    'x-client-address',
    '2.2.2.2',
  ]
  const headers: Record<string, string> = { host: 'torogoz.sv', [ADDRESS_HEADER]: '1.1.1.1, 2.2.2.2', accept: '*/*' }
  replaceHeaders({ rawHeaders, headers } as unknown as IncomingMessage, { [ADDRESS_HEADER]: '203.0.113.9' })
  expect(rawHeaders).toEqual(['Host', 'torogoz.sv', 'Accept', '*/*', ADDRESS_HEADER, '203.0.113.9'])
  expect(headers[ADDRESS_HEADER]).toBe('203.0.113.9')
})
