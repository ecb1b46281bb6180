import { RefusedError } from './api-query.ts'

/** What a screen says of a failure: the text of a refusal; of a crash never its own, which is English and for the log. */
export const failureText = (error: unknown, crashed = 'Algo falló de nuestro lado.'): string =>
  error instanceof RefusedError ? error.message : crashed
