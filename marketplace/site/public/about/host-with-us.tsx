import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Disclosure } from '#ui/navigation/disclosure.tsx'
import { formatPrice } from '#ui/price.tsx'
import { HOST_REQUEST_ANCHOR } from '../../contact/contact.rules.ts'
import { topics } from '../../faq/faq.text.ts'
import { withCurrentCommission } from '../faq/question-commission.view.ts'
import { siteFacts } from '../header/support.view.ts'
import { CallToAction } from './call-to-action.tsx'
import { PageHero } from './page-hero.tsx'
import { SmallPicture } from './small-picture.tsx'

const REGISTER = '/auth/host/register'
const questions = topics.find(({ id }) => id === 'anfitriones')?.questions ?? []

const steps: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'user',
    title: 'Abre tu cuenta de anfitrión',
    text: 'Con tu nombre, tu correo y una contraseña. Después cuentas quién eres: es lo primero que leen.',
  },
  {
    icon: 'edit',
    title: 'Cuenta tu experiencia',
    text: 'Qué pasa, cuánto dura, qué incluye y dónde se encuentran. Al menos una foto, el punto en el mapa, tu precio y tus fechas con cupo.',
  },
  {
    icon: 'check',
    title: 'Responde a quien quiere ir',
    text: 'Cada solicitud te llega por correo y a tu portal. Tienes 48 horas para confirmarla; los cupos ya están apartados.',
  },
  {
    icon: 'cash',
    title: 'Recibe y cobra en la mano',
    text: 'Tus viajeros llegan con su código y el total en efectivo. Al terminar, marcas la experiencia como completada.',
  },
]

const expectations: { icon: IconName; title: string; text: string }[] = [
  { icon: 'eye', title: 'Que sea como la cuentas', text: 'Fotos y palabras de lo que de verdad pasa ese día.' },
  { icon: 'clock', title: 'Que respondas pronto', text: 'Quien espera tu sí está armando su viaje alrededor de ti.' },
  {
    icon: 'landmark',
    title: 'Que cumplas lo que pide la ley',
    text: 'Los permisos y seguros de tu actividad son tuyos; te decimos dónde preguntar.',
  },
  {
    icon: 'lock',
    title: 'Que cuides los datos',
    text: 'El contacto de tus viajeros sirve para atender su reserva, y para nada más.',
  },
]

/** For people who may become hosts: how it works, what it costs, and the registration (STAT-16, CONST-30). */
export function HostWithUs() {
  const traveler = useSession().user?.role === 'traveler'
  const { commission } = siteFacts()
  return (
    <>
      <PageHero
        title="Lo que sabes hacer es un viaje"
        lead="Publica tu experiencia, pon tus fechas y tu precio, y recibe a la gente a tu manera. El pago llega a tu mano, en efectivo."
        picture="mangrove"
        alt="Ilustración de un manglar al amanecer con una lancha y su lanchero entre garzas"
      >
        {traveler ? (
          <AskToHost variant="accent" />
        ) : (
          <>
            <ButtonLink href={REGISTER} variant="accent" size="lg">
              Quiero ser anfitrión
            </ButtonLink>
            <ButtonLink
              href="/auth/host/login"
              variant="ghost"
              size="lg"
              className="text-on-selva! hover:bg-selva-deep!"
            >
              Ya tengo cuenta
            </ButtonLink>
          </>
        )}
      </PageHero>
      <section aria-labelledby="pasos" className="page mt-14 md:mt-22">
        <h2 id="pasos" className="text-title">
          De la idea al primer grupo
        </h2>
        <ol className="mt-8 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ icon, title, text }, at) => (
            <li key={title}>
              <p className="flex items-center gap-3">
                <span className="flex size-12 items-center justify-center rounded-pill bg-maiz font-display text-xl font-extrabold text-on-maiz">
                  {at + 1}
                </span>
                <Icon name={icon} size="lg" className="text-turquesa" />
              </p>
              <h3 className="mt-4 text-heading">{title}</h3>
              <p className="mt-1.5 text-tinta-suave">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="cuentas" className="page mt-16 md:mt-24">
        <div className="card overflow-hidden lg:grid lg:grid-cols-2">
          <div className="p-6 md:p-10 lg:p-12">
            <h2 id="cuentas" className="text-title">
              Tus cuentas, claras
            </h2>
            <p className="mt-4 text-lg text-tinta-suave">
              Publicar no cuesta. Torogoz cobra el {commission} % de las reservas completadas, y nada cuando no hay
              reservas.
            </p>
            <dl className="tabular mt-7 border-t border-hairline text-lg">
              <Sum name="4 personas, $25 cada una" amount="$100" />
              <Sum name={`Comisión de Torogoz, ${commission} %`} amount={`−${formatPrice(commission)}`} quiet />
              <Sum name="Queda para ti" amount={formatPrice(100 - commission)} strong />
            </dl>
            <p className="mt-5 text-tinta-suave">
              El total lo recibes en efectivo el día de la experiencia. La liquidación es mensual: dentro de los
              primeros 5 días hábiles del mes siguiente, por transferencia bancaria.
            </p>
          </div>
          <SmallPicture name="host" className="aspect-4/3 size-full lg:aspect-auto" />
        </div>
      </section>
      <section
        aria-labelledby="pedimos"
        className="page mt-16 grid gap-x-16 gap-y-8 md:mt-24 lg:grid-cols-[20rem_minmax(0,1fr)]"
      >
        <h2 id="pedimos" className="text-title">
          Lo que te pedimos
        </h2>
        <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {expectations.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon name={icon} size="lg" className="mt-0.5 text-turquesa" />
              <div>
                <h3 className="text-subheading">{title}</h3>
                <p className="mt-1 text-tinta-suave">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="dudas"
        className="page mt-16 grid gap-x-16 gap-y-6 md:mt-24 lg:grid-cols-[20rem_minmax(0,1fr)]"
      >
        <h2 id="dudas" className="text-title">
          Antes de empezar
        </h2>
        <div className="border-t border-hairline">
          {withCurrentCommission(questions).map(({ id, question, answer }) => (
            <Disclosure key={id} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </section>
      <CallToAction
        title="Tu primera fecha puede ser pronto"
        text="Abrir la cuenta toma un minuto; publicar, una tarde."
      >
        {traveler ? (
          <AskToHost variant="inverse" />
        ) : (
          <ButtonLink href={REGISTER} variant="inverse" size="lg">
            Crear mi cuenta de anfitrión
          </ButtonLink>
        )}
      </CallToAction>
    </>
  )
}

/** A traveler already has an account, and nobody can change their own role, so they write to us (trust 4.4). */
const AskToHost = ({ variant }: { variant: 'accent' | 'inverse' }) => (
  <div>
    <ButtonLink href={`/contact#${HOST_REQUEST_ANCHOR}`} variant={variant} size="lg" icon="mail">
      Pedir mi cuenta de anfitrión
    </ButtonLink>
    <p className="mt-3 max-w-md text-on-selva-suave">
      Tu cuenta es de viajero. Escríbenos con ella y la cambiamos; o cierra sesión y regístrate con otro correo.
    </p>
  </div>
)

type SumProps = { name: string; amount: string; quiet?: boolean; strong?: boolean }
const Sum = ({ name, amount, quiet, strong }: SumProps) => (
  <div
    className={`flex items-baseline justify-between gap-4 border-b border-hairline py-3 ${quiet ? 'text-tinta-suave' : ''} ${strong ? 'font-bold' : ''}`}
  >
    <dt>{name}</dt>
    <dd className={strong ? 'font-display text-3xl font-extrabold' : ''}>{amount}</dd>
  </div>
)
