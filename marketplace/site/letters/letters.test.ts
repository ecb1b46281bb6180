import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { writtenLetters } from './letters.mail.tsx'

configure({ APP_URL: 'https://torogoz.example', LOG_LEVEL: 'silent' })
const UNSUBSCRIBE = 'https://torogoz.example/subscription?token=muestra'
const written = await writtenLetters(UNSUBSCRIBE)
const cases = written.map((letter) => [letter.name, letter] as const)

test('there is a sample of every letter, each under its own name', () => {
  const samples = readFileSync('marketplace/site/letters/letters.mail.tsx', 'utf8')
  const files = globSync('marketplace/**/*.mail.tsx').filter((file) => !file.endsWith('letters.mail.tsx'))
  expect(files.length).toBeGreaterThanOrEqual(7)
  for (const file of files) {
    const names = [
      ...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w*(?:Mail|Letter|lettersAbout))\b/gm),
    ]
    expect([file, names.length > 0]).toEqual([file, true])
    // Once where it is imported, and once where it is used.
    for (const [, name] of names)
      expect([name, samples.split(new RegExp(`\\b${name}\\b`)).length > 2]).toEqual([name, true])
  }
  expect(new Set(written.map(({ name }) => name)).size).toBe(written.length)
})

test.each(cases)('%s: both forms whole, in Spanish, with links of ours', (_name, { subject, html, text, topic }) => {
  expect(subject.length > 5 && subject.length < 120).toBe(true)
  expect(html).toContain('lang="es-SV"')
  for (const form of [html, text]) {
    expect(form).not.toMatch(/undefined|\[object|NaN|Invalid Date/)
    expect(form.length).toBeGreaterThan(80)
  }
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'))
  const known = /^https:\/\/(torogoz\.example|www\.google\.com\/maps|wa\.me)(\/|$)/
  expect(links.filter((link) => !known.test(link))).toEqual([])
  expect(html.includes(UNSUBSCRIBE)).toBe(topic !== null)
  expect(text.includes('Dejar de recibirlos')).toBe(topic !== null)
})

test('what people typed is never markup', () => {
  const message = written.find(({ name }) => name === 'mensaje-nuevo')!
  expect(message.html).toContain('&lt;mucha&gt;')
  expect(message.text).toContain('<mucha>')
})
