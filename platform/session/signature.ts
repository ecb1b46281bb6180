import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionSecret } from './secret.ts'

const mac = (purpose: string, text: string) =>
  createHmac('sha256', sessionSecret()).update(`${purpose}\0${text}`).digest('base64url')

/** A signed text for links in mails. @param purpose a signature made for one purpose is invalid for another */
export const signToken = (purpose: string, text: string): string => `${text}.${mac(purpose, text)}`

/** A 128-bit signature of bytes, for addresses that must be short. @param purpose as above */
export const shortSignature = (purpose: string, bytes: Uint8Array): Buffer =>
  createHmac('sha256', sessionSecret()).update(`${purpose}\0`).update(bytes).digest().subarray(0, 16)

/** A key of 256 bits that follows from the secret of the house, for what somebody else has to keep. @param purpose as above */
export const deriveKey = (purpose: string, text: string): Buffer =>
  createHmac('sha256', sessionSecret()).update(`${purpose}\0${text}`).digest()

/** The text of a signed token; null when it was forged or changed. */
export function verifyToken(purpose: string, token: string): string | null {
  const cut = token.lastIndexOf('.')
  const [text, signature] = [token.slice(0, Math.max(cut, 0)), Buffer.from(token.slice(cut + 1))]
  const expected = Buffer.from(mac(purpose, text))
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? text : null
}
