import { expect, test } from 'vitest'
import { withIdsInLowerCase } from './id-case.ts'

const id = 'c250dc22-88eb-5e43-bb63-38729ca7c8d6'
const loud = id.toUpperCase()

test.each([
  [`/experience/${loud}`, `/experience/${id}`],
  [`/experience/${loud}/Cafe-de-Altura`, `/experience/${id}/Cafe-de-Altura`],
  [`/host/experiences/${loud}/edit`, `/host/experiences/${id}/edit`],
  [`/trip/A${loud}`, `/trip/A${loud}`],
  [`/trip/${loud}A`, `/trip/${loud}A`],
  ['/Search', '/Search'],
  [`/experience/${id}`, `/experience/${id}`],
])('%s is %s', (written, own) => expect(withIdsInLowerCase(written)).toBe(own))
