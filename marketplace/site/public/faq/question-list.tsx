import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation, usePageLocation } from '#platform/pages/location/page-location.ts'
import { stringifySearch } from '#platform/pages/search-params.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Disclosure } from '#ui/navigation/disclosure.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { matching } from '../../faq/faq.rules.ts'
import type { Question, Topic } from '../../faq/topic.text.ts'
import { withCurrentCommission } from './question-commission.view.ts'
import { QuestionSearch } from './question-search.tsx'

type QuestionListProps = {
  /** The path of the page, which is filtered with `?q=`. */
  path: '/faq' | '/host/faq'
  title: string
  lead: string
  placeholder: string
  topics: Topic[]
  /** The link for people who don't find their question. */
  contact: { href: string; label: string }
}

const MAX_LENGTH = 120

/** Questions by topic; a search keeps the matching ones and opens them. */
export function QuestionList({ path, title, lead, placeholder, topics, contact }: QuestionListProps) {
  // In the address, so that the server can filter the list without JavaScript.
  const query = (new URLSearchParams(usePageLocation().search).get('q') ?? '').slice(0, MAX_LENGTH)
  const [input, setInput] = useState(query)
  const { setAddress } = useNavigation()
  useEffect(() => setInput(query), [query])
  const box = useRef<HTMLInputElement>(null)
  // What was typed before hydration, for which no event was received. After the effect above, so that it wins.
  useEffect(() => {
    if (box.current && box.current.value !== box.current.defaultValue) setInput(box.current.value)
  }, [])
  useOpenedAnchor()
  // Submitting updates the address, so that a search can be shared; the list itself filters while typing.
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAddress(path + stringifySearch(input.trim() ? { q: input } : {}))
  }
  const matches = matching(
    topics.map((topic) => ({ ...topic, questions: withCurrentCommission(topic.questions) })),
    input,
  )
  const count = matches.reduce((sum, { questions }) => sum + questions.length, 0)
  const searching = input.trim() !== ''
  return (
    <div className="page pt-10 md:pt-16">
      <header className="max-w-2xl">
        <h1 className="text-title">{title}</h1>
        <p className="mt-3 text-lg text-tinta-suave">{lead}</p>
        <div className="mt-6">
          <QuestionSearch
            box={box}
            action={path}
            placeholder={placeholder}
            value={input}
            onType={setInput}
            onSubmit={send}
          />
        </div>
        <p role="status" className="mt-3 min-h-6 text-tinta-suave">
          {searching && (count === 1 ? '1 respuesta' : `${count} respuestas`)}
        </p>
      </header>
      {count === 0 ? (
        <div className="mt-4">
          <EmptyState
            title="No hay una respuesta con esas palabras"
            icon="help"
            text="Prueba con una sola palabra, o pregúntanos."
          >
            <ButtonLink href={path} variant="secondary" onClick={() => setInput('')}>
              Ver todas las preguntas
            </ButtonLink>
            <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <nav aria-label="Temas" className="self-start max-lg:hidden lg:sticky lg:top-28">
            <ol className="border-l-2 border-hairline">
              {matches.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 text-tinta-suave transition-colors hover:border-turquesa hover:text-tinta"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="flex flex-col gap-12">
            {matches.map(({ id, title, about, questions }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} className="scroll-mt-28 text-heading">
                  {title}
                </h2>
                <p className="mt-1 text-tinta-suave">{about}</p>
                <div className="mt-4 border-t border-hairline">
                  {questions.map((question) => (
                    <Answer key={question.id} of={question} open={searching} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** On arrival by a link the page scrolls before the answer is open, so open it and scroll again. */
function useOpenedAnchor() {
  const anchor = usePageLocation().hash
  useEffect(() => {
    const answer = document.getElementById(anchor)
    const details = answer?.closest('details')
    if (!details) return
    details.open = true
    answer?.scrollIntoView()
  }, [anchor])
}

/** The anchor is inside the <details> element, because the browser then opens it by itself, without JavaScript too. */
const Answer = ({ of: { id, question, answer, link }, open }: { of: Question; open: boolean }) => (
  <Disclosure key={String(open)} open={open} summary={question}>
    <div id={id} className="scroll-mt-44">
      <p>{answer}</p>
      {link && (
        <p className="mt-2">
          <Link href={link.href} className="link inline-flex min-h-11 items-center gap-1.5">
            {link.label}
            <Icon name="arrow-right" size="sm" />
          </Link>
        </p>
      )}
    </div>
  </Disclosure>
)
