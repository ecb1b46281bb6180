/**
 * Set by server.ts from the socket (or a trusted proxy). Values that a client sends under these names are dropped there, or
 * anybody could claim another address.
 */
export const ADDRESS_HEADER = 'x-client-address'
export const REQUEST_ID_HEADER = 'x-request-id'
