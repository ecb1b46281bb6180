import { z } from 'zod'

const line = (max: number) => z.string().trim().max(max, `Escribe como máximo ${max} caracteres`)
const integer = (min: number, max: number) =>
  z.int('Escribe un número entero').min(min, `Como mínimo ${min}`).max(max, `Como máximo ${max}`)
const figure = line(12).min(1, 'Escribe la cifra')
const phone = line(30).regex(/^[+\d\s().-]*$/, 'Escribe solo números, espacios y el signo +')

/** What an operator changes while the product runs (ADM-11). */
const parts = {
  /** Figures on the home page, as text (HOME-02). */
  figures: z.object({ experiences: figure, destinations: figure, travelers: figure }),
  /** Whether pages show counted figures instead of those (docs/decisions/0236). */
  figuresCounted: z.boolean(),
  /** How people reach us. An empty e-mail means SUPPORT_EMAIL, empty hours the default ones; other empty fields are hidden. */
  support: z.object({
    email: line(254).pipe(z.union([z.literal(''), z.email('Email inválido')], 'Email inválido')),
    phone,
    whatsapp: phone,
    hours: line(120),
  }),
  /** Whether travelers are offered the assistant (AI-01). */
  assistant: z.boolean(),
  /** Whether a host's first publication waits for an operator's approval; by default everywhere except in the demo. */
  approval: z.boolean(),
  /**
   * Whether hosts of whom nothing is heard are asked and paused; until somebody decides, everywhere but in the demo
   * (docs/decisions/0255).
   */
  freshness: z.boolean(),
  /** Whether hosts who do not pay are paused by rule; until somebody decides, everywhere but in the demo (docs/decisions/0225). */
  arrearsPause: z.boolean(),
  /** From when on, for how much, and how long after the warning. */
  arrears: z.object({ days: integer(1, 120), dollars: integer(1, 10_000), warningDays: integer(3, 60) }),
  /** To which account hosts transfer, and where they bring cash; empty: they are asked to write to support. */
  howToPay: line(500),
  limits: z.object({
    /** Unanswered requests one traveler may hold (INV-12). */
    pendingBookings: integer(1, 100),
    /** Questions to the assistant, per person and day. */
    assistantPerDay: integer(1, 1000),
  }),
}

export const Settings = z
  .object({
    figures: parts.figures.default({ experiences: '500+', destinations: '50+', travelers: '10k+' }),
    figuresCounted: parts.figuresCounted.default(false),
    support: parts.support.default({ email: '', phone: '', whatsapp: '', hours: '' }),
    assistant: parts.assistant.default(true),
    approval: parts.approval.default(false),
    freshness: parts.freshness.default(false),
    arrearsPause: parts.arrearsPause.default(false),
    arrears: parts.arrears.default({ days: 15, dollars: 25, warningDays: 7 }),
    howToPay: parts.howToPay.default(''),
    limits: parts.limits.default({ pendingBookings: 10, assistantPerDay: 100 }),
  })
  .meta({ id: 'Settings' })
export type Settings = z.output<typeof Settings>

/** A partial change; absent settings stay as they are. */
export const SomeSettings = z.object(parts).partial().meta({ id: 'SomeSettings' })
export type SomeSettings = { [Name in keyof Settings]?: Settings[Name] | undefined }
