/** Minimum contrast ratio for text (WCAG AA). */
const ENOUGH = 4.5

/** Relative luminance of '#RRGGBB' (WCAG 2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast ratio of two colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the readable text colour on a colour, as a sentence: 'Texto preto: contraste 8,1:1, legível.' */
export function contrastHint(colour: string): string {
  const onWhite = contrast(colour, '#FFFFFF')
  const onBlack = contrast(colour, '#000000')
  const ink = onWhite >= onBlack ? 'branco' : 'preto'
  const ratio = Math.max(onWhite, onBlack).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  const asText = onWhite >= ENOUGH ? 'Legível como texto sobre branco.' : 'Pouco contraste como texto sobre branco.'
  return `Texto ${ink} sobre esta cor: ${ratio}:1. ${asText}`
}
