// A host's own dates, money and reviews. Every function takes the proof of a host, so that no other rows can be read.
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { AGREED_STATUSES } from '#marketplace/bookings/booking.rules.ts'
import { listFeedDates } from '#marketplace/hosts/calendar/feed.data.ts'
import { todayOverview } from '#marketplace/hosts/dashboard/today.api.ts'
import type { Party } from '#marketplace/hosts/dashboard/today.contract.ts'
import { findNextGroup, listGroups } from '#marketplace/hosts/dashboard/today.data.ts'
import { daysAround, figuresOf } from '#marketplace/hosts/dashboard/today.rules.ts'
import { latestEarnings } from '#marketplace/hosts/earnings/earnings.api.ts'
import { earnedSince } from '#marketplace/hosts/earnings/earnings.data.ts'
import { addMonths, earningsOf, startOfMonth } from '#marketplace/hosts/earnings/earnings.rules.ts'
import { commissionRatesIn } from '#marketplace/ledger/ledger.data.ts'
import { commissionOf, rateOn, toCents } from '#marketplace/ledger/ledger.rules.ts'
import { balanceOf, listStatementsOf } from '#marketplace/ledger/statements/statement.data.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import type * as contract from './host-tool.contract.ts'

const MAX_PARTIES = 12
const MAX_GROUPS = 8
const MAX_DATES = 6
const MAX_FREE = 10
/** How far back and ahead a guest is looked for. */
const GUEST_DAYS_BACK = 45
const GUEST_DAYS_AHEAD = 180
/** How far ahead the next dates are looked for. */
const DAYS_AHEAD = 60

type Row = Awaited<ReturnType<typeof listGroups>>[number]

const comingOf = (parties: Party[]) =>
  parties.filter(({ status, attended }) => !['pending', 'cancelled'].includes(status) && attended !== false)

/** The people of a date without telephone numbers and wishes, which only its page shows. */
function groupOf({ title, startDate, parties }: Row): contract.HostGroup {
  const { guests, cash } = figuresOf(parties)
  const coming = comingOf(parties)
  return {
    title,
    start: startDate.toISOString(),
    guests,
    total: cash,
    parties: coming.slice(0, MAX_PARTIES).map(({ name, guests: people, total, paymentStatus }) => ({
      name,
      guests: people,
      total,
      paid: paymentStatus !== 'pending',
    })),
    more: Math.max(0, coming.length - MAX_PARTIES),
  }
}

const namesPaid = (parties: Party[], paid: boolean) =>
  parties
    .filter(({ paymentStatus }) => (paymentStatus !== 'pending') === paid)
    .map(({ name, total }) => ({ name, total }))

/** What is said of all groups, also of those that are not listed. */
function sumsOf(rows: Row[]): contract.HostDayOutput['all'] {
  const parties = rows.flatMap((row) => row.parties)
  const coming = comingOf(parties)
  const { guests, cash, received, toConfirm, unanswered } = figuresOf(parties)
  const dated = rows.map((row) => ({
    title: row.title,
    start: row.startDate.toISOString(),
    guests: figuresOf(row.parties).guests,
  }))
  const most = Math.max(1, ...dated.map((row) => row.guests))
  return {
    groups: rows.length,
    bookings: coming.length,
    guests,
    total: cash,
    received,
    toConfirm,
    unanswered,
    wishes: coming.filter(({ specialRequests }) => specialRequests?.trim()).map(({ name }) => name),
    paid: namesPaid(coming, true),
    unpaid: namesPaid(coming, false),
    // Whoever has arrived no longer needs to confirm.
    unconfirmed: coming
      .filter(({ attending, status }) => !attending && status === 'confirmed')
      .map(({ name, guests: people }) => ({ name, guests: people })),
    fullest: dated.filter((row) => row.guests === most).slice(0, MAX_PARTIES),
    withChildren: coming.filter(({ children }) => children > 0).map(({ name, children }) => ({ name, children })),
  }
}

