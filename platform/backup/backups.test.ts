import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { deletePartialBackups } from './backups.ts'

test('what killed backups left goes; whole ones stay, and what somebody named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'torogoz-backups-'))
  const otherFiles = ['la-mia.tar.gz.partial', 'torogoz-20261118T080000Z.tar.gz', 'torogoz-20261119T080000Z.tar.gz']
  for (const name of [...otherFiles, 'torogoz-20261120T080000Z.tar.gz.partial'])
    writeFileSync(path.join(folder, name), '')
  deletePartialBackups(folder)
  expect(readdirSync(folder).toSorted()).toEqual(otherFiles)
  rmSync(folder, { recursive: true })
})
