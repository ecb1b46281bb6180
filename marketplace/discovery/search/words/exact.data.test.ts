import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { withExactWords } from './exact.data.ts'

let fall: string
let shell: string

beforeAll(async () => {
  await database().execute(sql`update experiences set status = 'archived'`)
  fall = (await createExperience({ title: 'Las cascadas del cerro' })).id
  shell = (await createExperience({ title: 'Un pueblo en una cáscara' })).id
})

test('a result has the word itself, and not only a stem that another word shares', async () => {
  expect(await withExactWords([shell, fall], 'cascada')).toEqual([fall])
  expect(await withExactWords([shell, fall], 'cascaras')).toEqual([shell])
})

test('what has only the stem is left out when something else has the word', async () => {
  expect(await withExactWords([shell], 'cascada')).toEqual([])
})

test('a word that nothing has was corrected, and its results stay', async () => {
  expect(await withExactWords([shell, fall], 'cazcuda')).toEqual([shell, fall])
  expect(await withExactWords([shell, fall], '')).toEqual([shell, fall])
})
