import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Composer } from './composer.tsx'
import { setDraft } from './drafts.store.ts'

function composer(text: string) {
  setDraft('reserva', text)
  const html = renderToStaticMarkup(
    <Composer bookingId="reserva" attempt={null} closed={false} onSend={() => {}} onForget={() => {}} />,
  )
  const send = /<button[^>]*type="submit"[^>]*>/.exec(html)![0]
  return {
    canSend: !/\sdisabled(=|>|\s)/.test(send),
    invalid: html.includes('aria-invalid="true"'),
    said: html.includes('Máximo 1000 caracteres'),
  }
}

test('1000 characters can be sent, 1001 not, and the field says why', () => {
  expect(composer('ñ'.repeat(1000))).toEqual({ canSend: true, invalid: false, said: false })
  expect(composer('🌋'.repeat(1000))).toEqual({ canSend: true, invalid: false, said: false })
  expect(composer(` ${'a'.repeat(1000)}\n`)).toEqual({ canSend: true, invalid: false, said: false })
  expect(composer('ñ'.repeat(1001))).toEqual({ canSend: false, invalid: true, said: true })
  expect(composer('🌋'.repeat(1001))).toEqual({ canSend: false, invalid: true, said: true })
})

test('nothing can be sent without words', () => {
  expect(composer('')).toEqual({ canSend: false, invalid: false, said: false })
})
