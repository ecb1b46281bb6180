import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'

test('an address breaks before its @, where it has one', () => {
  const render = (email: string) => renderToStaticMarkup(<EmailText email={email} />)
  expect(render('maria.hernandez@demo.torogoz.sv')).toBe('maria.hernandez<wbr/>@demo.torogoz.sv')
  expect(render('"a@b"@correo.sv')).toBe('&quot;a@b&quot;<wbr/>@correo.sv')
})
