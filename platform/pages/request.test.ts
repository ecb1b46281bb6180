import { expect, test } from 'vitest'
import { oncePerPage, type PageRequest, runWithPageRequest } from './request.ts'

const page = (): PageRequest => ({
  nonce: '',
  origin: 'http://localhost',
  cookie: null,
  signal: new AbortController().signal,
  deadline: 0,
  unavailable: false,
  encoding: null,
  deferredMarkup: [],
  shared: new Map(),
})

test('what several questions of one page need is asked once, and for each page anew', async () => {
  let asked = 0
  const ask = (name: string) => oncePerPage(name, async () => ++asked)
  const drawn = () => runWithPageRequest(page(), () => Promise.all([ask('ana'), ask('ana'), ask('luis')]))
  expect(await drawn()).toEqual([1, 1, 2])
  expect(await drawn()).toEqual([3, 3, 4])
})

test('outside of a page every question is asked', async () => {
  let asked = 0
  const ask = () => oncePerPage('ana', async () => ++asked)
  expect([await ask(), await ask()]).toEqual([1, 2])
})
