// A comment that names something which was renamed since misleads whoever searches for that name, and no compiler finds it.
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm
/** What stands below a comment until an empty line, or the end of its function. */
const DECLARATION = /^[\s\S]*?(?=\n\s*\n|\n\}|$(?![\s\S]))/

const words = new Set(sources.flatMap(({ text }) => text.replace(COMMENT, '').match(/[A-Za-z_$][\w$]*/g) ?? []))
const comments = sources.flatMap(({ file, text }) =>
  [...text.matchAll(COMMENT)].map(({ 0: comment, index }) => ({
    file,
    comment,
    below: DECLARATION.exec(text.slice(index + comment.length))![0],
  })),
)
const named = (pattern: RegExp) =>
  comments.flatMap((found) => [...found.comment.matchAll(pattern)].map(([, name]) => ({ ...found, name: name! })))
const listed = (found: { file: string; name: string }[]) => found.map(({ file, name }) => `${file}: ${name}`)

test('what a comment says is thrown or linked to exists', () => {
  const names = named(/(?:@throws \{?|\{@link )([A-Z]\w+)/g)
  expect(names.length).toBeGreaterThan(20)
  expect(listed(names.filter(({ name }) => !words.has(name)))).toEqual([])
})

test('a described parameter or property stands in the declaration below', () => {
  const names = named(/@(?:param|property) ([\w$]+)/g)
  expect(names.length).toBeGreaterThan(200)
  expect(
    listed(names.filter(({ name, below }) => !new RegExp(`\\b${name.replace('$', '\\$')}\\b`).test(below))),
  ).toEqual([])
})

test('a file that a comment names exists', () => {
  const names = named(
    /((?:[\w-]+\/)*[\w-]+\.(?:rules|data|api|view|contract|table|mail|text|query|factory|jobs)\.tsx?)\b/g,
  )
  expect(names.length).toBeGreaterThan(20)
  const exists = (name: string) => sources.some(({ file }) => file === name || file.endsWith(`/${name}`))
  expect(listed(names.filter(({ name }) => !exists(name)))).toEqual([])
})
