// The worst model: it obeys anybody. What it reaches is limited by the tools, and what it says by the output gate.
import type { Model } from '#marketplace/assistant/model/embedded-model.api.ts'

export type ModelTurn = { calls?: { name: string; input: unknown }[]; text?: string }

type Prompt = Parameters<Model['doStream']>[0]['prompt']
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer One> ? One : never

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}

/** Everything the tools returned, as text; an error about a call only repeats its own words. */
export const toolResults = (prompt: Prompt): string =>
  prompt
    .flatMap((message) => (message.role === 'tool' ? message.content : []))
    .map((part) =>
      part.type === 'tool-result' && part.output.type === 'json' ? JSON.stringify(part.output.value) : '',
    )
    .join('\n')

/** @param next its next step, depending on everything it has read */
export function obedientModel(next: (step: number, prompt: Prompt) => ModelTurn): Model {
  let step = 0
  return {
    specificationVersion: 'v4',
    provider: 'prueba',
    modelId: 'obediente',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('it streams')),
    doStream: async ({ prompt }) => {
      const { calls = [], text: say = '' } = next(step++, prompt)
      const parts: Part[] = [{ type: 'stream-start', warnings: [] }]
      if (say) {
        parts.push({ type: 'text-start', id: 't' })
        for (const delta of say.match(/[\s\S]{1,5}/gu) ?? []) parts.push({ type: 'text-delta', id: 't', delta })
        parts.push({ type: 'text-end', id: 't' })
      }
      for (const [at, { name, input }] of calls.entries())
        parts.push({
          type: 'tool-call',
          toolCallId: `${step}-${at}`,
          toolName: name,
          input: typeof input === 'string' ? input : JSON.stringify(input),
        })
      parts.push({
        type: 'finish',
        finishReason: { unified: calls.length > 0 ? 'tool-calls' : 'stop', raw: undefined },
        usage,
      })
      return {
        stream: new ReadableStream<Part>({
          start(controller) {
            for (const part of parts) controller.enqueue(part)
            controller.close()
          },
        }),
      }
    },
  }
}
