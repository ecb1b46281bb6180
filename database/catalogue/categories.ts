import type { DemoCategory } from './shape.ts'

/** The eight categories with the name of their icon; the first four are linked from every footer (STAT-09). */
export const categories: { name: DemoCategory; icon: string }[] = [
  { name: 'Aventura', icon: 'mountain' },
  { name: 'Gastronomía', icon: 'utensils' },
  { name: 'Cultural', icon: 'landmark' },
  { name: 'Naturaleza', icon: 'leaf' },
  { name: 'Playa y surf', icon: 'waves' },
  { name: 'Café', icon: 'coffee' },
  { name: 'Arte y talleres', icon: 'palette' },
  { name: 'Noche y eventos', icon: 'moon' },
]
