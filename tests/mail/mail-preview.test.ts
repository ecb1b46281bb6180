import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { mailSamples } from '#marketplace/site/mail-samples/mail-samples.mail.tsx'

// The command loads the emails by name at run time, where no compiler follows a rename.
test('npm run mail:preview -- text prints every email', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['platform/mail/preview.ts', 'text'], {
    maxBuffer: 8 * 1024 * 1024,
  })
  const printed = [...stdout.matchAll(/^=== (\S+)$/gm)].map(([, name]) => name)
  expect(printed).toEqual(mailSamples().map(({ name }) => name))
}, 120_000)
