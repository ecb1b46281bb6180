import { ButtonLink } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Figures } from '../home/home-story.tsx'
import { CallToAction } from './call-to-action.tsx'
import { PageHero } from './page-hero.tsx'
import { PagePicture } from './page-picture.tsx'

const values: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'cash',
    title: 'Cuentas claras',
    text: 'El precio que ves es el que pagas, y lo pagas a quien te recibe. La comisión la decimos en voz alta.',
  },
  {
    icon: 'people',
    title: 'De persona a persona',
    text: 'Detrás de cada experiencia hay alguien con nombre. Le respondes tú, te responde él o ella.',
  },
  {
    icon: 'leaf',
    title: 'El lugar primero',
    text: 'Grupos pequeños y horas que convienen al volcán, a la tortuga y al pueblo, no solo a la foto.',
  },
  {
    icon: 'lock',
    title: 'Solo lo necesario',
    text: 'Pedimos los datos que tu reserva necesita y ninguno más. Sin rastreadores y sin letra pequeña.',
  },
]

const history: { year: string; title: string; text: string }[] = [
  {
    year: '2020',
    title: 'Una lista en un cuaderno',
    text: 'Nadie viajaba lejos. En San Salvador empezamos a anotar a quién valía la pena visitar cerca: una alfarera, un pescador, una familia con su cafetal. Esa lista fue Torogoz.',
  },
  {
    year: '2021',
    title: 'Los primeros grupos',
    text: 'Coordinábamos por teléfono y se pagaba en efectivo al llegar, porque así se ha hecho siempre. Funcionó tan bien que nunca lo cambiamos.',
  },
  {
    year: '2023',
    title: 'De la costa a la montaña',
    text: 'Los anfitriones trajeron a otros anfitriones. Aparecieron los manglares, las rutas del café y los talleres de añil, y con ellos la reserva en línea.',
  },
  {
    year: '2024',
    title: 'Tus datos, en serio',
    text: 'Cuando el país estrenó su ley de protección de datos, ya guardábamos poco. Escribimos qué guardamos, para qué y cómo pedir que lo borremos.',
  },
  {
    year: 'Hoy',
    title: 'El mismo trato, más lejos',
    text: 'Somos un catálogo de todo el país, un código de ocho letras y números, y un apretón de manos en el punto de encuentro.',
  },
]

const team: { icon: IconName; role: string; text: string }[] = [
  {
    icon: 'globe',
    role: 'Dirección',
    text: 'Dos personas que empezaron con el cuaderno. Deciden poco a poco y visitan mucho.',
  },
  {
    icon: 'people',
    role: 'Acompañamiento a anfitriones',
    text: 'Ayudan a contar bien una experiencia, a ponerle precio y a preparar la primera fecha.',
  },
  {
    icon: 'chat',
    role: 'Atención a viajeros',
    text: 'Leen cada mensaje del formulario de contacto. Si algo sale mal el día mismo, son quienes llaman.',
  },
  {
    icon: 'spark',
    role: 'Diseño y tecnología',
    text: 'Hacen que la reserva quepa en una pantalla y que tu boleto abra aunque no haya señal.',
  },
  {
    icon: 'key',
    role: 'Protección de datos',
    text: 'La persona delegada que responde cuando pides ver, corregir o borrar lo que guardamos de ti.',
  },
]

/** Sobre Nosotros: founded in 2020, mission, values, history, team (STAT-01, STAT-02). */
export function About() {
  return (
    <>
      <PageHero
        title="Sobre Nosotros"
        lead="Nacimos en 2020, en San Salvador, con una idea terca: lo mejor de un viaje es la persona que te abre la puerta."
        picture="street"
        alt="Ilustración de una calle empedrada con murales de flores, gente caminando y un volcán al fondo"
      />
      <section
        aria-labelledby="mision"
        className="page grid gap-x-16 gap-y-5 py-14 md:grid-cols-[12rem_minmax(0,1fr)] md:py-22"
      >
        <h2 id="mision" className="text-heading text-turquesa-deep">
          Nuestra misión
        </h2>
        <p className="font-display text-[clamp(1.5rem,1.1rem+1.8vw,2.5rem)] leading-[1.18] font-bold tracking-[-0.02em]">
          Que quien visita El Salvador conozca a su gente, y que quien la recibe viva mejor de lo que sabe hacer.
        </p>
      </section>
      <section aria-labelledby="valores" className="page">
        <h2 id="valores" className="text-title">
          Nuestros valores
        </h2>
        <ul className="mt-8 grid gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-2">
          {values.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4 bg-papel p-6 md:p-8">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-turquesa-soft text-turquesa-deep">
                <Icon name={icon} />
              </span>
              <div>
                <h3 className="text-subheading">{title}</h3>
                <p className="mt-1.5 text-tinta-suave">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="historia"
        className="page mt-16 grid items-start gap-x-16 gap-y-8 md:mt-24 lg:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <div>
          <h2 id="historia" className="text-title">
            Nuestra historia
          </h2>
          <ol className="mt-8">
            {history.map(({ year, title, text }) => (
              <li
                key={year}
                className="relative grid gap-x-6 border-l-2 border-hairline pb-9 pl-6 last:pb-0 sm:grid-cols-[5rem_minmax(0,1fr)]"
              >
                <span
                  aria-hidden="true"
                  className="absolute top-2 -left-[0.5625rem] size-4 rounded-pill border-3 border-arena bg-maiz"
                />
                <p className="tabular font-display text-heading font-extrabold text-turquesa-deep">{year}</p>
                <div className="sm:pt-0.5">
                  <h3 className="text-heading">{title}</h3>
                  <p className="measure mt-1.5 text-tinta-suave">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <PagePicture name="fire" className="aspect-4/3 w-full rounded-card lg:sticky lg:top-28 lg:aspect-3/4" />
      </section>
      <div className="mt-16 md:mt-24">
        <Figures />
      </div>
      <section aria-labelledby="equipo" className="page mt-16 md:mt-24">
        <header className="max-w-2xl">
          <h2 id="equipo" className="text-title">
            El equipo
          </h2>
          <p className="mt-3 text-lg text-tinta-suave">
            Somos pocas personas y nos repartimos el trabajo así. Cuando escribes, te responde una de ellas.
          </p>
        </header>
        <ul className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {team.map(({ icon, role, text }) => (
            <li key={role} className="border-t-2 border-maiz pt-5">
              <Icon name={icon} size="xl" className="text-turquesa" />
              <h3 className="mt-3 text-heading">{role}</h3>
              <p className="mt-1.5 text-tinta-suave">{text}</p>
            </li>
          ))}
          <li className="border-t-2 border-maiz pt-5">
            <Icon name="plus" size="xl" className="text-turquesa" />
            <h3 className="mt-3 text-heading">¿Y tú?</h3>
            <p className="mt-1.5 text-tinta-suave">
              Cuando buscamos a alguien lo contamos en{' '}
              <Link href="/careers" className="link">
                Trabaja con nosotros
              </Link>
              .
            </p>
          </li>
        </ul>
      </section>
      <CallToAction title="¿Nos conocemos?" text="Busca una experiencia, o abre tú la puerta.">
        <ButtonLink href="/search" variant="inverse" size="lg" icon="search">
          Explorar experiencias
        </ButtonLink>
        <ButtonLink
          href="/host-with-us"
          variant="ghost"
          size="lg"
          className="text-on-selva! hover:bg-selva-deep!"
          iconAfter="arrow-right"
        >
          Ser anfitrión
        </ButtonLink>
      </CallToAction>
    </>
  )
}
