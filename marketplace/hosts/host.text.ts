import type { HostLevel } from './host.rules.ts'

export const hostLevelLabel: Record<HostLevel, string> = {
  expert: 'Anfitrión experto',
  experienced: 'Anfitrión experimentado',
  new: 'Nuevo anfitrión',
}

/** Words of the public profile (HPUB-01, HPUB-11, EMPTY-01). */
export const hostText = {
  missing: 'Anfitrión no encontrado',
  failed: 'No se pudo cargar el perfil del anfitrión',
  noExperiences: 'No hay experiencias disponibles',
} as const

/** 'una hora', '6 horas', 'un día', '3 días': the usual time until a host answers. */
export const responseTimeText = (hours: number) =>
  hours <= 1 ? 'una hora' : hours < 24 ? `${hours} horas` : hours < 48 ? 'un día' : `${Math.round(hours / 24)} días`

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** 'Habla español e inglés', 'Habla español y otros idiomas'. */
export const languagesText = (languages: string[]) =>
  `Habla ${list.format(languages.map((language) => (language === 'Otros' ? 'otros idiomas' : language))).toLocaleLowerCase('es')}`
