import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { SessionUser } from '../session/session.contract.ts'

/** In development only: `marketplace/api.ts` leaves it out of every built server (AUTH-41, INV-37). */
export const signIn = endpoint({
  method: 'post',
  path: '/auth/test-host',
  summary: 'Signs in as the test host, who is made when missing; only under npm run dev, with TEST_HOST_LOGIN',
  tag: 'Desarrollo',
  access: 'anyone',
  status: 200,
  answer: z.object({ user: SessionUser }).meta({ id: 'TestHostSession' }),
  refusals: [],
})
