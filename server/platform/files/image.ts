/** Pixels per side a stored image has at most. */
const LARGEST_SIDE = 1600
/** Pixels an image may decode to: a small file can hold an enormous one. */
const MOST_PIXELS = 60_000_000

/**
 * Re-encodes an image: upright, at most 1,600 pixels a side, without EXIF (which holds the place of a photo) and any other data of the file. Undefined
 * when it cannot be decoded.
 */
export async function cleanImage(bytes: Buffer, tipo: string): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
  try {
    if (tipo === 'image/png') return await image.png({ compressionLevel: 8 }).toBuffer()
    if (tipo === 'image/webp') return await image.webp({ quality: 85 }).toBuffer()
    return await image.jpeg({ quality: 85, mozjpeg: true }).toBuffer()
  } catch {
    return undefined
  }
}
