export const RECEIVED_PATH = '/host/dashboard?tab=questions'
