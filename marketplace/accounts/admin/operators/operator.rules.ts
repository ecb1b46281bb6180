/** Validity of a new admin's link; long, because it may have to be passed on. */
export const ADMIN_LINK_HOURS = 24
/** The same as for links that people request themselves. */
export const RESET_LINK_HOURS = 1

/** Why an account can not be used now, in Spanish; null when it can. */
export function accountProblem({ suspendedAt, deletedAt }: { suspendedAt: Date | null; deletedAt: Date | null }) {
  if (deletedAt) return 'Esta cuenta fue eliminada por su dueño: crea otra con otra dirección.'
  if (suspendedAt) return 'Esta cuenta está suspendida: reactívala primero en /admin/users.'
  return null
}

/** A name derived from an address: 'rosa.flores@correo.sv' becomes 'Rosa Flores'. */
export const nameFrom = (email: string) =>
  email
    .split('@')[0]!
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toLocaleUpperCase('es') + word.slice(1))
    .join(' ') || 'Administración'
