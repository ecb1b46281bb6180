import type { ReactNode } from 'react'

export type Fact = {
  label: string
  /** A fact without a value is not shown. */
  value: ReactNode
  /** Takes the whole width: texts, addresses. */
  wide?: boolean
}

export function DescriptionList({ items }: { items: Fact[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ label, value, wide }) => (
          <div key={label} className={`min-w-0 ${wide ? 'sm:col-span-2' : ''}`}>
            <dt className="text-sm text-tinta-suave">{label}</dt>
            <dd className="mt-0.5 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
