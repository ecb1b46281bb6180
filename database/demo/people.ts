import { hashPassword } from 'better-auth/crypto'
import { buildPerson } from '#marketplace/accounts/account.factory.ts'
import { identities, profiles, users } from '#marketplace/accounts/account.table.ts'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import type { Executor } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { idOf, seededRandom } from './seeded-random.ts'

const DOMAIN = 'demo.torogoz.sv'
const YEAR = 365 * DAY_MS

/** The traveler and the host whose addresses the start prints. */
export const demoTraveler = catalogue.travelers.find(({ key }) => key === 'fatima')!
export const demoHost = catalogue.hosts.find(({ key }) => key === 'lucia-chalchuapa')!

const mailboxOf = (person: { key: string; mailbox: string }) =>
  person.key === demoTraveler.key ? 'viajera' : person.key === demoHost.key ? 'anfitriona' : person.mailbox

/** Where emails of somebody of the demo go. */
export const addressOf = (person: { key: string; mailbox: string }) => `${mailboxOf(person)}@${DOMAIN}`

export const hostId = (key: string) => idOf('host', key)
export const travelerId = (key: string) => idOf('traveler', key)

function hostRows(now: Date) {
  return catalogue.hosts.map((host) => {
    const random = seededRandom(`host/${host.key}`)
    const { bio, phone, languages, skills, verified, pets, transportation, funFact, accommodation } = host
    const hostSince = new Date(now.getTime() - host.yearsHosting * YEAR - random.between(20, 300) * DAY_MS)
    return buildPerson({
      id: hostId(host.key),
      name: host.name,
      email: `${mailboxOf(host)}@${DOMAIN}`,
      role: 'host',
      user: { createdAt: hostSince },
      profile: {
        bio,
        phone,
        languages,
        skills,
        verified,
        pets,
        transportation,
        funFact,
        accommodation,
        hostSince,
        createdAt: hostSince,
      },
    })
  })
}

function travelerRows(now: Date) {
  return catalogue.travelers.map((traveler) => {
    const createdAt = new Date(now.getTime() - seededRandom(`traveler/${traveler.key}`).between(40, 900) * DAY_MS)
    const email = addressOf(traveler)
    const profile = { phone: traveler.phone, createdAt }
    return buildPerson({
      id: travelerId(traveler.key),
      name: traveler.name,
      email,
      role: 'traveler',
      user: { createdAt },
      profile,
    })
  })
}

/** Hosts, travelers and one admin, all with the same password. */
export async function seedPeople(tx: Executor, now: Date, password: string): Promise<void> {
  const admin = buildPerson({
    id: idOf('admin', 'admin'),
    name: 'Carmen Rivas',
    email: `admin@${DOMAIN}`,
    role: 'admin',
  })
  const people = [admin, ...hostRows(now), ...travelerRows(now)]
  // One hash for all, because hashing is slow on purpose and the demo password is public anyway.
  const hash = await hashPassword(password)
  await tx.insert(users).values(people.map(({ user }) => user))
  await tx.insert(profiles).values(people.map(({ profile }) => profile))
  const signIns = people.map(({ person }) => ({
    userId: person.id,
    accountId: person.id,
    providerId: 'credential',
    password: hash,
  }))
  await tx.insert(identities).values(signIns)
  // Hosts want to be reached on the day, so all show a telephone number; whether they show an address is random.
  const reachable = catalogue.hosts.map(({ key }) => ({
    userId: hostId(key),
    showPhone: true,
    showEmail: seededRandom(`reachable/${key}`).between(0, 2) > 0,
  }))
  await tx.insert(preferences).values(reachable)
}
