import { z } from 'zod'
import { cleanLine, nameProblem, titleProblem } from './name.rules.ts'

/** One line without invisible characters, checked by `problem`; an empty one is another rule's matter. */
const line = (words: string, problem: (text: string) => string | null) =>
  z
    .string(words)
    .overwrite(cleanLine)
    .superRefine((text, context) => {
      const message = text && problem(text)
      if (message) context.addIssue({ code: 'custom', message })
    })

/** The name of a person, or a part of it. @param words message when it is missing */
export const personName = (words: string) => line(words, nameProblem)

/** A title, or a sentence beside it. @param words message when it is missing */
export const offerLine = (words: string) => line(words, titleProblem)
