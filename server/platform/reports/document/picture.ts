/** How large a picture is printed, in pixels. */
export interface PictureSize {
  width: number
  height: number
  /** cover: filled and cut; inside: whole */
  fit: 'cover' | 'inside'
}

/** A stored picture as a data URL that a PDF can hold (it knows no WebP); undefined when it cannot be read. */
export async function printablePicture(
  bytes: Buffer,
  { width, height, fit }: PictureSize,
): Promise<string | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const png = await sharp(bytes)
      .resize({ width, height, fit, position: 'attention', withoutEnlargement: fit === 'inside' })
      .png()
      .toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    return undefined
  }
}
