// Costs of a change in files (docs/cost-of-change.md), counted on existing features: spreading one over more files would make
// every later one more expensive.
import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

/** The product's files that contain a word, without tests, factories and generated ones. */
const filesWith = (folder: string, word: RegExp) =>
  sources
    .filter(({ file, text }) => file.startsWith(`${folder}/`) && !isTest(file) && word.test(text))
    .map(({ file }) => file)
    .filter((file) => !file.endsWith('.factory.ts'))
    .sort()

const FILTERS = 'marketplace/discovery/search/filters'

test.each([
  [
    'a field that a host may add',
    'marketplace',
    /\brainPlan\b/,
    ['marketplace/experiences/experience.fields.ts', 'marketplace/experiences/experience.table.ts'],
  ],
  [
    'a filter by a fact',
    'marketplace/discovery',
    /\bpram\b/,
    [`${FILTERS}/choice.rules.ts`, `${FILTERS}/filter.fields.ts`, `${FILTERS}/filter.text.ts`],
  ],
  [
    'a filter by a list of values',
    'marketplace/discovery',
    /\bnotIncluded\b/,
    ['data', 'fields', 'rules', 'text'].map((kind) => `${FILTERS}/filter.${kind}.ts`),
  ],
  [
    'a page that is the same for everybody',
    'marketplace/site',
    /\bcareers: \{|'careers'|<Entry href="\/careers"/,
    [
      'marketplace/site/public/about/careers-page.tsx',
      'marketplace/site/public/layout/site-footer.tsx',
      'marketplace/site/static-pages.text.ts',
    ],
  ],
  [
    'an endpoint, without what it reads and who calls it',
    'marketplace/admin/outbox',
    /\bexport const showContent\b/,
    ['marketplace/admin/outbox/outbox.api.ts', 'marketplace/admin/outbox/outbox.contract.ts'],
  ],
  [
    'a list of the back office',
    'marketplace',
    /\boutbox(List|Reader|Screen)\b/,
    [
      'marketplace/admin/outbox/outbox-list.tsx',
      'marketplace/admin/outbox/outbox.api.ts',
      'marketplace/admin/outbox/outbox.contract.ts',
      'marketplace/admin/outbox/outbox.data.ts',
      'marketplace/admin/outbox/outbox.list.ts',
      'marketplace/admin/outbox/outbox.routes.ts',
    ],
  ],
])('%s stands in these files and in no others', (_, folder, word, files) => {
  expect(filesWith(folder, word)).toEqual(files)
})
