// The sections of the home page beside the lists: how it works, what it costs, who we are.
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { SpokenCode, Ticket } from '#ui/ticket.tsx'
import { SmallPicture } from '../about/small-picture.tsx'
import { steps } from '../about/steps.view.ts'
import { siteFacts } from '../header/support.view.ts'

/** The four steps (HOME-03). */
export function StepsInShort() {
  return (
    <section aria-labelledby="pasos" className="page render-near [--about:109rem]">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="pasos" className="text-title">
          De la idea al día, en cuatro pasos
        </h2>
        <ButtonLink href="/how-it-works" variant="ghost" iconAfter="arrow-right" className="-mx-4">
          Cómo funciona
        </ButtonLink>
      </div>
      <ol className="mt-8 grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, short, picture }, at) => (
          <li key={title}>
            <SmallPicture name={picture} className="aspect-4/3 w-full rounded-card" />
            <h3 className="mt-4 flex items-baseline gap-2.5 text-heading">
              <span className="font-extrabold text-turquesa">{at + 1}</span>
              {title}
            </h3>
            <p className="mt-1.5 text-tinta-suave">{short}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const promises: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'cash',
    title: 'Todo en efectivo, todo en su mano',
    text: 'Pagas en dólares a quien te recibe, cuando se encuentran. Aquí no dejas tarjeta ni depósito.',
  },
  {
    icon: 'ticket',
    title: 'Tu lugar queda apartado',
    text: 'Al reservar, tus cupos son tuyos. Tu código lo demuestra, aunque allá no haya señal.',
  },
  {
    icon: 'calendar',
    title: 'Cambiar de planes no cuesta',
    text: 'Cancelación gratuita hasta 24 horas antes de la fecha de inicio.',
  },
]

/** Why nobody pays online, with a picture of the booking ticket. */
export function CashPromise() {
  return (
    <section
      aria-labelledby="efectivo"
      className="ground-selva render-near relative isolate overflow-hidden [--about:63rem]"
    >
      <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-on-selva opacity-[0.08]" />
      <div className="page grid items-center gap-x-16 gap-y-12 py-14 md:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div>
          <h2 id="efectivo" className="text-title">
            Sin tarjeta, sin sorpresas
          </h2>
          <ul className="mt-8 flex flex-col gap-6">
            {promises.map(({ icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-selva-soft text-maiz">
                  <Icon name={icon} />
                </span>
                <div>
                  <h3 className="text-subheading">{title}</h3>
                  <p className="mt-1 text-on-selva-suave">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <figure className="text-tinta lg:-rotate-2">
          <Ticket
            className="shadow-float"
            stub={
              <>
                <p className="text-sm text-tinta-suave">Tu código</p>
                <p className="mt-1">
                  <SpokenCode code="T0R0G0Z5" />
                </p>
                <p className="mt-4 text-sm text-tinta-suave">Lleva en efectivo</p>
                <p className="font-display text-4xl font-extrabold">$50</p>
                <p className="text-sm text-tinta-suave">2 personas, $25 cada una</p>
              </>
            }
          >
            <p className="eyebrow">Así se ve tu reserva</p>
            <p className="mt-2 font-display text-heading font-bold">Amanecer en el cráter del Ilamatepec</p>
            <dl className="mt-4 flex flex-col gap-2.5 text-[0.9375rem]">
              <Fact icon="calendar" name="Cuándo" value="sábado, 4:30 a. m." />
              <Fact icon="pin" name="Dónde" value="Parque Libertad, Santa Ana" />
              <Fact icon="user" name="Con" value="Tu anfitrión, por su nombre" />
            </dl>
          </Ticket>
          <figcaption className="mt-3 text-center text-sm text-on-selva-suave">Ejemplo de un boleto</figcaption>
        </figure>
      </div>
    </section>
  )
}

const Fact = ({ icon, name, value }: { icon: IconName; name: string; value: string }) => (
  <div className="flex items-center gap-2.5">
    <dt className="text-turquesa">
      <Icon name={icon} label={name} />
    </dt>
    <dd>{value}</dd>
  </div>
)

/** The site's figures (HOME-02, CONST-39): written by the operators, or counted if they chose so. */
export function Figures() {
  const { experiences, destinations, travelers } = siteFacts().figures
  const figures = [
    { value: experiences, label: 'experiencias' },
    { value: destinations, label: 'destinos' },
    { value: travelers, label: 'viajeros' },
  ]
  return (
    <section aria-label="Torogoz en cifras" className="page">
      <dl className="grid grid-cols-3 divide-x divide-hairline border-y border-hairline py-6 text-center md:py-9">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse px-2">
            <dt className="text-sm text-tinta-suave md:text-lg">{label}</dt>
            <dd className="font-display text-[clamp(2rem,1.2rem+3.4vw,4rem)] leading-none font-extrabold tracking-[-0.04em]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The invitation to become a host. */
export function HostInvitation() {
  // Only for visitors: a signed-in person already has an account, and the registration would redirect them back here.
  const { user } = useSession()
  return (
    <section aria-labelledby="anfitriones" className="page render-near [--about:40rem]">
      <div className="card overflow-hidden md:grid md:grid-cols-2">
        <SmallPicture name="host" className="aspect-4/3 size-full md:aspect-auto md:min-h-96" />
        <div className="flex flex-col items-start justify-center p-6 md:p-12">
          <h2 id="anfitriones" className="text-title">
            ¿Sabes hacer algo que otros viajarían para vivir?
          </h2>
          <p className="mt-4 text-lg text-tinta-suave">
            El barro, el comal, el mar a las cinco de la mañana. Publica tu experiencia, pon tus fechas y tu precio, y
            recibe a la gente. El pago llega a tu mano, en efectivo.
          </p>
          <ButtonLink
            href={user ? '/host-with-us' : '/auth/host/register'}
            variant="secondary"
            size="lg"
            className="mt-7"
          >
            Quiero ser anfitrión
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
