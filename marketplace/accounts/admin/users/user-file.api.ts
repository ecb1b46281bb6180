import { roleLabel } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { csvFile, downloadHeaders } from '#platform/http/csv.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { cutNote, recordDownload } from '../../../admin/download.data.ts'
import { MAX_ROWS } from '../../../admin/list.rules.ts'
import type * as userContract from './user.contract.ts'
import type { UserRow } from './user.contract.ts'
import { listForFile } from './user.data.ts'
import { stateLabel } from './user.text.ts'

const HEADER = ['Nombre', 'Email', 'Rol', 'Verificado', 'Estado', 'Reservas', 'Experiencias', 'Miembro desde', 'Id']

const row = (one: UserRow) => [
  one.name,
  one.email,
  roleLabel[one.role],
  one.role === 'host' ? (one.verified ? 'Sí' : 'No') : null,
  stateLabel[one.state],
  one.role === 'host' ? one.received : one.bookings,
  one.role === 'host' ? one.experiences : null,
  dayOf(one.createdAt),
  one.id,
]

export const download: Serve<typeof userContract.download> = async ({ caller, query, now }) => {
  const people = await listForFile(caller, query, MAX_ROWS + 1)
  const rows = people.slice(0, MAX_ROWS).map(row)
  await recordDownload(caller, 'Usuarios', query, rows.length)
  return new WithHeaders(
    csvFile(HEADER, people.length > MAX_ROWS ? [...rows, cutNote(HEADER.length)] : rows),
    downloadHeaders(`torogoz-usuarios-${dayOf(now)}.csv`),
  )
}
