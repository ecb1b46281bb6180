// The search API beside a general API over the same rows and indexes, in the same rounds, with the same questions.
import { POSTGRAPHILE, startPostgraphile } from '../harness/postgraphile.ts'
import { expectCatalogue, type Product, untilCatalogue } from '../harness/product.ts'
import { type Findings, ratio } from '../harness/report.ts'
import { alternate, CONCURRENCY, describeMeasured, describeRatios } from '../harness/rounds.ts'
import { ask, LISTED } from '../worlds/databases.ts'
import { DOCUMENT, PEER_SCHEMA, peerQuestions, type Question } from '../worlds/peer-questions.ts'

const REACH = 10
/** The same number as the product's. */
const CONNECTIONS = 16
const PER_ROUND = 10_000
/** Answers that are compared before anything is measured: every kind in every order, twice. */
const COMPARED = 48

const headers = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br, zstd' }
const requestOf = ({ path }: Question) => ({ method: 'GET', path, headers })
const peers = ({ filter, orderBy }: Question) => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ query: DOCUMENT, variables: { filter, orderBy } }),
})

type PeerRequest = ReturnType<typeof peers> | ReturnType<typeof requestOf>

async function answerOf({ address }: Product, { method, path, headers, ...rest }: PeerRequest): Promise<unknown> {
  const answer = await fetch(address + path, { method, headers, ...rest })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text.slice(0, 1000)}`)
  return JSON.parse(text)
}

/** @throws when the two find something else, or in another order */
async function expectSame(product: Product, peer: Product, question: Question) {
  const results = (await answerOf(product, requestOf(question))) as { items: { id: string }[] }
  const reply = (await answerOf(peer, peers(question))) as {
    data: { allListings: { nodes: { rowId: string }[] } } | null
    errors?: { message: string }[]
  }
  if (!reply.data || reply.errors) throw new Error(`the peer says ${JSON.stringify(reply.errors)}`)
  const first = results.items.map(({ id }) => id).join(' ')
  const second = reply.data.allListings.nodes.map(({ rowId }) => rowId).join(' ')
  if (first !== second) throw new Error(`${question.path}: ours ${first}; theirs ${second}`)
  return results.items.length
}

/** A row for the ratio to the peer. */
export async function measurePeers(product: Product, databaseUrl: string): Promise<Findings> {
  await untilCatalogue(product)
  await ask(databaseUrl, PEER_SCHEMA)
  const questions = await peerQuestions(databaseUrl)
  const peer = await startPostgraphile(databaseUrl, CONNECTIONS)
  try {
    let nonEmpty = 0
    for (let n = 0; n < COMPARED; n++) if ((await expectSame(product, peer, questions(n))) === 24) nonEmpty++
    const requests = (of: (question: Question) => PeerRequest) => (round: number) =>
      Array.from({ length: PER_ROUND }, (_, n) => of(questions(round * PER_ROUND + n)))
    const measured = await alternate(
      { ...product, what: 'search', asks: requests(requestOf) },
      { ...peer, what: POSTGRAPHILE, asks: requests(peers) },
    )
    await expectCatalogue(product)
    const { first, second, wall } = measured
    return {
      rows: [
        {
          what: `search API beside ${POSTGRAPHILE}, of ${LISTED}, ${CONCURRENCY} at once`,
          reach: `≥ ${REACH} × the peer`,
          measured: `${ratio(wall)} × (${describeMeasured(first)})`,
          limit: `${POSTGRAPHILE}: ${describeMeasured(second)}; ${describeRatios(measured)}`,
          held: wall >= REACH,
        },
      ],
      notes: [
        `Peers: ${COMPARED} questions were first answered alike by both, the same ids in the same order (${nonEmpty} of them whole pages of 24). Asked are filters on columns and lists in four orders, no two questions alike, none with words, dates or places nearby, which the peer has only through functions of ours. It is asked for less: no count, picture or next date. ${CONNECTIONS} connections each. What both work in the database is told beside what they work themselves. PostgREST was left out: its package on npm fetches version 8 from elsewhere while it is installed, and no registry has the program itself.`,
      ],
    }
  } finally {
    await peer.stop()
  }
}
