const ID = /(?<=\/)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=\/|$)/gi

/**
 * The path with its ids in lower case, as the data of its page names them: what a page reads by one name and draws by the
 * other would not be found.
 */
export const withIdsInLowerCase = (pathname: string): string => pathname.replace(ID, (id) => id.toLowerCase())
