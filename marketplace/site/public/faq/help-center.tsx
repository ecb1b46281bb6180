import { ButtonLink } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { topics } from '../../faq/faq.text.ts'
import { CallToAction } from '../about/call-to-action.tsx'
import { QuestionSearch } from './question-search.tsx'

const icons: Record<string, IconName> = {
  reservar: 'calendar',
  pagar: 'cash',
  cancelar: 'close',
  'el-dia': 'sun',
  'anfitrion-y-chat': 'chat',
  cuenta: 'user',
  anfitriones: 'home',
}
const SHOWN = 3

/** The help centre: topics with their first questions, and how to reach support (STAT-12). */
export function HelpCenter() {
  return (
    <>
      <header className="ground-selva relative isolate overflow-hidden">
        <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-on-selva opacity-[0.08]" />
        <div className="page py-12 text-center md:py-18">
          <h1 className="text-hero">Centro de ayuda</h1>
          <p className="mx-auto mt-4 max-w-xl text-lg text-on-selva-suave">
            Dinos qué necesitas con tus palabras, o elige un tema.
          </p>
          <div className="mx-auto mt-7 max-w-xl text-left text-tinta">
            <QuestionSearch />
          </div>
        </div>
        <div aria-hidden="true" className="texture-woven h-3" />
      </header>
      <section aria-labelledby="temas" className="page mt-12 md:mt-16">
        <h2 id="temas" className="sr-only">
          Temas
        </h2>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {topics.map(({ id, title, about, questions }) => (
            <li key={id} className="card flex flex-col p-6">
              <span className="flex size-12 items-center justify-center rounded-pill bg-turquesa-soft text-turquesa-deep">
                <Icon name={icons[id] ?? 'help'} size="lg" />
              </span>
              <h3 className="mt-4 text-heading">{title}</h3>
              <p className="mt-1 text-tinta-suave">{about}</p>
              <ul className="mt-3 mb-2 border-t border-hairline pt-2">
                {questions.slice(0, SHOWN).map((question) => (
                  <li key={question.id}>
                    <Link href={`/faq#${question.id}`} className="link flex min-h-11 items-center py-1.5">
                      {question.question}
                    </Link>
                  </li>
                ))}
              </ul>
              <Link
                href={`/faq#${id}`}
                className="mt-auto inline-flex min-h-11 items-center gap-1.5 font-semibold hover:text-turquesa-deep"
              >
                Ver todo sobre este tema
                <Icon name="arrow-right" size="sm" />
              </Link>
            </li>
          ))}
          <li className="flex flex-col justify-center rounded-card bg-maiz-soft p-6 lg:col-span-2">
            <Icon name="ticket" size="xl" className="text-maiz-deep" />
            <h3 className="mt-3 text-heading">¿Es sobre una reserva?</h3>
            <p className="mt-1">En «Mis reservas» ves su estado, tu código, cómo llegar y el chat con tu anfitrión.</p>
            <p className="mt-4">
              <ButtonLink href="/profile/reservations" variant="secondary">
                Ir a mis reservas
              </ButtonLink>
            </p>
          </li>
        </ul>
      </section>
      <CallToAction title="¿No está aquí?" text="Escríbenos. Respondemos de lunes a sábado, y te responde una persona.">
        <ButtonLink href="/contact" variant="inverse" size="lg" icon="mail">
          Contactar a Torogoz
        </ButtonLink>
        <ButtonLink href="/faq" variant="ghost" size="lg" className="text-on-selva! hover:bg-selva-deep!">
          Todas las preguntas
        </ButtonLink>
      </CallToAction>
    </>
  )
}
