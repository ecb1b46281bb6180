// What stands before the product where people use it: TLS and HTTP/2, which a browser speaks over one connection.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { DATA_DIR } from '../worlds/databases.ts'
import type { Product } from './product.ts'

const FOLDER = path.join(DATA_DIR, 'tls')
const DAYS = 3650

/** A certificate that nobody trusts, made once: the browser is told to go on. @throws without openssl on this machine */
function certificate(): { key: Buffer; cert: Buffer } {
  const [key, cert] = [path.join(FOLDER, 'key.pem'), path.join(FOLDER, 'cert.pem')] as const
  if (!existsSync(cert)) {
    mkdirSync(FOLDER, { recursive: true })
    const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', String(DAYS)]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
    const result = spawnSync('openssl', ['req', '-x509', ...options, '-keyout', key, '-out', cert, ...subject])
    if (result.status !== 0) throw new Error(`openssl made no certificate: ${result.error ?? result.stderr}`)
  }
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** Headers of a connection, which HTTP/2 does not have. */
const OF_CONNECTION = /^(connection|keep-alive|transfer-encoding|upgrade|proxy-connection|host|:.*)$/i

const passed = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => !OF_CONNECTION.test(name) && value !== undefined),
  )

/**
 * Measures the product through TLS and HTTP/2.
 * @param work gets the product with its https address
 */
export async function throughTls<T>(product: Product, work: (secured: Product) => Promise<T>): Promise<T> {
  const agent = new Agent({ keepAlive: true })
  const forward = (incoming: Http2ServerRequest, answer: Http2ServerResponse) => {
    const { method, url, headers, authority } = incoming
    const on = request(
      {
        agent,
        port: product.port,
        host: '127.0.0.1',
        method,
        path: url,
        headers: { ...passed(headers), host: authority },
      },
      (response) => {
        answer.writeHead(response.statusCode!, passed(response.headers) as Record<string, string | string[]>)
        response.pipe(answer)
      },
    )
    on.on('error', () => answer.destroy())
    answer.on('close', () => on.destroy())
    incoming.pipe(on)
  }
  const server = createSecureServer(certificate(), forward)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await work({ ...product, address: `https://localhost:${port}`, port })
  } finally {
    server.close()
    agent.destroy()
  }
}
