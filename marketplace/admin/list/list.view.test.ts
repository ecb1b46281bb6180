import { expect, test } from 'vitest'
import { hiddenFilters, viewHref } from './list.view.ts'

test('searching in a box stays in that box: what no field of the form holds is kept', () => {
  const view = { filters: { box: 'answered', kind: 'report' } }
  expect(hiddenFilters(view, [{ name: 'kind' }])).toEqual({ box: 'answered' })
  const filters = { ...hiddenFilters(view, [{ name: 'kind' }]), kind: 'wish' }
  expect(viewHref('/admin/cases', view, { q: 'ana', filters })).toBe('/admin/cases?q=ana&box=answered&kind=wish')
})
