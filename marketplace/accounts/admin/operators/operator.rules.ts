/** How long the link of a new admin is good for: it may have to reach somebody first. */
export const ADMIN_LINK_HOURS = 24
/** As long as the link that people ask for themselves. */
export const RESET_LINK_HOURS = 1

/** Why an account can not be used as it stands, in Spanish; null when it can. */
export function standingProblem({ suspendedAt, deletedAt }: { suspendedAt: Date | null; deletedAt: Date | null }) {
  if (deletedAt) return 'Esta cuenta fue eliminada por su dueño: crea otra con otra dirección.'
  if (suspendedAt) return 'Esta cuenta está suspendida: reactívala primero en /admin/users.'
  return null
}

/** A name to begin with: 'rosa.flores@correo.sv' is 'Rosa Flores'. */
export const nameFrom = (email: string) =>
  email
    .split('@')[0]!
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toLocaleUpperCase('es') + word.slice(1))
    .join(' ') || 'Administración'
