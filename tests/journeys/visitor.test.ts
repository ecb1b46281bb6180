import { expect, test } from 'vitest'
import { app } from '../support/app.ts'

const { open } = app()

test('the front page opens', async () => {
  const page = await open('/')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('El Salvador')
})
