import type { Role } from '#marketplace/accounts/account.rules.ts'

type OpenCommitments = {
  role: Role
  /** Bookings to attend as a traveler, or to host. */
  traveling: number
  hosting: number
  offered: number
}

type RoleObstacle = {
  code: 'ROLE_NEEDS_NO_TRIPS' | 'ROLE_NEEDS_NO_OFFERS' | 'ROLE_NEEDS_NO_GUESTS'
  text: string
}

const pluralize = (number: number, singular: string, plural: string) =>
  number === 1 ? `1 ${singular}` : `${number} ${plural}`

/**
 * Why a person can not leave their role, with what to do about it (INV-13: only travelers book, only hosts are booked); null
 * when nothing prevents it. Past bookings do not count: they stay with the person in any role.
 */
export function roleObstacle({ role, traveling, hosting, offered }: OpenCommitments): RoleObstacle | null {
  if (role === 'traveler' && traveling > 0)
    return {
      code: 'ROLE_NEEDS_NO_TRIPS',
      text: `Tiene ${pluralize(traveling, 'reserva', 'reservas')} por vivir y solo los viajeros reservan. Cancela lo pendiente en Reservas o espera a que termine.`,
    }
  if (role === 'host' && offered > 0)
    return {
      code: 'ROLE_NEEDS_NO_OFFERS',
      text: `Tiene ${pluralize(offered, 'experiencia publicada o en pausa', 'experiencias publicadas o en pausa')}. ${offered === 1 ? 'Archívala o pásala' : 'Archívalas o pásalas'} a borrador en Experiencias antes de quitarle el rol.`,
    }
  if (role === 'host' && hosting > 0)
    return {
      code: 'ROLE_NEEDS_NO_GUESTS',
      text: `Tiene ${pluralize(hosting, 'reserva', 'reservas')} por atender. Cancela lo pendiente en Reservas o espera a que las complete.`,
    }
  return null
}
