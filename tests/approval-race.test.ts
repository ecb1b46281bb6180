import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { decideTogether } from './support/approval-race.ts'

test('approved or withdrawn, never both: whoever comes second is told', async () => {
  for (let round = 0; round < 12; round++) {
    const { approved, withdrawn, ...row } = await decideTogether()
    expect([approved, withdrawn].toSorted()).toEqual([200, 409])
    expect(row).toEqual(
      approved === 200
        ? { status: 'published', waits: false, public: true }
        : { status: 'draft', waits: false, public: false },
    )
  }
})

test('with its host publishing too it is public, or waits, or is a draft', async () => {
  for (let round = 0; round < 12; round++) {
    const { approved, withdrawn, status, waits, public: seen } = await decideTogether(['publish'])
    expect([approved, withdrawn].toSorted()).toEqual([200, 409])
    expect([status, seen]).toEqual(approved === 200 ? ['published', true] : ['draft', false])
    if (waits) expect(status).toBe('draft')
  }
  expect(await audit()).toEqual([])
})

test('with its host archiving it nothing is approved that was put away', async () => {
  for (let round = 0; round < 12; round++) {
    const { approved, status, waits, public: seen } = await decideTogether(['archive'])
    expect([status, waits, seen]).toEqual(['archived', false, approved === 200])
  }
})
