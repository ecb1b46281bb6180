// What tools take, described once: the library would write the description of every tool anew with every message.
import { type Schema, zodSchema } from 'ai'
import type { z } from 'zod'

const described = new WeakMap<z.ZodType, unknown>()

/** The schema of a tool's input, with the description for models that it is given once. */
export function inputOf<Input>(schema: z.ZodType<Input>): Schema<Input> {
  const before = described.get(schema) as Schema<Input> | undefined
  if (before) return before
  const description = zodSchema(schema)
  described.set(schema, description)
  return description
}
