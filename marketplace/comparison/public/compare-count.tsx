import { useCompared } from './compared.store.ts'

/** How many are compared, beside the link that leads there; nothing when there are none (SHELL-05). */
export function CompareCount({ className = '' }: { className?: string }) {
  const count = useCompared().length
  if (count === 0) return null
  return (
    <span
      className={`tabular flex h-5 min-w-5 items-center justify-center rounded-pill bg-turquesa px-1.5 text-xs font-bold text-on-turquesa ${className}`}
    >
      {count}
    </span>
  )
}
