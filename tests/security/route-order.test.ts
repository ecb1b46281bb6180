// Every endpoint is reached by its requests, whatever the order of the slices.
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registrations } from '#marketplace/api.ts'
import { AUDIENCES, nounsOf } from '#marketplace/slices.ts'
import { endpointsOf } from '#platform/http/contract.ts'
import { ambiguous, byPrecedence } from '#platform/http/openapi/route-order.ts'

const endpoints = registrations.map(({ endpoint }) => endpoint)

test('a fixed path is registered before the one with a parameter that would take its name for an id', () => {
  const places = (...paths: string[]) => paths.map((path) => endpoints.findIndex((endpoint) => endpoint.path === path))
  const [facets, shown] = places('/experiences/facets', '/experiences/{id}')
  expect(facets).toBeGreaterThanOrEqual(0)
  expect(facets).toBeLessThan(shown!)
  expect(endpoints).toEqual(endpoints.toSorted(byPrecedence))
})

test('no request could be meant for two endpoints', () => {
  expect(ambiguous(endpoints)).toEqual([])
})

test('every endpoint of every contract is given by a manifest', async () => {
  const paths = new Set(
    AUDIENCES.flatMap((audience) => [...nounsOf(audience).values()].map(({ contract }) => contract)),
  )
  const forgotten: string[] = []
  for (const file of globSync('marketplace/**/*.contract.ts')) {
    const contract = (await import(/* @vite-ignore */ `#${file}`)) as object
    if (endpointsOf(contract).length > 0 && !paths.has(contract)) forgotten.push(file.replaceAll('\\', '/'))
  }
  // In development only (INV-37).
  expect(forgotten).toEqual(['marketplace/accounts/test-host/test-host.contract.ts'])
})

test('a replica is asked only for reads of what everybody may see', () => {
  const late = endpoints.filter(({ replica }) => replica)
  expect(late.length).toBeGreaterThan(5)
  expect(late.filter(({ method, access, timeouts }) => method !== 'get' || access !== 'anyone' || timeouts)).toEqual([])
})
