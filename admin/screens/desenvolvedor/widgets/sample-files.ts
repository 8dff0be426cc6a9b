/** Files generated in the browser: samples can be uploaded, viewed and downloaded without being part of the bundle. */

/** A page of PDF with lines of text; letters of Windows-1252. */
export function pdfOf(nome: string, lines: string[]): File {
  const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&')
  const text = `BT /F1 14 Tf 60 760 Td 20 TL ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  const whole = `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`
  // one byte per character: the lengths and offsets above rely on it
  return new File([Uint8Array.from(whole, (letter) => letter.charCodeAt(0))], nome, { type: 'application/pdf' })
}

export const textOf = (nome: string, text: string): File => new File([text], nome, { type: 'text/plain' })

/** A picture drawn by `draw` on a square of so many pixels. */
export async function pictureOf(
  nome: string,
  size: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (context) draw(context)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(blob ? [blob] : [], nome, { type: 'image/png' })
}
