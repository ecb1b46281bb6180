// The shape of the frequent questions, apart from the texts, which import each other.

export type Question = {
  /** The anchor of the answer: `/faq#como-se-paga`. */
  id: string
  question: string
  answer: string
  /** Synonyms for the search. */
  also?: string
  link?: { href: string; label: string }
}
export type Topic = { id: string; title: string; about: string; questions: Question[] }
