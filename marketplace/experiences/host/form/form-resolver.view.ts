import type { FieldErrors, Resolver } from 'react-hook-form'
import '#platform/http/request/input-words.ts'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { toSave } from '../../editor/form.rules.ts'
import { ExperienceToSave } from '../../editor/update/update.contract.ts'

/** 'place.lat' becomes { place: { lat: … } }, the shape of the form library's errors. */
function nested(messages: [string, string][]): FieldErrors<ExperienceFormValues> {
  const errors: Record<string, unknown> = {}
  for (const [path, message] of messages) {
    const [first = '', second] = path.split('.')
    const error = { type: 'wrong', message }
    // Errors of list entries are shown at the list.
    if (second === undefined || /^\d+$/.test(second)) errors[first] ??= error
    else errors[first] = { [second]: error, ...(errors[first] as object) }
  }
  return errors as FieldErrors<ExperienceFormValues>
}

/** Validates with the server's contract before anything is sent. */
export const formResolver: Resolver<ExperienceFormValues> = async (values) => {
  const read = ExperienceToSave.safeParse(toSave(values))
  if (read.success) return { values, errors: {} }
  return {
    values: {},
    errors: nested(read.error.issues.map(({ path, message }) => [path.join('.'), message])) as never,
  }
}
