import { randomBytes } from 'node:crypto'
import { lockRole } from '#marketplace/accounts/account-status/account-status.data.ts'
import { settings, supportAddress } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { appUrl } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { formatMoney } from '#ui/price.tsx'
import type * as contract from './feed.contract.ts'
import { findFeed, hostOfFeed, listFeedDates, markRead, removeFeed, replaceSecret } from './feed.data.ts'
import { feedFile, feedPath, feedWindow, secretFrom, secretIn } from './feed.rules.ts'

const NONE = { path: null, createdAt: null, readAt: null }

const present = (feed: Awaited<ReturnType<typeof findFeed>>): contract.CalendarFeed =>
  feed
    ? {
        path: feedPath(feed.secret),
        createdAt: feed.createdAt.toISOString(),
        readAt: feed.readAt?.toISOString() ?? null,
      }
    : NONE

export const show: Serve<typeof contract.show> = async ({ caller }) => present(await findFeed(database(), caller))

export const change: Serve<typeof contract.change> = ({ caller, query: { replaces }, now }) =>
  database().transaction(async (tx) => {
    if (!(await lockRole(tx, caller))) return refuse('FORBIDDEN')
    // An address that is read by calendars already must not end because a stale tab offered to make the first one.
    if (replaces && replaces !== (present(await findFeed(tx, caller)).createdAt ?? 'none'))
      return refuse('CALENDAR_CHANGED')
    return present(await replaceSecret(tx, caller, secretFrom(randomBytes(32)), now))
  })

export const end: Serve<typeof contract.end> = async ({ caller }) => {
  await removeFeed(caller)
  return NONE
}

/** The calendar file itself. The address is a secret: caches must not keep the file, and search engines must not list it. */
export const read: Serve<typeof contract.read> = async ({ params: { file }, now }) => {
  const secret = secretIn(file)
  const hostId = secret && (await hostOfFeed(secret))
  if (!hostId) return refuse('NOT_FOUND')
  const dates = await listFeedDates(hostId, feedWindow(now))
  await markRead(secret, now)
  const headers = new Headers({
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
    'content-disposition': 'inline; filename="torogoz.ics"',
  })
  return new WithHeaders(feedFile(dates, appUrl(), supportAddress(await settings()), formatMoney), headers)
}
