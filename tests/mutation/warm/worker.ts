// Runs in the process of the tests, as Vitest's runner: instead of one pass over the files it stays and does what Stryker's
// process asks. A mistake costs the evaluation of the modules it can reach and the tests themselves, no new process and
// no new search for tests (decision 0250).
import net from 'node:net'
import { createInterface } from 'node:readline'
import { TestRunner } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { type Answer, type Ask, needsDatabase, type Ran, SOCKET_VARIABLE } from './messages.ts'

type ModuleNode = {
  promise?: unknown
  exports?: unknown
  evaluated: boolean
  importers: Set<string>
}
type Modules = { idToModuleMap: Map<string, ModuleNode>; fileToModulesMap: Map<string, Set<ModuleNode>> }
type WorkerState = { evaluatedModules: Modules; filepath?: string }
/** What Stryker's instrumented code reads and writes. */
type Instrumented = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}
const globals = globalThis as unknown as { __stryker__?: Instrumented; __vitest_worker__: WorkerState }
globals.__stryker__ ??= {}
const instrumented = globals.__stryker__

const OF_VITEST = [/\/vitest\/dist\//, /@vitest\/dist/, /\/tests\/mutation\/warm\//]
/** Replaces modules, so nothing it loaded may stay. */
const replacesModules = (testFile: string) => /\.(alone|race)\.test\.ts$/.test(testFile)

function forget(node: ModuleNode): void {
  node.promise = undefined
  node.exports = undefined
  node.evaluated = false
  node.importers.clear()
}

function forgetAll({ idToModuleMap }: Modules): void {
  for (const [id, node] of idToModuleMap) if (!OF_VITEST.some((path) => path.test(id))) forget(node)
}

/** The files and all that imports them: constants and memories computed from a mistake go with it. */
function forgetDependents({ idToModuleMap, fileToModulesMap }: Modules, files: string[]): void {
  const reached = new Set<ModuleNode>()
  const visit = (node: ModuleNode | undefined): void => {
    if (!node || reached.has(node)) return
    reached.add(node)
    for (const importer of node.importers) visit(idToModuleMap.get(importer))
  }
  for (const file of files) for (const node of fileToModulesMap.get(file) ?? []) visit(node)
  for (const node of reached) forget(node)
}

export default class WarmRunner extends TestRunner {
  #serving = false
  #noticed = false
  #unhandled: unknown[] = []
  #setupFiles: string[] = []

  /** Vitest begins here; the tests that are asked for come by as well. */
  async onBeforeCollect(): Promise<void> {
    if (this.#serving) return
    this.#serving = true
    this.#setupFiles = this.config.setupFiles
    // Nobody listens: results go to Stryker's process.
    const silent = { onTaskUpdate: async () => {}, onCollectStart: async () => {}, onCollected: async () => {} }
    Object.assign(this, silent)
    for (const event of ['unhandledRejection', 'uncaughtException'])
      process.on(event, (reason) => this.#unhandled.push(reason))
    const socket = net.connect(process.env[SOCKET_VARIABLE]!)
    socket.write(`${JSON.stringify({ pid: process.pid })}\n`)
    for await (const line of createInterface({ input: socket }))
      socket.write(`${JSON.stringify(await this.#answer(JSON.parse(line)))}\n`)
    throw new Error('Done')
  }

  override onAfterRunTask(test: Parameters<TestRunner['onAfterRunTask']>[0]): void {
    super.onAfterRunTask(test)
    // One failure is enough to have noticed a mistake.
    if (instrumented.activeMutant && test.result?.state === 'fail') this.#noticed = true
  }

  override async onBeforeRunTask(test: Parameters<TestRunner['onBeforeRunTask']>[0]): Promise<void> {
    if (this.#noticed) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  override async onBeforeRunSuite(suite: Parameters<TestRunner['onBeforeRunSuite']>[0]): Promise<void> {
    if (this.#noticed) suite.mode = 'skip'
    await super.onBeforeRunSuite(suite)
  }

  async #answer({ testFiles, mutated, mutant }: Ask): Promise<Answer> {
    const ran: Ran[] = []
    instrumented.activeMutant = mutant?.id
    instrumented.hitCount = mutant ? 0 : undefined
    instrumented.hitLimit = mutant?.hitLimit
    for (const testFile of testFiles) {
      ran.push(await this.#run(testFile, mutated, !mutant))
      if (mutant && ran.at(-1)!.failure) break
    }
    const endless = (instrumented.hitLimit ?? Infinity) < (instrumented.hitCount ?? 0)
    instrumented.activeMutant = undefined
    instrumented.hitLimit = undefined
    instrumented.hitCount = undefined
    return { ran, endless, coverage: mutant ? {} : (instrumented.mutantCoverage?.perTest ?? {}) }
  }

  async #run(testFile: string, mutated: string[], cover: boolean): Promise<Ran> {
    const state = globals.__vitest_worker__
    if (replacesModules(testFile)) forgetAll(state.evaluatedModules)
    else forgetDependents(state.evaluatedModules, mutated)
    state.filepath = testFile
    this.config.setupFiles = this.#setupFiles.filter(
      (file) => needsDatabase(testFile) !== file.endsWith('restore-configuration.ts'),
    )
    this.#noticed = false
    this.#unhandled = []
    // What a module does while it is loaded counts as done by this file, for every file loads it anew.
    if (cover) instrumented.currentTestId = testFile
    const begin = performance.now()
    const [file] = await startTests([testFile], this)
    const ms = performance.now() - begin
    instrumented.currentTestId = undefined
    if (replacesModules(testFile)) {
      const { mocker } = Reflect.get(this, 'moduleRunner') as { mocker?: { reset(): void } }
      mocker?.reset()
      forgetAll(state.evaluatedModules)
    }
    const failed = file?.result?.state === 'fail'
    const failure = failed ? reasonOf(file) : this.#unhandled.length > 0 ? String(this.#unhandled[0]) : undefined
    return { testFile, ms, failure }
  }
}

type Task = { name: string; tasks?: Task[]; result?: { state?: string; errors?: { message?: string }[] } }
function reasonOf(task: Task): string {
  const inside = task.tasks?.find(({ result }) => result?.state === 'fail')
  const message = task.result?.errors?.[0]?.message
  return inside && !message ? reasonOf(inside) : `${task.name}: ${message ?? 'failed'}`
}