/** The commission of what those who come pay, each at the rate of its day. */
function shareOf(rows: Row[], rates: Awaited<ReturnType<typeof commissionRatesIn>>): contract.HostDayOutput['share'] {
  const sums = rows.map(({ startDate, parties }) => {
    const { basisPoints } = rateOn(rates, dayOf(startDate))!
    const cents = comingOf(parties).map(({ total }) => toCents(total))
    return { basisPoints, cents, commission: cents.reduce((sum, one) => sum + commissionOf(one, basisPoints), 0) }
  })
  const total = sums.flatMap(({ cents }) => cents).reduce((sum, one) => sum + one, 0)
  const commission = sums.reduce((sum, one) => sum + one.commission, 0)
  return {
    total: total / 100,
    commission: commission / 100,
    net: (total - commission) / 100,
    percent: `${(sums[0]?.basisPoints ?? 0) / 100} %`,
  }
}

/** Who comes on certain days, and what waits for an answer. */
export async function hostDay(
  host: Host,
  { from, to, commission }: contract.HostDayInput,
  now: Date,
): Promise<contract.HostDayOutput> {
  const around = daysAround(now)
  const first = from ?? dayOf(now)
  const last = to ?? from ?? dayOf(around.tomorrow)
  const until = new Date(startOfDay(last).getTime() + DAY_MS)
  // Dates that go on for several days count only for today.
  const begins = startOfDay(first)
  const [rows, { requests, requestCount, chatCount, questionCount }, next, rates] = await Promise.all([
    listGroups(host, { past: first === dayOf(now) ? around.past : begins, from: begins, until, now }),
    todayOverview(host, now),
    findNextGroup(host, until, now),
    commission ? commissionRatesIn(database()) : [],
  ])
  // Requests for today and tomorrow are in their groups, not in the list of later ones.
  const near = rows
    .filter(({ startDate }) => startDate < around.later)
    .flatMap(({ title, startDate, parties }) =>
      parties.flatMap(({ status, name, guests, total, expiresAt }) =>
        status === 'pending' && expiresAt
          ? [{ title, start: startDate.toISOString(), name, guests, total, answerBy: expiresAt }]
          : [],
      ),
    )
  const later = requests.map(({ experience, startDate, name, guests, total, expiresAt }) => ({
    title: experience.title,
    start: startDate,
    name,
    guests,
    total,
    answerBy: expiresAt,
  }))
  const upcoming = rows.find(({ startDate, parties }) => startDate > now && comingOf(parties).length > 0)
  return {
    from: first,
    to: last,
    named:
      first !== last ? null : first === dayOf(now) ? 'today' : first === dayOf(around.tomorrow) ? 'tomorrow' : null,
    groups: rows.slice(0, MAX_GROUPS).map(groupOf),
    all: sumsOf(rows),
    upcoming: upcoming ? groupOf(upcoming) : null,
    next: next && { ...next, start: next.startDate.toISOString() },
    requests: [...near, ...later].slice(0, 5),
    requestCount: near.length + requestCount,
    unread: chatCount,
    questions: questionCount,
    share: commission ? shareOf(rows, rates) : null,
    path: '/host/reservations',
  }
}

/** The people of a host's dates of about the last month and the next months, pending ones too. */
export async function guestsOf(host: Host, now: Date): Promise<contract.HostGuestOutput['bookings']> {
  const from = new Date(now.getTime() - GUEST_DAYS_BACK * DAY_MS)
  const until = new Date(now.getTime() + GUEST_DAYS_AHEAD * DAY_MS)
  const rows = await listGroups(host, { past: from, from, until, now })
  return rows.flatMap(({ title, startDate, parties }) =>
    parties.map(({ name, guests, children, total, status, paymentStatus, attending, attended, specialRequests }) => ({
      name,
      title,
      start: startDate.toISOString(),
      guests,
      children,
      total,
      state: attended === false ? ('absent' as const) : (status as 'pending' | 'confirmed'),
      paid: paymentStatus !== 'pending',
      attending,
      wish: Boolean(specialRequests?.trim()),
    })),
  )
}

/** The reservations of the guest of this name, those to come first. */
export async function hostGuest(
  host: Host,
  { name }: contract.HostGuestInput,
  now: Date,
): Promise<contract.HostGuestOutput> {
  const all = (await guestsOf(host, now)).filter((party) => party.name === name)
  const ahead = all.filter(({ start }) => dayOf(new Date(start)) >= dayOf(now))
  return { name, bookings: (ahead.length > 0 ? ahead : all).slice(0, MAX_DATES), path: '/host/reservations' }
}

