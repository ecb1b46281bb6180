import type { Role } from '#marketplace/accounts/account.rules.ts'

/** What ties a person to the role they have. */
export type Ties = {
  role: Role
  /** Reservations to live as a traveler, to attend as a host. */
  traveling: number
  hosting: number
  /** Experiences published or paused. */
  offered: number
}

export type RoleObstacle = {
  code: 'ROLE_NEEDS_NO_TRIPS' | 'ROLE_NEEDS_NO_OFFERS' | 'ROLE_NEEDS_NO_GUESTS'
  text: string
}

const many = (number: number, one: string, more: string) => (number === 1 ? `1 ${one}` : `${number} ${more}`)

/**
 * Why a person can not leave the role they have, said with what to do about it (INV-13: only travelers book, only hosts
 * are booked); null when nothing stands against it. What is over does not count: a reservation that was lived stays with
 * the person, whatever they become.
 */
export function roleObstacle({ role, traveling, hosting, offered }: Ties): RoleObstacle | null {
  if (role === 'traveler' && traveling > 0)
    return {
      code: 'ROLE_NEEDS_NO_TRIPS',
      text: `Tiene ${many(traveling, 'reserva', 'reservas')} por vivir y solo los viajeros reservan. Cancela lo pendiente en Reservas o espera a que termine.`,
    }
  if (role === 'host' && offered > 0)
    return {
      code: 'ROLE_NEEDS_NO_OFFERS',
      text: `Tiene ${many(offered, 'experiencia publicada o en pausa', 'experiencias publicadas o en pausa')}. ${offered === 1 ? 'Archívala o pásala' : 'Archívalas o pásalas'} a borrador en Experiencias antes de quitarle el rol.`,
    }
  if (role === 'host' && hosting > 0)
    return {
      code: 'ROLE_NEEDS_NO_GUESTS',
      text: `Tiene ${many(hosting, 'reserva', 'reservas')} por atender. Cancela lo pendiente en Reservas o espera a que las complete.`,
    }
  return null
}

/** The state of an account. */
export const stateOf = ({ suspendedAt, deletedAt }: { suspendedAt: Date | null; deletedAt: Date | null }) =>
  deletedAt ? ('deleted' as const) : suspendedAt ? ('suspended' as const) : ('active' as const)
