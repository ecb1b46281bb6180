import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './staff-member.contract.ts'
import { listStaff } from './staff-member.data.ts'

export const list: Serve<typeof contract.list> = async ({ caller }) => ({ members: await listStaff(caller) })
