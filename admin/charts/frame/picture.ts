/** Device pixels per CSS pixel of the exported image. */
const SHARP = 2
const EDGE = 16

/** Inherited CSS properties that the exported SVG would lose outside the page. */
const STYLES = ['fill', 'stroke', 'font-family', 'font-size', 'font-weight', 'opacity', 'text-anchor']

/** Renders the chart as a PNG data URL, on its background. @throws Error without an SVG */
export async function pictureOf(body: HTMLElement | null): Promise<string> {
  const drawing = body?.querySelector('svg')
  if (!body || !drawing) throw new Error('No drawing')
  const { width, height } = drawing.getBoundingClientRect()
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone(drawing, width, height)))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * EDGE) * SHARP
  canvas.height = (height + 2 * EDGE) * SHARP
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.scale(SHARP, SHARP)
  context.fillStyle = getComputedStyle(body.closest('figure') ?? body).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, EDGE, EDGE, width, height)
  return canvas.toDataURL('image/png')
}

/** Downloads the chart as PNG: 'Funil de seleção' → 'funil-de-selecao.png'. */
export async function savePicture(body: HTMLElement | null, title: string): Promise<void> {
  const anchor = document.createElement('a')
  anchor.href = await pictureOf(body)
  anchor.download = `${fileName(title)}.png`
  anchor.click()
}

const fileName = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Clones the SVG with its computed styles inlined. */
function alone(drawing: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const originals = [...drawing.querySelectorAll<SVGElement>('*')]
  for (const [place, element] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = originals[place]
    if (!original) continue
    const computed = getComputedStyle(original)
    for (const name of STYLES) element.style.setProperty(name, computed.getPropertyValue(name))
  }
  return copy
}
