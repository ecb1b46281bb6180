// Compresses built files once, so that no request has to: file.js gets file.js.br and file.js.gz beside it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(m?js|css|svg|webmanifest|json|txt)$/

export function compressBuild(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue
    const file = path.join(folder, name)
    const bytes = readFileSync(file)
    if (bytes.length < 1200) continue
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}
