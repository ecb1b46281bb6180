import type { Availability } from './availability.rules.ts'

export const availabilityLabel: Record<Availability, string> = {
  many: 'Disponible',
  few: 'Pocos cupos',
  none: 'Agotado',
}
