import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { ExperienceStatus } from '../experience.rules.ts'
import type { Check, Missing } from './publishing/publishing.rules.ts'

export const editorRefusals = {
  /** INV-22: the slower of two tabs gets this, and keeps its content. */
  EDIT_CONFLICT: { status: 409, text: 'Se guardaron cambios en otra pestaña' },
  NOT_PUBLISHABLE: { status: 409, text: 'No se puede publicar' },
  EXPERIENCE_STATE: { status: 409, text: 'La experiencia cambió de estado. Revisa cómo está ahora.' },
  EXPERIENCE_HAS_BOOKINGS: { status: 409, text: 'Tiene reservas: archívala en lugar de eliminarla.' },
} as const satisfies RefusalTexts

/** Labels of the statuses in the portal (HDASH-15, HDASH-17). */
export const statusLabel: Record<ExperienceStatus, string> = {
  published: 'Publicada',
  draft: 'Borrador',
  paused: 'Pausada',
  archived: 'Archivada',
}

export const checkLabel: Record<Check, string> = {
  basics: 'Información básica',
  images: 'Al menos una imagen',
  location: 'Ubicación en el mapa',
  dates: 'Al menos una fecha disponible',
  link: 'Enlace para reservar fuera de Torogoz',
  mailbox: 'Tu correo confirmado',
}

const missingLabel: Record<Missing, string> = {
  title: 'el título',
  description: 'la descripción',
  price: 'el precio',
  people: 'cuántas personas caben',
  images: 'al menos una imagen',
  location: 'la ubicación en el mapa',
  dates: 'al menos una fecha futura con cupos',
  link: 'el enlace para reservar',
  mailbox: 'confirmar tu correo',
}
const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** 'Faltan el precio y al menos una imagen.' (EDIT-38). */
export const missingText = (missing: Missing[]) =>
  `${missing.length > 1 ? 'Faltan' : 'Falta'} ${list.format(missing.map((check) => missingLabel[check]))}.`

/** Messages after each action, in their exact wording (EDIT-38 to EDIT-41, HDASH-18). */
export const editorText = {
  created: '¡Experiencia creada!',
  updated: 'Experiencia actualizada exitosamente',
  saveFailed: 'No se pudo guardar la experiencia',
  published: '¡Experiencia publicada!',
  publishFailed: 'No se pudo publicar la experiencia',
  notPublishable: 'No se puede publicar',
  signInToCreate: 'Debes estar autenticado para crear una experiencia',
  listFailed: 'Error al obtener tus experiencias',
} as const

/** Texts of the approval of a first publication. */
export const approvalText = {
  waiting: 'En revisión',
  send: 'Enviar a revisión',
  sending: 'Enviando…',
  sent: 'Enviada a revisión',
  next: 'La leemos y te avisamos por correo, casi siempre en un día hábil.',
  meanwhile: 'Mientras tanto puedes seguir editándola: leemos lo que esté guardado.',
  saved: 'Está en revisión: te avisamos por correo.',
  withdraw: 'Retirar de revisión',
  withdrawn: 'Retirada de revisión',
  first: 'Como es la primera que publicas, la leemos antes de mostrarla.',
  returned: 'El equipo de Torogoz te pide un cambio',
} as const
