// The lists and marks on this device. Two databases, because they are deleted at different times: lists at sign-out, with
// another account and after their day (platform/offline/snapshot-cache.ts deletes them without this file); marks only once
// they are sent, because they are the host's report.
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { OFFLINE_LISTS, recordListOwner } from '#platform/offline/snapshot-cache.ts'
import { DAY_MS } from '#platform/units.ts'
import type { DateGuests } from '../../attendees/attendee.contract.ts'
import {
  isGuestListStorable,
  type OfflineGuestList,
  type OfflineMark,
  toOfflineGuestList,
} from '../../check-in/offline/offline-guest-list.rules.ts'
import type { MarkStore } from './mark-queue.store.ts'

interface Lists extends DBSchema {
  lists: { key: string; value: OfflineGuestList }
}
interface Marks extends DBSchema {
  marks: { key: number; value: OfflineMark; indexes: { key: string } }
}

const MARKS = 'torogoz-marks'
/** After this long an unsent mark is useless, because its code is no longer valid. */
const DAYS_OF_MARKS = 30

const openLists = () =>
  openDB<Lists>(OFFLINE_LISTS, 1, {
    upgrade: (db) => void db.createObjectStore('lists', { keyPath: 'dateId' }),
    // Another page deletes the database, which an open connection would block.
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  })
const openMarks = () =>
  openDB<Marks>(MARKS, 1, {
    upgrade: (db) => void db.createObjectStore('marks', { autoIncrement: true }).createIndex('key', 'key'),
  })

async function withDatabase<Schema extends DBSchema, T>(
  opening: Promise<IDBPDatabase<Schema>>,
  work: (db: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const db = await opening
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** A digest to recognize codes by. Twelve emails are enough among a few guests, and the code can not be derived. */
export async function digestOf(salt: string, code: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${code}`))
  return [...new Uint8Array(bytes)]
    .slice(0, 6)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** The list of a date on this device; null when there is none or it has expired. */
export async function readGuestList(dateId: string): Promise<OfflineGuestList | null> {
  const list = await withDatabase(openLists(), (db) => db.get('lists', dateId))
  return list && list.until > new Date().toISOString() ? list : null
}

/**
 * Keeps the list of a date for its host, or deletes it when it is no longer needed.
 * @returns the kept list; null where nothing can be kept
 */
export async function storeGuestList(data: DateGuests, owner: string): Promise<OfflineGuestList | null> {
  if (!globalThis.crypto?.subtle || !globalThis.indexedDB) return null
  const now = new Date()
  if (!isGuestListStorable(data, now)) {
    await withDatabase(openLists(), (db) => db.delete('lists', data.date.id))
    return null
  }
  const salt = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('')
  const pairs = data.guests.map(async ({ id, confirmationCode }) => [id, await digestOf(salt, confirmationCode)])
  const digests: Record<string, string> = Object.fromEntries(await Promise.all(pairs))
  const list = toOfflineGuestList(data, { owner, salt, digests, now })
  if (recordListOwner(owner, list.until) === 'another') await deleteDB(OFFLINE_LISTS)
  await withDatabase(openLists(), async (db) => {
    for (const saved of await db.getAll('lists'))
      if (saved.until <= list.savedAt) await db.delete('lists', saved.dateId)
    await db.put('lists', list)
  })
  return list
}

/** The marks on this device, of any host. */
export const markStore: MarkStore = {
  list: () => withDatabase(openMarks(), (db) => db.getAll('marks')),
  put: (mark) =>
    withDatabase(openMarks(), async (db) => {
      const tx = db.transaction('marks', 'readwrite')
      const place = await tx.store.index('key').getKey(mark.key)
      await (place === undefined ? tx.store.add(mark) : tx.store.put(mark, place))
      await tx.done
    }),
  remove: (key) =>
    withDatabase(openMarks(), async (db) => {
      const tx = db.transaction('marks', 'readwrite')
      const place = await tx.store.index('key').getKey(key)
      if (place !== undefined) await tx.store.delete(place)
      await tx.done
    }),
  sent: noteSent,
}

/** A sent mark is applied to the list, so that it shows while there is no network to reload it. */
async function noteSent({ dateId, bookingId, what }: OfflineMark): Promise<void> {
  const list = await readGuestList(dateId)
  if (!list) return
  const change = what === 'arrived' ? { arrived: true } : { cash: 'collected' as const }
  const guests = list.guests.map((guest) => (guest.id === bookingId ? { ...guest, ...change } : guest))
  await withDatabase(openLists(), (db) => db.put('lists', { ...list, guests }))
}

/** Deletes marks that were never sent. */
export async function deleteOldMarks(): Promise<void> {
  const before = new Date(Date.now() - DAYS_OF_MARKS * DAY_MS).toISOString()
  for (const { key, at } of await markStore.list()) if (at < before) await markStore.remove(key)
}
