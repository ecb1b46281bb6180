import { ButtonLink } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'

const steps: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'edit',
    title: 'Cuéntala',
    text: 'Título, precio, punto de encuentro y qué incluye. Se guarda sola mientras escribes.',
  },
  {
    icon: 'image',
    title: 'Muéstrala',
    text: 'Desde tu teléfono: cinco fotos con buena luz venden más que mil palabras.',
  },
  {
    icon: 'calendar',
    title: 'Ofrece fechas',
    text: 'Una por una o la temporada entera. Desde ese momento te pueden reservar.',
  },
]

/** The steps to the first guest, for a host who has no experience yet. */
export const FirstSteps = () => (
  <section
    aria-labelledby="primeros-pasos"
    className="ground-selva relative isolate overflow-hidden rounded-card px-5 py-8 md:px-10 md:py-12"
  >
    <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 opacity-10" />
    <h2 id="primeros-pasos" className="max-w-xl text-title">
      Tu primera experiencia empieza aquí
    </h2>
    <p className="mt-3 max-w-xl text-on-selva-suave">
      Cuando publiques, cada mañana verás en este lugar quién viene, a qué hora y cuánto cobrar.
    </p>
    <ol className="mt-8 grid gap-5 md:grid-cols-3 md:gap-8">
      {steps.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4 md:block">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-selva-soft">
            <Icon name={icon} />
          </span>
          <div>
            <h3 className="text-subheading md:mt-4">{title}</h3>
            <p className="mt-1 text-on-selva-suave">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <p className="mt-8">
      <ButtonLink href="/host/experiences/new" variant="inverse" size="lg" iconAfter="arrow-right">
        Crear mi primera experiencia
      </ButtonLink>
    </p>
  </section>
)
