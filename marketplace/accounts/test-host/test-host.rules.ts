/** Nobody can receive mail there, nor sign in: the account has no password. */
export const TEST_HOST = { email: 'anfitrion-de-prueba@torogoz.invalid', name: 'Anfitrión de Prueba' } as const

/**
 * Whether a request was made on this machine, for this machine: by its name, and not handed on by a proxy or a tunnel.
 * The server itself listens on the loopback only, which the configuration makes sure of.
 */
export function isOwnMachine(url: string, headers: Headers): boolean {
  if (headers.has('forwarded') || headers.has('x-forwarded-for') || headers.has('x-forwarded-host')) return false
  const { hostname } = new URL(url)
  const said = headers.get('host')?.replace(/:\d+$/, '') ?? hostname
  return [hostname, said].every((name) => ['localhost', '127.0.0.1', '[::1]'].includes(name))
}
