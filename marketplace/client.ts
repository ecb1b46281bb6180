// How screens call the API: `api.experiences.show({ params: { id } })` returns `{ ok: true, data }` or `{ ok: false, refusal
// }`, and never throws. Endpoints for hosts or operators only are in `hostApi` and `adminApi`. Module namespaces, one per
// noun, so that a page loads only the routes of the nouns it uses.
export * as adminApi from './client/admin.gen.ts'
export * as hostApi from './client/host.gen.ts'
export * as api from './client/public.gen.ts'
