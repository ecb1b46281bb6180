import { zstdDecompressSync } from 'node:zlib'
import { compressNow, type Encoding } from '#platform/http/response/compress.ts'

/** A page as its first visitor gets it: packed, where that takes no other thread. */
export type PageBytes = { bytes: Buffer; encoding: Extract<Encoding, 'zstd'> | null }

/** @param plain is not kept */
export const packPage = (plain: Buffer, wanted: Encoding | null): PageBytes =>
  wanted === 'zstd'
    ? { bytes: compressNow(plain, wanted), encoding: wanted }
    : { bytes: Buffer.from(plain), encoding: null }

/** Its HTML. */
export const unpackPage = ({ bytes, encoding }: PageBytes): Buffer => (encoding ? zstdDecompressSync(bytes) : bytes)
