import { z } from 'zod'

const line = (most: number) => z.string().trim().max(most, `Escribe como máximo ${most} caracteres`)
const few = (least: number, most: number) =>
  z.int('Escribe un número entero').min(least, `Como mínimo ${least}`).max(most, `Como máximo ${most}`)
const figure = line(12).min(1, 'Escribe la cifra')
const phone = line(30).regex(/^[+\d\s().-]*$/, 'Escribe solo números, espacios y el signo +')

/** What an operator changes while the product runs (ADM-11). */
const parts = {
  /** The figures of the home page, as text (HOME-02). */
  figures: z.object({ experiences: figure, destinations: figure, travelers: figure }),
  /** How people reach us; an empty e-mail is that of SUPPORT_EMAIL, empty hours are the usual ones, other empty ones are not shown. */
  support: z.object({
    email: line(254).pipe(z.union([z.literal(''), z.email('Email inválido')], 'Email inválido')),
    phone,
    whatsapp: phone,
    hours: line(120),
  }),
  /** Whether travelers are offered the assistant (AI-01). */
  assistant: z.boolean(),
  /** Whether the first publication of a host waits for an operator; until somebody decides, everywhere but in the demo. */
  approval: z.boolean(),
  limits: z.object({
    /** Unanswered requests one traveler may hold (INV-12). */
    pendingBookings: few(1, 100),
    /** Questions to the assistant, per person and day. */
    assistantPerDay: few(1, 1000),
  }),
}

/** All of them, each with the value it has until somebody changes it. */
export const Settings = z
  .object({
    figures: parts.figures.default({ experiences: '500+', destinations: '50+', travelers: '10k+' }),
    support: parts.support.default({ email: '', phone: '', whatsapp: '', hours: '' }),
    assistant: parts.assistant.default(true),
    approval: parts.approval.default(false),
    limits: parts.limits.default({ pendingBookings: 10, assistantPerDay: 100 }),
  })
  .meta({ id: 'Settings' })
export type Settings = z.output<typeof Settings>

/** Some of them; what is absent stays as it is. */
export const SomeSettings = z.object(parts).partial().meta({ id: 'SomeSettings' })
export type SomeSettings = { [Name in keyof Settings]?: Settings[Name] | undefined }
