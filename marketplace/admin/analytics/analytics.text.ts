import type { By } from './analytics.contract.ts'

/** The heading of the first column, the title of the table and the file name. */
export const byText: Record<By, { one: string; title: string; file: string }> = {
  month: { one: 'Mes', title: 'Por mes', file: 'meses' },
  category: { one: 'Categoría', title: 'Por categoría', file: 'categorias' },
  department: { one: 'Departamento', title: 'Por departamento', file: 'departamentos' },
  host: { one: 'Anfitrión', title: 'Por anfitrión', file: 'anfitriones' },
  experience: { one: 'Experiencia', title: 'Por experiencia', file: 'experiencias' },
}
