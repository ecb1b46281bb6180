import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { Waiting } from './dashboard.contract.ts'
import { agoText, endText } from './dashboard.rules.ts'

type Words = {
  icon: IconName
  singular: string
  plural: string
  href: string
  /** Urgent kinds stand out. */
  pressing?: true
  /** Describes the moment of the first one. */
  moment: (at: string, now: string, count: number) => string
}

const oldest = (at: string, now: string, count: number) => `${count === 1 ? '' : 'La más antigua, '}${agoText(at, now)}`
const eldest = (at: string, now: string, count: number) =>
  oldest(at, now, count).replace('La más antigua', 'El más antiguo')
const first = (at: string, now: string, count: number) => `${count === 1 ? '' : 'La primera '}${endText(at, now)}`

const words: Record<Waiting['what'], Words> = {
  rights: {
    icon: 'lock',
    singular: 'solicitud de datos por responder',
    plural: 'solicitudes de datos por responder',
    href: '/admin/rights?status=open',
    pressing: true,
    moment: first,
  },
  reports: {
    icon: 'alert',
    singular: 'reporte o disputa por atender',
    plural: 'reportes o disputas por atender',
    href: '/admin/cases',
    pressing: true,
    moment: eldest,
  },
  requests: {
    icon: 'clock',
    singular: 'solicitud a punto de vencer sin respuesta',
    plural: 'solicitudes a punto de vencer sin respuesta',
    href: '/admin/bookings?status=pending&sort=created&dir=asc',
    pressing: true,
    moment: first,
  },
  stuck: {
    icon: 'ticket',
    singular: 'reserva atascada: pasó su fecha y nadie la cerró',
    plural: 'reservas atascadas: pasó su fecha y nadie las cerró',
    href: '/admin/bookings?stuck=yes&sort=start&dir=asc',
    pressing: true,
    moment: oldest,
  },
  running: {
    icon: 'play',
    singular: 'experiencia en curso que debió terminar',
    plural: 'experiencias en curso que debieron terminar',
    href: '/admin/bookings?status=in_progress&sort=start&dir=asc',
    moment: oldest,
  },
  approvals: {
    icon: 'mountain',
    singular: 'experiencia por aprobar',
    plural: 'experiencias por aprobar',
    href: '/admin/experiences?status=submitted',
    moment: oldest,
  },
  cases: {
    icon: 'mail',
    singular: 'caso por atender',
    plural: 'casos por atender',
    href: '/admin/cases',
    moment: eldest,
  },
  mail: {
    icon: 'refresh',
    singular: 'correo que no se pudo enviar',
    plural: 'correos que no se pudieron enviar',
    href: '/admin/outbox?status=failed',
    moment: eldest,
  },
  hosts: {
    icon: 'people',
    singular: 'anfitrión publica sin estar verificado',
    plural: 'anfitriones publican sin estar verificados',
    href: '/admin/users?role=host&verified=no',
    moment: (at, now) => `Desde ${agoText(at, now)}`,
  },
}

const number = new Intl.NumberFormat('es-SV')

/** What needs an operator, most urgent first: how many, since when, and a link to the rows. */
export function WaitingList({ waiting, now }: { waiting: Waiting[]; now: string }) {
  if (waiting.length === 0) return <AllDone />
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {waiting.map(({ what, count, at }) => {
        const { icon, singular, plural, href, pressing, moment } = words[what]
        const since = moment(at, now, count)
        return (
          <li key={what} className="min-w-0">
            <Link
              href={href}
              className="card group flex h-full items-start gap-4 p-4 transition-colors hover:border-control focus-visible:outline-offset-0"
            >
              <span
                className={`flex size-11 shrink-0 items-center justify-center rounded-control ${pressing ? 'bg-canela-soft text-canela-deep' : 'bg-anil-soft text-anil-deep'}`}
              >
                <Icon name={icon} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block leading-snug font-semibold">
                  <span className="tabular mr-1.5 font-display text-2xl leading-none font-bold">
                    {number.format(count)}
                  </span>
                  {count === 1 ? singular : plural}
                </span>
                <span className="mt-1 block text-sm text-tinta-suave first-letter:uppercase">{since}</span>
              </span>
              <Icon
                name="chevron-right"
                className="mt-3 text-tinta-suave transition-transform group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const AllDone = () => (
  <div className="card relative isolate flex items-center gap-4 overflow-hidden p-5 md:p-6">
    <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-turquesa opacity-15" />
    <span className="flex size-14 shrink-0 items-center justify-center rounded-pill bg-success-soft text-success-deep">
      <Icon name="check" size="lg" />
    </span>
    <p>
      <span className="block text-subheading font-display font-bold">Nada espera por ti</span>
      <span className="text-tinta-suave">
        Ni mensajes, ni aprobaciones, ni reservas atascadas. Buen momento para un café.
      </span>
    </p>
  </div>
)
