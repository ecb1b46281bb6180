// Stryker's test runner: asks the warm process (`worker.ts`) which test files reach which mistakes, then for each mistake
// those files. Loaded by Stryker's processes by path, in the copy of the repository that Stryker has made.
import { appendFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createVitest, type Vitest } from 'vitest/node'
import { isDrawn } from '../sample.ts'
import { type Answer, type Ask, needsDatabase, type Ran, SOCKET_VARIABLE } from './messages.ts'

type DryRunOptions = { files?: string[] }
type MutantRunOptions = {
  activeMutant: { id: string } & Parameters<typeof isDrawn>[0]
  hitLimit?: number
  testFilter?: string[]
  timeout: number
  sandboxFileName: string
}
type Worker = { pid: number; ask(request: Ask, withinMs?: number): Promise<Answer | null> }

/** Every run uses the same cluster, whose seeded template is made once a day. */
function keepDatabase(): void {
  const databaseDir = process.env.MUTATION_DATABASE_DIR!
  mkdirSync(databaseDir, { recursive: true })
  mkdirSync('data', { recursive: true })
  if (!existsSync('data/test')) symlinkSync(databaseDir, 'data/test')
}

class WarmTestRunner {
  #vitest: Vitest | undefined
  #server: net.Server | undefined
  #worker: Worker | undefined
  readonly #socket = path.join(tmpdir(), `mutation-${process.pid}.sock`)
  #ranAt = new Map<string, number>()
  #before: string | undefined
  readonly #testFiles = process.env.MUTATION_TESTS!.split(' ').map((file) => path.resolve(file))

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    process.env.NODE_ENV = 'test'
    process.env.VITEST = '1'
    if (this.#testFiles.some(needsDatabase)) keepDatabase()
    rmSync(this.#socket, { force: true })
    process.env[SOCKET_VARIABLE] = this.#socket
    this.#server = net.createServer().listen(this.#socket)
    this.#vitest = await createVitest('test', {
      config: 'tests/mutation/vitest.mutation.ts',
      watch: false,
      reporters: [{}],
      silent: true,
    })
    await this.#start()
  }

  async #start(): Promise<void> {
    const vitest = this.#vitest!
    const connected = new Promise<net.Socket>((resolve) => this.#server!.once('connection', resolve))
    const [first] = await vitest.globTestSpecifications([this.#testFiles[0]!])
    if (!first) throw new Error(`Not a test: ${this.#testFiles[0]}`)
    // Ends with the process; that it fails then is no news.
    const ended = vitest.runTestSpecifications([first]).then(
      ({ unhandledErrors }) => Promise.reject(unhandledErrors[0] ?? new Error('The process of the tests has ended')),
      (error) => Promise.reject(error),
    )
    ended.catch(() => {})
    const socket = await Promise.race([connected, ended])
    // Of a process that has ended; `next` notices.
    socket.on('error', () => {})
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
    const next = async () => JSON.parse(String((await lines.next()).value))
    const { pid } = await next()
    const ask = async (request: Ask, withinMs = 30 * 60_000) => {
      socket.write(`${JSON.stringify(request)}\n`)
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), withinMs)
      })
      // A mistake can also end the process; that counts as noticed, like one that never ends.
      const answer = await Promise.race([next(), late]).catch(() => null)
      clearTimeout(timer)
      return answer as Answer | null
    }
    this.#worker = { pid, ask }
  }

  async #restart(): Promise<void> {
    try {
      process.kill(this.#worker!.pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
    await this.#start()
  }

  async dryRun({ files = [] }: DryRunOptions) {
    const first = await this.#worker!.ask({ testFiles: this.#testFiles, mutated: files })
    if (!first) return { status: 'error', errorMessage: 'The tests did not end' }
    // A test file that does not pass twice in one process would count every mistake as noticed.
    const again = await this.#worker!.ask({ testFiles: this.#testFiles.filter(needsDatabase), mutated: files })
    const failures = [...first.ran, ...(again?.ran ?? [])].filter(({ failure }) => failure)
    // Stryker keeps what its processes print to itself.
    for (const { testFile, failure } of failures)
      appendFileSync(process.env.MUTATION_LEFT_OUT!, `${path.relative('.', testFile)}: ${failure?.slice(0, 300)}\n`)
    const failed = new Set(failures.map(({ testFile }) => testFile))
    const passed = first.ran.filter(({ testFile }) => !failed.has(testFile))
    for (const { testFile, ms } of passed) this.#ranAt.set(testFile, ms)
    const tests = passed.map(({ testFile, ms }) => ({ id: testFile, name: testFile, timeSpentMs: ms, status: 0 }))
    const perTest = Object.fromEntries(Object.entries(first.coverage).filter(([testFile]) => this.#ranAt.has(testFile)))
    return { status: 'complete', tests, mutantCoverage: { static: {}, perTest } }
  }

  async mutantRun({ activeMutant, hitLimit, testFilter, timeout, sandboxFileName }: MutantRunOptions) {
    // Stryker has no status for "not in the sample"; what ends in an error is not counted.
    if (!isDrawn(activeMutant, path.relative('.', sandboxFileName)))
      return { status: 'error', errorMessage: 'Not in the sample' }
    const mutated = [...new Set([sandboxFileName, this.#before ?? sandboxFileName])]
    this.#before = sandboxFileName
    const testFiles = this.#nearestFirst(testFilter ?? [...this.#ranAt.keys()], sandboxFileName)
    const mutant = { id: activeMutant.id, hitLimit }
    // Before Stryker's own limit, which would start everything anew.
    const answer = await this.#worker!.ask({ testFiles, mutated, mutant }, timeout * 0.8)
    if (!answer) await this.#restart()
    if (!answer || answer.endless) return { status: 'timeout' }
    const noticed = answer.ran.find(({ failure }: Ran) => failure)
    const nrOfTests = answer.ran.length
    if (!noticed) return { status: 'survived', nrOfTests }
    return { status: 'killed', killedBy: [noticed.testFile], failureMessage: noticed.failure, nrOfTests }
  }

  /** Tests of the folder know most, then the short ones. */
  #nearestFirst(testFiles: string[], file: string): string[] {
    const folder = path.dirname(file)
    const distance = (testFile: string) =>
      path.relative(folder, path.dirname(testFile)).split('/').filter(Boolean).length
    const ms = (testFile: string) => this.#ranAt.get(testFile) ?? 0
    return testFiles.toSorted((a, b) => Math.min(distance(a), 3) - Math.min(distance(b), 3) || ms(a) - ms(b))
  }

  async dispose(): Promise<void> {
    try {
      if (this.#worker) process.kill(this.#worker.pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
    await this.#vitest?.close()
    this.#server?.close()
    rmSync(this.#socket, { force: true })
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'warm', injectableClass: WarmTestRunner }]