/** The next dates with their free places, also those that nobody has reserved. */
export async function hostDates(
  host: Host,
  { from, to, requested }: contract.HostDatesInput,
  now: Date,
): Promise<contract.HostDatesOutput> {
  const first = from && startOfDay(from) > now ? startOfDay(from) : now
  const until = new Date((to ? startOfDay(to) : first).getTime() + (to ? 1 : DAYS_AHEAD) * DAY_MS)
  const rows = await listFeedDates(host.id, { from: first, until })
  return {
    dates: rows
      .filter(
        ({ status, guests }) =>
          status !== 'cancelled' && (!requested || guests.some((party) => party.status === 'pending')),
      )
      .slice(0, MAX_DATES)
      .map(({ startDate, status: dateStatus, capacity, experience, guests }) => {
        const taken = (statuses: readonly string[]) =>
          guests.reduce((sum, { status, guests: people }) => sum + (statuses.includes(status) ? people : 0), 0)
        return {
          title: experience.title,
          start: startDate.toISOString(),
          guests: taken(AGREED_STATUSES),
          requested: taken(['pending']),
          seats: dateStatus === 'closed' ? 0 : Math.max(0, capacity - taken(['pending', ...AGREED_STATUSES])),
          capacity,
        }
      }),
    free: to ? freeDays(dayOf(first), to, rows) : [],
    from: dayOf(first),
    to: to ?? null,
    path: '/host/reservations',
  }
}

/** Days of a period on which nobody has reserved. */
function freeDays(from: string, to: string, rows: Awaited<ReturnType<typeof listFeedDates>>): string[] {
  const taken = new Set(
    rows.flatMap(({ startDate, guests }) =>
      guests.some(({ status }) => ['pending', 'confirmed', 'in_progress'].includes(status)) ? [dayOf(startDate)] : [],
    ),
  )
  const days: string[] = []
  for (let day = from; day <= to && days.length < MAX_FREE; day = dayOf(new Date(startOfDay(day).getTime() + DAY_MS)))
    if (!taken.has(day)) days.push(day)
  return days
}

const lastOfMonth = (today: string) => dayOf(new Date(startOfMonth(addMonths(today.slice(0, 7), 1)).getTime() - DAY_MS))

/** The cash of confirmed bookings that is still to be received until the end of a day. */
async function expectedUntil(
  host: Host,
  last: string,
  percent: number,
  now: Date,
): Promise<contract.HostEarningsOutput['expected']> {
  const until = new Date(startOfDay(last).getTime() + DAY_MS)
  const rows = await listGroups(host, { past: daysAround(now).past, from: startOfDay(dayOf(now)), until, now })
  const due = rows
    .flatMap(({ parties }) => comingOf(parties))
    .filter(({ paymentStatus }) => paymentStatus === 'pending')
    .map(({ total }) => toCents(total))
  const total = due.reduce((sum, cents) => sum + cents, 0)
  const commission = due.reduce((sum, cents) => sum + commissionOf(cents, percent * 100), 0)
  return { until: last, bookings: due.length, total: total / 100, net: (total - commission) / 100 }
}

/** What was earned in certain months and what is owed to the platform now. */
export async function hostEarnings(
  host: Host,
  { from, to, expected }: contract.HostEarningsInput,
  now: Date,
): Promise<contract.HostEarningsOutput> {
  const today = dayOf(now)
  const first = (from ?? today).slice(0, 7)
  // Nothing is earned in months to come.
  const last = [to ?? from ?? today, today].sort()[0]!.slice(0, 7)
  const months = [first]
  while (months.at(-1)! < last) months.push(addMonths(months.at(-1)!, 1))
  const [rows, { total, unconfirmed, percent }, balance, [statement]] = await Promise.all([
    earnedSince(host, startOfMonth(first)),
    latestEarnings(host, now),
    balanceOf(host.id, today),
    listStatementsOf(host, { limit: 1 }),
  ])
  const sum = earningsOf(rows, months).total
  const sumOf = ({ gross, commission, net, bookings }: typeof sum) => ({ total: gross, commission, net, bookings })
  return {
    from: first,
    to: last,
    sum: sumOf(sum),
    six: sumOf(total),
    unconfirmed: { bookings: unconfirmed.bookings, total: unconfirmed.amount },
    expected: expected ? await expectedUntil(host, to ?? lastOfMonth(today), percent, now) : null,
    owed: {
      total: balance.owed / 100,
      late: balance.overdue / 100,
      dueOn: statement?.dueOn ?? null,
      percent: `${percent} %`,
    },
    path: '/host/dashboard',
  }
}
