import type { Pedaco } from '#schemas/runtime/answers/recruitment/candidates.ts'
import { foldText } from '#schemas/runtime/names.ts'

/** Characters of an excerpt, and of its text before the first match. */
const TAMANHO = 160
const ANTES = 18

const PALAVRA = /[\p{L}\p{N}]+/gu

/** Words of a text that may be forms of the searched stems: their first three letters are equal, as the stemmer changes only endings. */
export function candidatas(texto: string, radicais: string[]): string[] {
  const comecos = new Set(radicais.map((radical) => radical.slice(0, 3)))
  const palavras = new Set(texto.match(PALAVRA) ?? [])
  return [...palavras].filter((palavra) => comecos.has(foldText(palavra).slice(0, 3)))
}

/** The excerpt with the most distinct matches, cut at word boundaries. */
export function trechoDe(texto: string, achadas: Set<string>): Pedaco[] {
  const limpo = texto.replaceAll(/\s+/g, ' ').trim()
  const lugares = [...limpo.matchAll(PALAVRA)].filter(([palavra]) => achadas.has(palavra))
  const [primeiro] = lugares
  if (!primeiro) return []
  const variedade = (inicio: number) =>
    new Set(
      lugares
        .filter(({ index }) => index >= inicio && index < inicio + TAMANHO - ANTES)
        .map(([palavra]) => foldText(palavra)),
    ).size
  const melhor = lugares.reduce(
    (best, { index }) => (variedade(index) > best.quantas ? { index, quantas: variedade(index) } : best),
    { index: primeiro.index, quantas: variedade(primeiro.index) },
  )
  const de = melhor.index <= ANTES ? 0 : limpo.indexOf(' ', melhor.index - ANTES) + 1
  const corte = de + TAMANHO >= limpo.length ? limpo.length : limpo.lastIndexOf(' ', de + TAMANHO)
  const ate = corte > melhor.index ? corte : limpo.length
  return pedacos(limpo, lugares, de, ate)
}

function pedacos(limpo: string, lugares: RegExpExecArray[], de: number, ate: number): Pedaco[] {
  const parts: Pedaco[] = de > 0 ? [{ texto: '…' }] : []
  let at = de
  for (const { 0: palavra, index } of lugares) {
    if (index < de || index + palavra.length > ate) continue
    if (index > at) parts.push({ texto: limpo.slice(at, index) })
    parts.push({ texto: palavra, achado: true })
    at = index + palavra.length
  }
  const resto = limpo.slice(at, ate) + (ate < limpo.length ? '…' : '')
  return resto === '' ? parts : [...parts, { texto: resto }]
}
