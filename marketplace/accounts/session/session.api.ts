import type { Serve } from '#marketplace/contracts.ts'
import type { showSession } from './session.contract.ts'

export const show: Serve<typeof showSession> = async ({ caller }) => ({ user: caller.user })
