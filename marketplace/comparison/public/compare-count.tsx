import { useCompared } from './compared.store.ts'

/** The number of compared experiences beside the link; nothing when there are none (SHELL-05). */
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
