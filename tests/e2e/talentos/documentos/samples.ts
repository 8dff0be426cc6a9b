import sharp from 'sharp'

/** A PDF with a line of text on each page, written by hand: nothing in it but what is tested. */
export function pdf(pages: string[]): Buffer {
  const kids = pages.map((_, i) => `${3 + 2 * i} 0 R`).join(' ')
  const font = 3 + 2 * pages.length
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap((text, i) => {
      const content = `BT /F1 28 Tf 72 720 Td (${text}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + 2 * i} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.7\n'
  const places = objects.map((object, i) => {
    const place = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + end, 'latin1')
}

/** A picture whose left half is orange and whose right half is blue. */
export async function halves(width: number, height: number): Promise<Buffer> {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: '#1f4e9c' } }
  return sharp({ create: { width, height, channels: 3, background: '#e07a00' } })
    .composite([{ input: await sharp(right).png().toBuffer(), left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer()
}

/** The same picture lying on its side, with the note (EXIF 6) that it has to be turned; as telephones write them. */
export async function lying(width: number, height: number): Promise<Buffer> {
  return sharp(await halves(width, height))
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** Red, green and blue of a pixel of a stored picture, at a share of its width and height. */
export async function pixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}
