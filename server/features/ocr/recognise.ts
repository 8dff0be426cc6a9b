import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, type Worker } from 'tesseract.js'
import { tidyText } from './document.ts'
import { LIMITS } from './limits.ts'

/** Tesseract's Portuguese model (best integer one), from an npm package: nothing is downloaded. */
const data = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json')),
  '4.0.0_best_int',
)

/** Recognises images one after the other; the worker starts with the first. */
export class Recogniser {
  private worker: Promise<Worker> | undefined
  private told: (share: number) => void = () => undefined

  /** @param onProgress receives 0 to 1 */
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

/** The model lacks '@' and reads it as '(Q' or '(O': restored where a domain follows. */
const withAt = (text: string): string =>
  text.replace(/([\w.+-])\([QO0G]([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})/g, '$1@$2')

/** Prepares an image: grey, upright, on white, small ones enlarged. Contrast is not stretched: that makes mostly white pages unreadable. */
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
