import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { may, type Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { configuration } from '#platform/configuration.ts'
import { memoizeTtl } from '#platform/memoize-ttl.ts'
import * as auditContract from '../audit/audit.contract.ts'
import { auditReader } from '../audit/audit.data.ts'
import { toWire } from '../list.data.ts'
import type * as contract from './dashboard.contract.ts'
import { type Figures, WAITING } from './dashboard.contract.ts'
import { latestOf, listWaiting, marketFigures, menuBadges } from './dashboard.data.ts'
import { waitingPermissions } from './dashboard.rules.ts'

/**
 * Above this many rows the queries take tens of milliseconds, so the figures are cached for ten seconds; below it they are
 * always current.
 */
const MANY = 5000
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)
const remembered = memoizeTtl<Figures>({
  seconds: 10,
  maxEntries: 2,
  shouldCache: ({ users, experiences, bookings }) => sum(users) + sum(experiences) + sum(bookings) > MANY,
})
const figuresOf = (admin: Admin) => remembered(configuration().DATABASE_URL ?? '', () => marketFigures(admin))

const SHOWN = 6

/** The first page of an operator's day (ADM-04). */
export const show: Serve<typeof contract.show> = async ({ caller, now }) => {
  const mayDo = (permission: Permission) => may(caller.staffRole, permission)
  const [all, figures, latest, audit] = await Promise.all([
    listWaiting(caller),
    figuresOf(caller),
    latestOf(caller),
    mayDo('audit.read') ? auditReader.page(caller, auditContract.list.query.parse({})) : { items: [] },
  ])
  const waiting = all.filter(({ what }) => mayDo(waitingPermissions[what]))
  const countOf = (what: string) => waiting.find((item) => item.what === what)?.count ?? 0
  return {
    now: now.toISOString(),
    waiting: waiting.toSorted((a, b) => WAITING.indexOf(a.what) - WAITING.indexOf(b.what)),
    figures: { ...figures, volume: mayDo('bookings.read') || mayDo('figures.read') ? figures.volume : null },
    openCases: countOf('cases') + countOf('reports'),
    bookings: mayDo('bookings.read') ? latest.bookings : [],
    people: mayDo('people.read') ? latest.people : [],
    audit: audit.items.slice(0, SHOWN).map(toWire),
  }
}

/** Of what the role may not open, nothing is counted. */
export const showBadges: Serve<typeof contract.showBadges> = async ({ caller }) => {
  const { experiences, cases, rights, outbox } = await menuBadges(caller)
  const visible = (permission: Permission, count: number) => (may(caller.staffRole, permission) ? count : 0)
  return {
    experiences: visible('content.read', experiences),
    cases: visible('cases.read', cases),
    rights: visible('cases.read', rights),
    outbox: visible('mail.read', outbox),
  }
}
