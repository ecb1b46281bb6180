// Rules that several settings share, each with the words for whoever wrote a bad value.
import { z } from 'zod'

export const port = z.coerce
  .number({ error: 'debe ser un número' })
  .int()
  .min(0, 'debe ser 0 o más')
  .max(65535, 'debe ser 65535 o menos')
export const url = (...protocols: string[]) =>
  z
    .url({ error: `debe ser una dirección que empiece con ${protocols.map((p) => `${p}://`).join(' o ')}` })
    .refine(
      (value) => protocols.includes(value.split('://')[0] ?? ''),
      `debe empezar con ${protocols.map((p) => `${p}://`).join(' o ')}`,
    )
export const yesNo = z
  .enum(['true', 'false'], { error: 'debe ser true o false' })
  .transform((value) => value === 'true')
