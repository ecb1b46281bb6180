// The HTML of every page as the server writes it, checked against the standard. The Nu HTML checker needs Java; html-validate
// checks the same structure, attributes, ids and ARIA, but fewer values. Its style rules are left to the formatter.
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { auditEntries } from '#marketplace/admin/audit/audit.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app } from '../../support/app.ts'
import { cookieOf } from '../../support/people.ts'
import { everyPage } from '../../support/scenes/every-page.ts'

const { running } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Tables that are cards on a phone repeat their roles, because `display` removes them.
    'no-redundant-role': 'off',
    // A label may name its control although it also contains it.
    'no-redundant-for': 'off',
    // A list of figures may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The settings show their button only once something differs.
    'wcag/h32': 'off',
  },
})

test('every page is valid HTML', async () => {
  const { pages, people } = await everyPage()
  // The demo starts with an empty log.
  await database()
    .insert(auditEntries)
    .values({
      origin: 'admin',
      actorId: people.admin!.id,
      action: 'user.suspend',
      objectType: 'user',
      objectId: people.traveler!.id,
      objectLabel: 'Fátima',
      before: { suspended: false },
      after: { suspended: true },
    })
  const faults: Record<string, string[]> = {}
  let checked = 0
  for (const [visitor, addresses] of Object.entries(pages)) {
    const headers: HeadersInit = people[visitor] ? { cookie: await cookieOf(people[visitor]) } : {}
    for (const address of addresses) {
      const html = await (await fetch(running.address + address, { headers })).text()
      const { results } = await checker.validateString(html, address)
      const problems = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      )
      if (problems.length > 0) faults[address] = [...new Set(problems)]
      checked++
    }
  }
  expect(checked).toBeGreaterThanOrEqual(60)
  expect(faults).toEqual({})
})
