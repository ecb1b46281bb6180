import { z } from 'zod'
import { cleanLine, nameProblem, titleProblem } from './name.rules.ts'

/** One line without invisible signs, of which a rule says what is wrong; what is empty is another rule's matter. */
const line = (words: string, problem: (text: string) => string | null) =>
  z
    .string(words)
    .overwrite(cleanLine)
    .superRefine((text, context) => {
      const message = text && problem(text)
      if (message) context.addIssue({ code: 'custom', message })
    })

/** The name of a person, or a part of it. @param words what is said when there is none */
export const personName = (words: string) => line(words, nameProblem)

/** A title, or a sentence that stands beside it. @param words what is said when there is none */
export const offerLine = (words: string) => line(words, titleProblem)
