import { appUrl } from '#platform/configuration.ts'

/**
 * Whether an unsafe request came from another site (INV-34). Browsers always send one of the two headers with it; a program
 * that sends neither carries no one's cookies by accident.
 */
export function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && origin !== new URL(request.url).origin && origin !== new URL(appUrl()).origin
}

export const isMultipart = (request: Request) =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type')?.trim() ?? '')

export const isPostedForm = (request: Request) =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type')?.trim() ?? '')
