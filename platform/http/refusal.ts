/** Text and HTTP status of a refusal code. The compiler demands an entry for every code that a contract names. */
type RefusalText = {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 428 | 429 | 500 | 503
  text: string
}
export type RefusalTexts = Record<string, RefusalText>

/** What any endpoint may answer besides its own refusals. */
export const commonRefusals = {
  INVALID: { status: 422, text: 'Revisa los datos marcados.' },
  MALFORMED: { status: 400, text: 'No pudimos leer la solicitud.' },
  NOT_SIGNED_IN: { status: 401, text: 'No estás autenticado' },
  /** The page that sent it shows another account (docs/decisions/0269). */
  OTHER_ACCOUNT: { status: 409, text: 'En este navegador se abrió otra cuenta, así que no se envió nada.' },
  FORBIDDEN: { status: 403, text: 'No tienes permiso para hacer esto.' },
  FRESH_PASSWORD_NEEDED: { status: 428, text: 'Confirma que eres tú para seguir.' },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    text: 'Activa la verificación en dos pasos para administrar Torogoz.',
  },
  SCOPE_NEEDED: { status: 403, text: 'El programa no tiene permiso para hacer esto.' },
  CROSS_ORIGIN: { status: 403, text: 'La solicitud llegó desde otro sitio y no se aceptó.' },
  NOT_FOUND: { status: 404, text: 'No encontramos lo que buscas.' },
  KEY_MISSING: { status: 428, text: 'Falta la clave de la solicitud. Recarga la página e inténtalo de nuevo.' },
  KEY_REUSED: {
    status: 422,
    text: 'Esta solicitud ya se envió con otros datos. Recarga la página e inténtalo de nuevo.',
  },
  IN_FLIGHT: { status: 409, text: 'Tu solicitud anterior sigue en proceso. Espera un momento.' },
  TOO_LARGE: { status: 413, text: 'La solicitud es demasiado grande.' },
  WRONG_FILE: { status: 415, text: 'Este tipo de archivo no se acepta.' },
  TOO_MANY: { status: 429, text: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.' },
  /** The database, or another service the answer needs, is away, busy or full; always with Retry-After. */
  UNAVAILABLE: { status: 503, text: 'Estamos atendiendo a muchas personas. Inténtalo de nuevo en unos segundos.' },
  BROKEN: { status: 500, text: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.' },
} as const satisfies RefusalTexts
export type CommonRefusal = keyof typeof commonRefusals

type RefusalDetail = {
  /** Spanish messages by field path, e.g. `guestInfo.email`. */
  fields?: Record<string, string>
  /** Facts for the screen, e.g. `{ spots: 2 }`. Visible to the caller, so nothing secret. */
  data?: Record<string, string | number | boolean | null>
  /** Replaces the standard text of the code. */
  text?: string
  /** Seconds; becomes the header Retry-After. */
  retryAfter?: number
}

const refusalMark: unique symbol = Symbol('refusal')
export type Refusal<Code extends string = string> = RefusalDetail & { [refusalMark]: true; code: Code }

/** An expected refusal: returned as a value, never thrown. Its text comes from the slice's `*.text.ts`. */
export const refuse = <const Code extends string>(code: Code, detail: RefusalDetail = {}): Refusal<Code> => ({
  [refusalMark]: true,
  code,
  ...detail,
})

/** Tells a refusal from an answer; whoever calls a function that may refuse has to ask before using the value. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && refusalMark in value

/** The one shape of every error on the wire. */
export type ErrorEnvelope<Code extends string = string> = {
  error: {
    code: Code
    message: string
    fields: Record<string, string> | null
    data: Record<string, string | number | boolean | null> | null
    requestId: string
  }
}

/** Thrown to roll a transaction back with a refusal, because only an exception does that. */
export class RefusalThrown<Code extends string = string> extends Error {
  readonly refusal: Refusal<Code>
  constructor(refusal: Refusal<Code>) {
    super(refusal.code)
    this.refusal = refusal
  }
}
