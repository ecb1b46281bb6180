/** Where a host answers. */
export const RECEIVED_PATH = '/host/dashboard?tab=questions'
