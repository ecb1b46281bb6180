// The built-in language model: rules instead of weights, with the interface of any other model. It uses the same tools through
// the same loop: first it requests tool calls, then it puts their results into words.
import { randomUUID } from 'node:crypto'
import type { LanguageModel } from 'ai'
import { answerOf } from '../nlg/answer.rules.ts'
import { piecesOf } from '../nlg/output-gate.rules.ts'
import { followUpToolCalls, initialToolCalls } from '../nlg/tool-calls.rules.ts'
import type { ToolAnswer, ToolCall, ToolName } from '../nlg/tool-name.rules.ts'
import type { Plan } from '../nlu/plan.rules.ts'
import { languageOfTalk } from '../nlu/typed-message.rules.ts'

export type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>
type Prompt = Parameters<Model['doStream']>[0]['prompt']
type StreamPart = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never

/** The message and the tool results since the person's last message. */
function readTurn(prompt: Prompt): { message: string; answers: ToolAnswer[] } {
  const since = prompt.findLastIndex(({ role }) => role === 'user')
  const question = prompt[since]
  const message =
    question?.role === 'user' ? question.content.map((part) => (part.type === 'text' ? part.text : '')).join(' ') : ''
  const answers = prompt.slice(since + 1).flatMap((entry) => {
    if (entry.role !== 'tool') return []
    return entry.content.flatMap((part) =>
      part.type === 'tool-result'
        ? [{ tool: part.toolName as ToolName, output: part.output.type === 'json' ? part.output.value : null }]
        : [],
    )
  })
  return { message, answers }
}

/** What the person has written, the latest last. */
const spokenIn = (prompt: Prompt): string[] =>
  prompt.flatMap((entry) =>
    entry.role === 'user' ? [entry.content.map((part) => (part.type === 'text' ? part.text : '')).join(' ')] : [],
  )

const usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}
const finish = (unified: 'stop' | 'tool-calls'): StreamPart => ({
  type: 'finish',
  finishReason: { unified, raw: undefined },
  usage,
})

function partsOf(calls: ToolCall[], text: string): StreamPart[] {
  const start: StreamPart = { type: 'stream-start', warnings: [] }
  if (calls.length > 0)
    return [
      start,
      ...calls.map(
        ({ tool, input }): StreamPart => ({
          type: 'tool-call',
          toolCallId: randomUUID(),
          toolName: tool,
          input: JSON.stringify(input),
        }),
      ),
      finish('tool-calls'),
    ]
  return [
    start,
    { type: 'text-start', id: 'answer' },
    // Only whole sentences are shown, and each part of a stream costs time.
    ...piecesOf(text).map((delta): StreamPart => ({ type: 'text-delta', id: 'answer', delta })),
    { type: 'text-end', id: 'answer' },
    finish('stop'),
  ]
}

/** @param understand the plan for the message, given the conversation so far */
export function embeddedModel(understand: (message: string) => Plan): Model {
  const next = (prompt: Prompt): StreamPart[] => {
    const { message, answers } = readTurn(prompt)
    const plan = understand(message)
    const calls = answers.length === 0 ? initialToolCalls(plan) : followUpToolCalls(plan, answers, message)
    return partsOf(calls, calls.length > 0 ? '' : answerOf(plan, answers, languageOfTalk(spokenIn(prompt))))
  }
  return {
    specificationVersion: 'v4',
    provider: 'torogoz',
    modelId: 'embedded',
    supportedUrls: {},
    doStream: async ({ prompt }) => ({
      stream: new ReadableStream<StreamPart>({
        start(controller) {
          for (const part of next(prompt)) controller.enqueue(part)
          controller.close()
        },
      }),
    }),
    doGenerate: () => Promise.reject(new Error('the assistant is always read while it speaks')),
  }
}
