import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * A plugin with which our own endpoints create a session for somebody they have authenticated. It has no path, so no request
 * reaches it.
 */
export const provedSessions = {
  id: 'proved-sessions',
  endpoints: {
    startProvedSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.uuid() }) },
      async (context) => {
        const { internalAdapter } = context.context
        const user = await internalAdapter.findUserById(context.body.userId)
        if (!user) throw new APIError('NOT_FOUND', { code: 'NO_SUCH_USER', message: 'no such user' })
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(context, { session, user })
        return context.json({ token: session.token })
      },
    ),
  },
} satisfies BetterAuthPlugin
