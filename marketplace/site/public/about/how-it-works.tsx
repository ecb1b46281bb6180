import { ButtonLink } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Disclosure } from '#ui/navigation/disclosure.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { firstQuestions } from '../../faq/faq.text.ts'
import { questionFact } from '../faq/question-fact.view.ts'
import { JsonLd } from '../head/json-ld.tsx'
import { stepsAtLength } from './how-it-works.text.ts'
import { SmallPicture } from './small-picture.tsx'
import { steps } from './steps.view.ts'

/** The four steps in detail and the first questions (STAT-03). */
export function HowItWorks() {
  return (
    <>
      <div className="page pt-10 md:pt-16">
        <header className="max-w-3xl">
          <h1 className="text-title">Cómo funciona</h1>
          <p className="mt-4 text-lg text-tinta-suave md:text-xl">
            Reservas aquí, pagas allá. Del primer antojo al día mismo hay cuatro pasos, y ninguno pide una tarjeta.
          </p>
        </header>
        <ol className="mt-10 flex flex-col md:mt-14">
          {steps.map(({ title, icon, picture }, at) => (
            <li key={title} className="relative flex gap-5 pb-10 last:pb-0 md:gap-8 md:pb-14">
              {at < steps.length - 1 && (
                <span
                  aria-hidden="true"
                  className="absolute top-14 bottom-0 left-7 w-px bg-hairline md:top-20 md:left-10"
                />
              )}
              <span className="flex size-14 shrink-0 items-center justify-center rounded-pill bg-maiz font-display text-2xl font-extrabold text-on-maiz md:size-20 md:text-4xl">
                {at + 1}
              </span>
              <div className="min-w-0 flex-1 pt-2 md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:items-start md:gap-12 md:pt-0 lg:grid-cols-[minmax(0,1fr)_24rem]">
                <div className="md:pt-4">
                  <h2 className="flex flex-wrap items-center gap-x-3 text-heading">
                    {title}
                    <Icon name={icon} size="lg" className="text-turquesa" />
                  </h2>
                  <p className="mt-2 text-[1.0625rem] text-tinta-suave md:text-lg">{stepsAtLength[at]}</p>
                </div>
                <SmallPicture name={picture} className="aspect-4/3 w-full rounded-card max-md:mt-5" />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <section
        aria-labelledby="preguntas"
        className="page mt-16 grid gap-x-16 gap-y-6 md:mt-24 lg:grid-cols-[20rem_minmax(0,1fr)]"
      >
        <header className="self-start lg:sticky lg:top-28">
          <h2 id="preguntas" className="text-title">
            Preguntas frecuentes
          </h2>
          <p className="mt-3 text-tinta-suave">
            ¿Falta la tuya? Búscala en{' '}
            <Link className="link" href="/faq">
              todas las preguntas
            </Link>{' '}
            o{' '}
            <Link className="link" href="/contact">
              escríbenos
            </Link>
            .
          </p>
        </header>
        <div className="border-t border-hairline">
          {firstQuestions.map(({ id, question, answer }) => (
            <Disclosure key={id} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </section>
      <JsonLd of={[{ '@type': 'FAQPage', mainEntity: firstQuestions.map(questionFact) }]} />
      <section className="page mt-16 md:mt-24">
        <div className="relative isolate overflow-hidden rounded-card bg-selva px-6 py-10 text-center text-on-selva md:py-14">
          <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-on-selva opacity-10" />
          <h2 className="text-title">¿Empezamos por buscar?</h2>
          <p className="mx-auto mt-3 max-w-md text-on-selva-suave">Mirar no cuesta nada, y no hace falta cuenta.</p>
          <p className="mt-7">
            <ButtonLink href="/search" variant="inverse" size="lg" icon="search" className="max-w-full">
              Explorar experiencias
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  )
}
