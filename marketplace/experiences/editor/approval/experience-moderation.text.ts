/** An operator's decision about an experience. */
export type ModerationOccasion = 'approved' | 'returned' | 'published' | 'drafted' | 'archived'

type Words = { heading: string; text: string; button: string; shows: 'page' | 'editor' }

export const moderationText: Record<ModerationOccasion, Words> = {
  approved: {
    heading: 'Aprobamos tu experiencia',
    text: 'Ya está publicada y la puede encontrar todo el mundo. Desde ahora publicas tus experiencias sin esperar.',
    button: 'Ver cómo quedó',
    shows: 'page',
  },
  returned: {
    heading: 'Tu experiencia necesita cambios',
    text: 'La revisamos y todavía no podemos publicarla. Corrige lo que dice el motivo y vuelve a enviarla: la leemos otra vez.',
    button: 'Corregirla',
    shows: 'editor',
  },
  published: {
    heading: 'Publicamos tu experiencia',
    text: 'El equipo de Torogoz la publicó: ya la puede encontrar todo el mundo.',
    button: 'Ver cómo quedó',
    shows: 'page',
  },
  drafted: {
    heading: 'Tu experiencia volvió a borrador',
    text: 'El equipo de Torogoz la quitó de la vista. Las reservas que ya tienes siguen en pie. Corrige lo que dice el motivo y vuelve a publicarla.',
    button: 'Corregirla',
    shows: 'editor',
  },
  archived: {
    heading: 'Archivamos tu experiencia',
    text: 'El equipo de Torogoz la archivó: ya no se ve y nadie puede reservarla. Las reservas que ya tienes siguen en pie.',
    button: 'Ver el motivo',
    shows: 'editor',
  },
}
