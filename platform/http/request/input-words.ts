// Spanish messages for invalid input, where a contract has none of its own (SHELL-02). Importing this file configures the
// validation library; the server does, and so do forms that validate before they send.
import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** '1 letra', '2 letras'. */
const pluralized = (number: number | bigint, [singular, plural]: [string, string]) =>
  `${number} ${number === 1 ? singular : plural}`

const units: Record<string, [string, string]> = {
  string: ['letra', 'letras'],
  array: ['elemento', 'elementos'],
  set: ['elemento', 'elementos'],
  file: ['byte', 'bytes'],
}
const expected: Record<string, string> = {
  string: 'Escribe un texto',
  number: 'Escribe un número',
  int: 'Escribe un número entero',
  boolean: 'Responde sí o no',
  array: 'Aquí va una lista',
  object: 'Aquí van varios datos',
  date: 'Fecha inválida',
}
const formats: Record<string, string> = {
  email: 'Email inválido',
  url: 'Dirección web inválida',
  uuid: 'Identificador inválido',
  datetime: 'Fecha inválida',
  date: 'Fecha inválida',
}

function words(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Este campo es obligatorio'
      return expected[issue.expected] ?? 'Valor inválido'
    case 'too_big': {
      const unit = units[issue.origin]
      return unit ? `Máximo ${pluralized(issue.maximum, unit)}` : `El máximo es ${issue.maximum}`
    }
    case 'too_small': {
      const unit = units[issue.origin]
      if (unit && issue.minimum === 1) return 'Este campo es obligatorio'
      return unit ? `Mínimo ${pluralized(issue.minimum, unit)}` : `El mínimo es ${issue.minimum}`
    }
    case 'invalid_format':
      return formats[issue.format] ?? 'Formato inválido'
    case 'invalid_value':
      return 'Elige uno de los valores posibles'
    case 'unrecognized_keys':
      return 'Hay datos que no se esperan aquí'
    default:
      return 'Valor inválido'
  }
}

z.config({ localeError: words })
