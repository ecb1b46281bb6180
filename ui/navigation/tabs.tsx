/**
 * Tabs as links: every tab has an address, works without JavaScript and scrolls sideways on a narrow screen.
 *   <TabLinks label="Secciones del panel" items={[{ href, label, current, count?, icon? }]} variant="line|pill" />
 */
import { useRef } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { useCurrentInSight } from './current-in-sight.ts'
import { Link } from './link.tsx'

type Tab = { href: string; label: string; current: boolean; count?: number; icon?: IconName }
type TabLinksProps = { label: string; items: Tab[]; variant?: 'line' | 'pill' }

const variants = {
  line: {
    row: '',
    list: 'border-b border-hairline gap-1',
    tab: '-mb-px border-b-3 border-transparent px-3 text-tinta-suave hover:text-tinta aria-[current=page]:border-turquesa aria-[current=page]:text-tinta',
  },
  pill: {
    // The scrolling element itself is round, because it clips the shadow of the selected tab.
    row: 'w-fit max-w-full rounded-pill bg-lino',
    list: 'gap-1 p-1',
    tab: 'rounded-pill px-4 text-tinta-suave hover:text-tinta aria-[current=page]:bg-papel aria-[current=page]:text-tinta aria-[current=page]:shadow-float',
  },
} as const

export function TabLinks({ label, items, variant = 'line' }: TabLinksProps) {
  const row = useRef<HTMLElement>(null)
  useCurrentInSight(row, items.find(({ current }) => current)?.href)
  return (
    <nav ref={row} aria-label={label} className={`scroll-row ${variants[variant].row}`}>
      <ul className={`flex min-w-fit ${variants[variant].list}`}>
        {items.map((tab) => (
          <li key={tab.href} className="shrink-0">
            <Link
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className={`flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap focus-visible:-outline-offset-3 aria-[current=page]:[scroll-initial-target:nearest] ${variants[variant].tab}`}
            >
              {tab.icon && <Icon name={tab.icon} size="sm" />}
              {tab.label}
              {tab.count !== undefined && (
                <span className="tabular rounded-pill bg-maiz-soft px-2 text-sm text-maiz-deep">{tab.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
