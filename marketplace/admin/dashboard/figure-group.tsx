import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'

type FigureGroupProps = {
  title: string
  icon: IconName
  href: string
  note?: string
  figures: { label: string; value: number; href?: string; tone?: 'attention' }[]
}

const number = new Intl.NumberFormat('es-SV')

/** The figures of one subject with their sum; each links to the rows it counts. */
export function FigureGroup({ title, icon, href, note, figures }: FigureGroupProps) {
  const total = figures.reduce((sum, figure) => sum + figure.value, 0)
  return (
    <section className="card min-w-0 p-5">
      <h3 className="flex items-center gap-3 text-subheading">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-anil-soft text-anil-deep">
          <Icon name={icon} />
        </span>
        <Link href={href} className="rounded-small underline-offset-4 hover:underline">
          {title}
        </Link>
        <span className="tabular ml-auto font-display text-2xl font-bold">{number.format(total)}</span>
      </h3>
      <dl className="mt-3 divide-y divide-hairline">
        {figures.map(({ label, value, href: rows, tone }) => (
          <div key={label} className="flex min-h-11 items-center justify-between gap-4">
            <dt className="min-w-0 text-tinta-suave">
              {rows ? (
                <Link
                  href={rows}
                  className="inline-flex min-h-11 items-center rounded-small underline-offset-4 hover:text-tinta hover:underline"
                >
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd className={`font-semibold tabular ${tone && value > 0 ? 'text-canela' : ''}`}>
              {number.format(value)}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-2 text-sm text-tinta-suave">{note}</p>}
    </section>
  )
}
