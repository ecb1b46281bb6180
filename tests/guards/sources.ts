// Input of the guards: every source file and its imports.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Source = {
  /** Path from the root, with slashes. */
  file: string
  lines: number
  /** Imported files of ours, from the root; type-only imports are marked. */
  imports: { file: string; typeOnly: boolean }[]
  text: string
}

const FOLDERS = ['marketplace', 'ui', 'platform', 'database', 'tests']
const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*\s{},$]+?\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

function resolve(from: string, specifier: string): string | null {
  const withoutQuery = specifier.replace(/\?.*$/, '')
  if (withoutQuery.startsWith('#')) return withoutQuery.slice(1)
  if (withoutQuery.startsWith('.')) return path.posix.join(path.posix.dirname(from), withoutQuery)
  return null
}

function read(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(IMPORT)].flatMap(([, , typeOnly, statically, lazily]) => {
    const target = resolve(file, (statically ?? lazily)!)
    return target ? [{ file: target, typeOnly: Boolean(typeOnly) || Boolean(lazily) }] : []
  })
  return { file, lines: text.split('\n').length - 1, imports, text }
}

/** All TypeScript sources except generated ones. */
export const sources: Source[] = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.gen.ts')),
).map(read)

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)
