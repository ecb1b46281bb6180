/** Set by server.ts from the socket (or a trusted proxy); whatever a client sends under these names is dropped there. */
export const ADDRESS_HEADER = 'x-client-address'
export const REQUEST_ID_HEADER = 'x-request-id'
