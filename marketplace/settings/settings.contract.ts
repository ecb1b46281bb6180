import { z } from 'zod'

const line = (most: number) => z.string().trim().max(most, `Escribe como máximo ${most} caracteres`)
const few = (least: number, most: number) =>
  z.int('Escribe un número entero').min(least, `Como mínimo ${least}`).max(most, `Como máximo ${most}`)

/** What an operator changes while the product runs (ADM-11), each with the value it has until somebody does. */
export const Settings = z
  .object({
    /** The figures of the home page, as text (HOME-02). */
    figures: z
      .object({ experiences: line(12), destinations: line(12), travelers: line(12) })
      .default({ experiences: '500+', destinations: '50+', travelers: '10k+' }),
    /** How people reach us; an empty e-mail is that of SUPPORT_EMAIL, other empty ones are not shown. */
    support: z
      .object({
        email: z.union([z.literal(''), z.email('Email inválido')]),
        phone: line(30),
        whatsapp: line(30),
        hours: line(120),
      })
      .default({ email: '', phone: '', whatsapp: '', hours: '' }),
    /** Whether travelers are offered the assistant (AI-01). */
    assistant: z.boolean().default(true),
    /** Whether the first publication of a host waits for an operator. */
    approval: z.boolean().default(false),
    limits: z
      .object({
        /** Unanswered requests one traveler may hold (INV-12). */
        pendingBookings: few(1, 100),
        /** Questions to the assistant, per person and day. */
        assistantPerDay: few(1, 1000),
      })
      .default({ pendingBookings: 10, assistantPerDay: 100 }),
  })
  .meta({ id: 'Settings' })
export type Settings = z.output<typeof Settings>
