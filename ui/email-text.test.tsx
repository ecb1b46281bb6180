import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'

test('an address breaks before its @, where it has one', () => {
  const shown = (email: string) => renderToStaticMarkup(<EmailText email={email} />)
  expect(shown('maria.hernandez@demo.torogoz.sv')).toBe('maria.hernandez<wbr/>@demo.torogoz.sv')
  expect(shown('"a@b"@correo.sv')).toBe('&quot;a@b&quot;<wbr/>@correo.sv')
})
