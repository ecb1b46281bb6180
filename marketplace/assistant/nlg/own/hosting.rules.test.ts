// A guest with several groups is told of each.
import { expect, test } from 'vitest'
import type { HostGuestOutput } from '../../tools/hosting/host-tool.contract.ts'
import { hostAnswer } from './hosting.rules.ts'

const group = (attending: boolean): HostGuestOutput['bookings'][number] => ({
  name: 'Diego',
  title: 'Tazumal',
  start: '2026-11-28T16:00:00.000Z',
  guests: 2,
  children: 0,
  total: 28,
  state: 'confirmed',
  paid: false,
  wish: false,
  attending,
})
const asked = { aspect: 'guest', of: 'attendance', from: null, to: null, guests: ['Diego'] } as const
const told = (...attending: boolean[]) =>
  hostAnswer({ ...asked, guests: ['Diego'] }, [{ name: 'Diego', bookings: attending.map(group), path: '/' }], 'es')

test('whoever confirmed one of two groups is not said to have confirmed none', () => {
  expect(told(true, false)).not.toContain('no ha confirmado')
  expect(told(false, false)).toContain('no ha confirmado que viene')
  expect(told(true, true)).toContain('ya confirmó que viene')
})
