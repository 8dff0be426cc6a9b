import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, type Worker } from 'tesseract.js'
import { tidyText } from './document.ts'
import { LIMITS } from './limits.ts'

/** Portuguese, the best of the integer models; beside the code, so that nothing is asked of any network. */
const data = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json')),
  '4.0.0_best_int',
)

/** Recognises pictures, one after the other; started with the first. */
export class Recogniser {
  private worker: Promise<Worker> | undefined
  private told: (share: number) => void = () => undefined

  /** @param onProgress told 0 to 1 */
  async read(picture: Buffer, onProgress: (share: number) => void): Promise<{ texto: string; confianca: number }> {
    this.told = onProgress
    this.worker ??= createWorker('por', 1, {
      langPath: data,
      gzip: true,
      cacheMethod: 'none',
      logger: ({ status, progress }) => status === 'recognizing text' && this.told(progress),
    })
    const { data: page } = await (await this.worker).recognize(await prepared(picture))
    return { texto: withAt(tidyText(page.text)), confianca: page.confidence }
  }

  async end(): Promise<void> {
    await (await this.worker)?.terminate()
  }
}

/** The model has no '@' and writes '(Q' or '(O' for it: an address is put right where its domain follows. */
const withAt = (text: string): string =>
  text.replace(/([\w.+-])\([QO0G]([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})/g, '$1@$2')

/** Grey, upright, on white, small pictures enlarged. Stretching the contrast was tried: it makes a page that is mostly white unreadable. */
async function prepared(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(picture, { limitInputPixels: LIMITS.imagePixels })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: LIMITS.side, height: LIMITS.side, fit: 'inside' })
    .grayscale()
    .png()
    .toBuffer()
}
