import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { isShipped } from './shipped.ts'

/** Below it the headers of the answer weigh more than what is saved. */
const THRESHOLD = 1024

/** No first load has a file above it, and the tightest compression takes a second and more for one. */
const LARGE = 400_000

/**
 * Puts `<file>.br` and `<file>.gz` beside each text of the build, as tight as they get: the server sends them as they are (server/platform/plugins/pages.ts).
 * `index.html` is left out: the server fills it or sends it fresh.
 */
export function precompress(): Plugin {
  return {
    name: 'prumo-precompress',
    apply: isShipped,
    async writeBundle({ dir }) {
      if (!dir) return
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(m?js|css|svg)$/.test(name),
      )
      await Promise.all(files.map((name) => compress(join(dir, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const text = readFileSync(file)
  if (text.length < THRESHOLD) return
  const quality = text.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, { params }), promisify(gzip)(text, { level: 9 })])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}
