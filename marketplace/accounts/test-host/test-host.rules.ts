/** The account has neither a mailbox nor a password. */
export const TEST_HOST = { email: 'anfitrion-de-prueba@torogoz.invalid', name: 'Anfitrión de Prueba' } as const

/**
 * Whether a request was made on this machine, for this machine: by its name, and not forwarded by a proxy or a tunnel. The
 * configuration makes sure that the server listens on the loopback only.
 */
export function isOwnMachine(url: string, headers: Headers): boolean {
  if (headers.has('forwarded') || headers.has('x-forwarded-for') || headers.has('x-forwarded-host')) return false
  const { hostname } = new URL(url)
  const requestedHost = headers.get('host')?.replace(/:\d+$/, '') ?? hostname
  return [hostname, requestedHost].every((name) => ['localhost', '127.0.0.1', '[::1]'].includes(name))
}
