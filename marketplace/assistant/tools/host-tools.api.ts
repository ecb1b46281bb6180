// A host's own dates and money. Every function takes the proof of a host, so that no other rows can be read.
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { todayOverview } from '#marketplace/hosts/dashboard/today.api.ts'
import type { Group } from '#marketplace/hosts/dashboard/today.contract.ts'
import { latestEarnings } from '#marketplace/hosts/earnings/earnings.api.ts'
import type { HostDayOutput, HostEarningsOutput, HostGroup } from './tool.contract.ts'

/** The guests without telephone numbers and special requests: those are only on the page of the date. */
const groupOf = ({ title, startDate, guests, cash, unanswered, parties }: Group): HostGroup => ({
  title,
  start: startDate,
  guests,
  total: cash,
  unanswered,
  parties: parties
    .filter(({ status, attended }) => !['pending', 'cancelled'].includes(status) && attended !== false)
    .slice(0, 12)
    .map(({ name, guests: people, total, paymentStatus }) => ({
      name,
      guests: people,
      total,
      paid: paymentStatus !== 'pending',
    })),
})

export async function hostDay(host: Host, day: 'today' | 'tomorrow' | 'both', now: Date): Promise<HostDayOutput> {
  const { today, tomorrow, next, requests, requestCount, chatCount } = await todayOverview(host, now)
  const groups = day === 'today' ? today : day === 'tomorrow' ? tomorrow : [...today, ...tomorrow]
  // Requests for today and tomorrow are in their groups.
  const near = [...today, ...tomorrow].flatMap(({ title, startDate, parties }) =>
    parties.flatMap(({ status, name, guests, total, expiresAt }) =>
      status === 'pending' && expiresAt ? [{ title, start: startDate, name, guests, total, answerBy: expiresAt }] : [],
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
  return {
    groups: groups.map(groupOf),
    next: next && { title: next.title, start: next.startDate, guests: next.guests },
    requests: [...near, ...later].slice(0, 5),
    requestCount: near.length + requestCount,
    unread: chatCount,
    path: '/host/reservations',
  }
}

export async function hostEarnings(host: Host, now: Date): Promise<HostEarningsOutput> {
  const { months, total, unconfirmed } = await latestEarnings(host, now)
  const month = months.at(-1)!
  return {
    month: { month: month.month, total: month.gross, commission: month.commission, net: month.net },
    six: { total: total.gross, commission: total.commission, net: total.net, bookings: total.bookings },
    unconfirmed: { bookings: unconfirmed.bookings, total: unconfirmed.amount },
    path: '/host/dashboard',
  }
}
