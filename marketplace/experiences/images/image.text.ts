import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { ImageProblem } from './image.rules.ts'

export const imageRefusals = {
  /** EDIT-50: the picture is fine, but the store did not accept it. */
  PICTURE_NOT_STORED: { status: 503, text: 'Error al subir la imagen' },
  /** A picture that was uploaded long ago and never saved has been deleted (UPL-12). */
  PICTURE_GONE: { status: 409, text: 'Una de las imágenes ya no está guardada. Quítala y súbela de nuevo.' },
} as const satisfies RefusalTexts

/** EDIT-48 and EDIT-49: a title, and what to do. */
export const imageProblems = {
  TOO_LARGE: { title: 'Archivo demasiado grande', text: 'El tamaño máximo permitido es 5MB' },
  WRONG_FILE: { title: 'Formato no soportado', text: 'Por favor sube una imagen (JPG, PNG, etc)' },
} as const satisfies Record<ImageProblem, { title: string; text: string }>

/** EDIT-50. */
export const imageText = {
  uploaded: 'Imagen subida exitosamente',
  failed: imageRefusals.PICTURE_NOT_STORED.text,
} as const

/** A HEIC file that this browser can not open, and the two ways out. */
export const heicProblem = {
  title: 'Tu foto es HEIC y este navegador no la abre',
  text: 'En el iPhone: Ajustes, Cámara, Formatos, «Más compatible». O súbela desde el mismo iPhone: ahí se convierte sola.',
}
