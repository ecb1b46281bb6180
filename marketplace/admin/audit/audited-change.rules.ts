import { actionFieldLabel, factWords } from './change.text.ts'

type Fact = string | number | boolean | null | string[]
type AuditedValues = Record<string, Fact>
export type Change = { key: string; field: string; before: string | null; after: string | null }

/**
 * The fields that differ, in words and in their stored order; a field that one side does not have is null there.
 * @param showTime formats an instant
 */
export function changesOf(
  before: AuditedValues | null,
  after: AuditedValues | null,
  showTime: (instant: string) => string,
): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.flatMap((key) => {
    const [was, is] = [before?.[key], after?.[key]]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const words = (fact: Fact | undefined) => (fact === undefined ? null : factWords(key, fact, showTime))
    return [{ key, field: actionFieldLabel(key), before: words(was), after: words(is) }]
  })
}

/** The back-office address of an object; null when it has no page of its own. */
export function objectHref(type: string | null, id: string | null): string | null {
  const name = id && encodeURIComponent(id)
  switch (type) {
    case 'user':
      return name && `/admin/users/${name}`
    case 'experience':
      return name && `/admin/experiences/${name}`
    case 'booking':
      return name && `/admin/bookings/${name}`
    case 'review':
      return name && `/admin/reviews/${name}`
    case 'question':
      return name && `/admin/questions/${name}`
    // A message became the case of the same id.
    case 'case':
    case 'message':
      return name && `/admin/cases/${name}`
    case 'template':
      return '/admin/case-templates'
    case 'right':
      return name && `/admin/rights/${name}`
    case 'mail':
      return name && `/admin/outbox/${name}`
    case 'category':
      return '/admin/categories'
    case 'settings':
      return name === 'commission' ? '/admin/commission' : '/admin/settings'
    case 'statement':
      return '/admin/statements'
    case 'job':
      return '/admin/health'
    default:
      return null
  }
}
