import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { isShipped } from './shipped.ts'

/** Minimum size in bytes: below it compression saves less than the headers take. */
const THRESHOLD = 1024

/** Size in bytes above which the strongest compression takes over a second; no first load has such a file. */
const LARGE = 400_000

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file of the build, which the server sends as they are
 * (server/platform/plugins/pages.ts).
 * Skips `index.html`, which the server fills in or sends uncached.
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
