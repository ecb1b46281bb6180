import { contactIn } from '#marketplace/accounts/names/name.rules.ts'

/** Phrases like 'Reserva directo por WhatsApp', 'escríbenos al …', '@mi_finca'. */
const DIRECT =
  /\breserv\p{L}*\s+(?:\p{L}+\s+)?(?:direct|por\s+(?:whats?app|tel[eé]fono|mensaje|inbox))|\bwhats?app\b|\b(?:escr[ií]b[eaií](?:me|nos)?|ll[aá]m[aáe](?:me|nos)?)\s+al?\b|(?:^|\s)@[a-z][\w.]{3,}/iu

const WORDS = {
  phone: 'Aquí hay un teléfono. Mejor quítalo: quien reserva lo ve en cuanto confirmas.',
  link: 'Aquí hay un enlace o un correo. Mejor quítalo: quien reserva puede escribirte en su reserva.',
  direct: 'Aquí invitas a reservar por otro lado. Esas reservas no apartan cupos ni dejan reseñas: mejor quítalo.',
}

/** A hint about text that leads around booking here. Only advice: saving is not refused. */
export function directContactHint(text: string): string | null {
  const contact = contactIn(text)
  if (contact) return WORDS[contact]
  return DIRECT.test(text) ? WORDS.direct : null
}
