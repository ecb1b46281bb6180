// How screens call the API: `api.experiences.show({ params: { id } })` answers `{ ok: true, data }` or `{ ok: false, refusal }`,
// and never throws. What only hosts or operators are offered is in `hostApi` and `adminApi`.
// Namespaces of modules, one for each noun: a page loads the routes of those it names, and of no others.
export * as adminApi from './client/admin.gen.ts'
export * as hostApi from './client/host.gen.ts'
export * as api from './client/public.gen.ts'
