// The API's documents must pass the usual linters, be small, and be complete for a stranger. Failures say where to write what
// is missing.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { beforeAll, describe, expect, test } from 'vitest'
import { tags } from '#marketplace/api.text.ts'
import { api, registrations } from '#marketplace/api.ts'

const MAX_BYTES = 250_000
const EXAMPLE_TIP =
  "give the field an example in its contract, `.meta({ examples: ['…'] })`, or its name a word in marketplace/api.text.ts"

type Media = { schema?: object; example?: unknown }
type Answer = { $ref?: string; headers?: object; content?: Record<string, Media> }
type Described = {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}
type Document = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Described>>
  components: { responses: Record<string, Answer> }
}

const files = ['openapi', 'openapi.host', 'openapi.admin']
const read: Record<string, string> = {}
const documentOf = (file: string) => JSON.parse(read[file]!) as Document
beforeAll(async () => {
  for (const file of files) read[file] = await (await api.request(`/api/${file}.json`)).text()
})

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  )

/** What an operation lacks, as a task. */
function lacking({ operationId, summary, description, tags: groups, requestBody, responses }: Described, of: Document) {
  const answers = Object.entries(responses).map(([status, answer]): [string, Answer] => [
    status,
    answer.$ref ? of.components.responses[answer.$ref.split('/').at(-1)!]! : answer,
  ])
  const successes = answers.filter(([status]) => status.startsWith('2')).map(([, answer]) => answer)
  const noExample = (content: Record<string, Media> = {}) => {
    const json = content['application/json']
    return json && json.example === undefined
  }
  const tasks: [boolean | undefined, string][] = [
    [!operationId, 'its noun and verb give no id: see operationId in marketplace/api.ts'],
    [!summary || summary.length < 12, 'write `summary` in its contract: one line that says what it does'],
    [!description, 'it has no description: see descriptionOf in platform/http/openapi/operation.ts'],
    [!groups?.every((tag) => tags[tag]), `say in marketplace/api.text.ts what the tag '${groups?.[0]}' is about`],
    [noExample(requestBody?.content), `its body has no example: ${EXAMPLE_TIP}`],
    [successes.some(({ content }) => noExample(content)), `its answer has no example: ${EXAMPLE_TIP}`],
    [!answers.some(([status]) => /^4/.test(status)), 'it names no refusal'],
    [!responses['429'] || !responses['5XX'], 'it lacks the answers that every operation has'],
    [
      !successes.every(({ headers }) => headers && 'RateLimit' in headers),
      'its answer lacks the headers of the limits',
    ],
  ]
  return tasks.filter(([isMissing]) => isMissing).map(([, task]) => task)
}

describe.each(files)('%s.json', (file) => {
  test('every operation has what a stranger needs', () => {
    const document = documentOf(file)
    const open = operationsOf(document).flatMap(({ name, operation }) =>
      lacking(operation, document).map((task) => `${name}: ${task}`),
    )
    expect(open).toEqual([])
  })

  test('it can be read in a moment', () => {
    expect(
      read[file]!.length,
      'name the schemas that several endpoints use: `.meta({ id })` writes one once',
    ).toBeLessThan(MAX_BYTES)
  })

  test('Redocly has nothing to say', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: read[file]!, config, absoluteRef: `/${file}.json` })
    const messages = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
    expect(messages, `of an example that does not fit: ${EXAMPLE_TIP}`).toEqual([])
  })

  test('Spectral has nothing to say', async () => {
    const linter = new spectral.Spectral()
    linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] })
    const messages = (await linter.run(JSON.parse(read[file]!))).map(
      ({ code, message, path }) => `${code}: ${message} ${path.join('.')}`,
    )
    expect(messages, `of an example that does not fit: ${EXAMPLE_TIP}`).toEqual([])
  })
})

test('every endpoint stands in one document, under an id of its own', () => {
  const all = files.flatMap((file) => operationsOf(documentOf(file)))
  const served = registrations.map(({ endpoint }) => `${endpoint.method} /api${endpoint.path}`)
  expect(all.map(({ name }) => name).sort()).toEqual(served.sort())
  const ids = all.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the example of every call is one that its contract accepts', () => {
  const paths = Object.assign({}, ...files.map((file) => documentOf(file).paths)) as Document['paths']
  const refusals: string[] = []
  for (const { endpoint } of registrations) {
    const media = paths[`/api${endpoint.path}`]?.[endpoint.method]?.requestBody?.content['application/json']
    const { error } = (media && endpoint.body?.safeParse(media.example)) ?? {}
    if (error) refusals.push(`${endpoint.method} ${endpoint.path}: ${JSON.stringify(media?.example)} ${error.message}`)
  }
  expect(refusals, EXAMPLE_TIP).toEqual([])
})
