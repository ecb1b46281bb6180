import { expect, test } from 'vitest'
import { actsAfter, belongings, meetings, meetsBefore, publications, publishesBefore } from './support/role-race.ts'

test.each(Object.entries(publications))('%s, by who has just lost the role: refused', async (name, scene) => {
  const outcome = await actsAfter(await scene())
  // What waited for approval does not wait any more when the operator's turn comes.
  expect(outcome).toEqual({ act: name === 'approve' ? 409 : 403, role: 204, broken: [] })
})

test.each(Object.entries(publications))('%s, before the role is lost: it is counted', async (name, scene) => {
  const outcome = await publishesBefore(await scene())
  // What only waits for approval ties nobody: it is taken back.
  expect(outcome).toEqual({ act: 200, role: name === 'hand in for approval' ? 204 : 409, broken: [] })
})

test.each(Object.entries(belongings))('%s, by who has just lost the role: refused, nothing stays', async (_, scene) => {
  expect(await actsAfter(await scene())).toEqual({ act: 403, role: 204, broken: [] })
})

test.each(Object.entries(meetings))('%s as its time runs out: who does it keeps the role', async (_, scene) => {
  expect(await meetsBefore(scene)).toEqual({ act: 200, role: 409, broken: [] })
})
