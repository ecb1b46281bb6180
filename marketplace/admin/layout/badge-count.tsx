/** How many items wait behind a menu entry; renders nothing for 0. */
export const BadgeCount = ({ count = 0, className = '' }: { count?: number; className?: string }) =>
  count > 0 && (
    <span
      className={`tabular min-w-5 rounded-pill bg-canela px-1.5 text-center text-xs leading-5 font-bold text-on-canela ${className}`}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> en espera</span>
    </span>
  )
