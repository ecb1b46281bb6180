import { Icon, type IconName } from '#ui/icon.tsx'

type FigureGroupProps = {
  title: string
  icon: IconName
  /** Said in words below the figures, for example what a state means for the reader. */
  note?: string
  figures: { label: string; value: number; tone?: 'attention' }[]
}

const number = new Intl.NumberFormat('es-SV')

/** Figures of one subject, with their sum. */
export function FigureGroup({ title, icon, note, figures }: FigureGroupProps) {
  const total = figures.reduce((sum, figure) => sum + figure.value, 0)
  return (
    <section className="card p-5 md:p-6">
      <h2 className="flex items-center gap-3 text-subheading">
        <span className="flex size-10 items-center justify-center rounded-control bg-anil-soft text-anil-deep">
          <Icon name={icon} />
        </span>
        {title}
        <span className="tabular ml-auto font-display text-3xl font-bold">{number.format(total)}</span>
      </h2>
      <dl className="mt-5 divide-y divide-hairline">
        {figures.map(({ label, value, tone }) => (
          <div key={label} className="flex items-center justify-between gap-4 py-2.5">
            <dt className="text-tinta-suave">{label}</dt>
            <dd className={`font-semibold ${tone && value > 0 ? 'text-canela' : ''}`}>{number.format(value)}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-3 text-sm text-tinta-suave">{note}</p>}
    </section>
  )
}
