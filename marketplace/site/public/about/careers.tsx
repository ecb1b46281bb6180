import { buttonClass } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { supportEmail } from '../header/support.view.ts'
import { PageHero } from './page-hero.tsx'

const values: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'map',
    title: 'Se sale al campo',
    text: 'Todas las personas del equipo, también quienes programan, viven al menos una experiencia cada mes y la cuentan al volver.',
  },
  {
    icon: 'edit',
    title: 'Se escribe claro',
    text: 'Un correo, una pantalla o una regla se entienden a la primera, o se reescriben.',
  },
  {
    icon: 'clock',
    title: 'Se trabaja de día',
    text: 'Cuarenta y cuatro horas por semana, como dice la ley, con horario flexible y los sábados por turnos.',
  },
  {
    icon: 'people',
    title: 'Se decide con quien recibe',
    text: 'Nada que cambie el día de un anfitrión sale sin que dos anfitriones lo hayan probado.',
  },
]

const instructions = [
  'Qué sabes hacer, con un ejemplo que podamos ver o leer.',
  'Qué experiencia del catálogo mejorarías, y cómo.',
  'Dónde vives y qué días puedes empezar.',
]

/** How we work, that there are no open positions, and how to get in touch (STAT-11). */
export function Careers() {
  const mail = supportEmail()
  return (
    <>
      <PageHero
        title="Trabaja con nosotros"
        lead="Un equipo pequeño en San Salvador que hace que otros salgan de San Salvador."
        picture="terrace"
        alt="Ilustración de una terraza al atardecer con gente que conversa y la ciudad y su volcán al fondo"
      />
      <section aria-labelledby="como" className="page mt-14 md:mt-22">
        <h2 id="como" className="text-title">
          Cómo es por dentro
        </h2>
        <ul className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {values.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-turquesa-soft text-turquesa-deep">
                <Icon name={icon} />
              </span>
              <div>
                <h3 className="text-subheading">{title}</h3>
                <p className="mt-1 text-tinta-suave">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="plazas" className="page mt-14 md:mt-22">
        <div className="card relative isolate grid gap-x-14 gap-y-8 overflow-hidden p-6 md:p-12 lg:grid-cols-2">
          <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-turquesa opacity-[0.08]" />
          <div>
            <h2 id="plazas" className="text-title">
              Hoy no hay plazas abiertas
            </h2>
            <p className="mt-4 text-lg text-tinta-suave">
              Cuando abramos una, aparecerá aquí con su sueldo y sus fechas. Mientras tanto puedes presentarte: leemos
              todo y guardamos tu mensaje seis meses, por si llega el momento.
            </p>
            <p className="mt-7">
              <a
                href={`mailto:${mail}?subject=Quiero%20trabajar%20en%20Torogoz`}
                className={buttonClass('primary', 'lg')}
              >
                <Icon name="mail" className="-ml-0.5" />
                Presentarme por correo
              </a>
            </p>
            <p className="mt-3 wrap-anywhere text-tinta-suave">{mail}</p>
          </div>
          <div>
            <h3 className="text-heading">Cuéntanos tres cosas</h3>
            <ol className="mt-4 flex flex-col gap-4">
              {instructions.map((instruction, at) => (
                <li key={instruction} className="flex gap-4">
                  <span className="flex size-9 shrink-0 items-center justify-center rounded-pill bg-maiz font-display font-extrabold text-on-maiz">
                    {at + 1}
                  </span>
                  <span className="pt-1">{instruction}</span>
                </li>
              ))}
            </ol>
            <p className="mt-6 text-tinta-suave">
              No pedimos foto, edad ni estado civil. ¿Lo tuyo es recibir gente?{' '}
              <Link href="/host-with-us" className="link">
                Conoce cómo ser anfitrión
              </Link>
              .
            </p>
          </div>
        </div>
      </section>
    </>
  )
}
