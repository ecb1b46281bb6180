import type { HostLevel } from './host.rules.ts'

export const hostLevelLabel: Record<HostLevel, string> = {
  expert: 'Anfitrión experto',
  experienced: 'Anfitrión experimentado',
  new: 'Nuevo anfitrión',
}
