import { expect, test } from 'vitest'
import { api, registrations } from '#marketplace/api.ts'

test('a file is asked for as a form, with our header', async () => {
  const document = await (await api.request('/api/openapi.json')).json()
  const operation = document.paths['/api/profile/avatar'].put
  const { file } = operation.requestBody.content['multipart/form-data'].schema.properties
  expect(file).toMatchObject({ type: 'string', format: 'binary' })
  const name = operation.parameters[0].$ref.split('/').at(-1)
  expect(document.components.parameters[name]).toMatchObject({ in: 'header', name: 'x-requested-with' })
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '401', '413', '415', '429']))
})

test('the page for people names every endpoint', async () => {
  const page = await (await api.request('/api/docs')).text()
  for (const { endpoint } of registrations) expect(page).toContain(`/api${endpoint.path}`)
})

test('an unknown address answers with the one envelope', async () => {
  const answer = await api.request('/api/nothing-here')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { code: 'NOT_FOUND', message: 'No encontramos lo que buscas.' } })
})

test('a page of another site can not write', async () => {
  const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' }
  const answer = await api.request('/api/anything', { method: 'POST', headers, body: '{}' })
  expect(await answer.json()).toMatchObject({ error: { code: 'CROSS_ORIGIN' } })
})
