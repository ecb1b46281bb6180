import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const id = 'c250dc22-88eb-5e43-bb63-38729ca7c8d6'
const loud = id.toUpperCase()

test.each([
  [`/experience/${loud}`, `/experience/${id}`],
  [`/experience/${loud}/Cafe-de-Altura`, `/experience/${id}/Cafe-de-Altura`],
  [`/host/experiences/${loud}/edit`, `/host/experiences/${id}/edit`],
  [`/trip/A${loud}`, `/trip/A${loud}`],
  [`/trip/${loud}A`, `/trip/${loud}A`],
  ['/Search', '/Search'],
  // A space at the end belongs to the text that an address was copied from.
  [`/experience/${loud}%20`, `/experience/${id}`],
  ['/search%09%0A', '/search'],
  ['/%20', '/'],
  ['//evil.example%20', '/evil.example'],
  [`//evil.example/${loud}`, `/evil.example/${id}`],
  ['/trip/a%20b', '/trip/a%20b'],
  [`/experience/${id}`, `/experience/${id}`],
])('%s is %s', (written, own) => expect(ownPath(written)).toBe(own))
