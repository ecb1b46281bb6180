import { z } from 'zod'
import { listEndpoint, listPage } from '../list.contract.ts'
import { auditList } from './audit.list.ts'
import { AUDIT_ORIGINS } from './audit.rules.ts'

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]))

/** One action, or a refused attempt. Old entries may name actions and objects that are not written any more. */
export const AuditEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    origin: z.enum(AUDIT_ORIGINS),
    /** Null for the command line, and for refused requests without a session. */
    actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    action: z.string(),
    objectType: z.string().nullable(),
    objectId: z.string().nullable(),
    objectLabel: z.string().nullable(),
    before: facts.nullable(),
    after: facts.nullable(),
    reason: z.string().nullable(),
    /** Network address of a refused call. */
    address: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof AuditEntry>

export const list = listEndpoint(auditList, {
  summary: 'What was done to the market, by whom and why, and what was refused; newest first',
  answer: listPage(AuditEntry)
    .extend({
      /** The options of the actor filter: the administrators, and the person selected now, who may no longer be one. */
      actors: z.array(z.object({ id: z.uuid(), name: z.string() })),
    })
    .meta({ id: 'AuditPage' }),
})
