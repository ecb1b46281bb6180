/** The header in which our own pages name the account that they show; a write is refused in the session of another one. */
export const ACCOUNT_HEADER = 'x-account'
/** The field of a form posted without script that does the same. */
export const ACCOUNT_FIELD = 'account'
