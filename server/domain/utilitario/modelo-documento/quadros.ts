import { suggestName } from '#schemas/loader/suggest.ts'
import { readPlaceholder } from '#server/platform/placeholders/placeholders.ts'
import type { Fonte } from './fontes.ts'

/** Default widths of pictures and codes, in centimetres. */
const LARGURA = { imagem: 4, qr: 2.5 } as const
const MENOR = 0.5
const MAIOR = 18

/** A picture or a QR code: '{{imagem candidato.foto: 3 cm}}', '{{qr}}'. */
export interface Quadro {
  tipo: keyof typeof LARGURA
  /** text between the braces, without the width */
  nome: string
  /** of a picture: 'candidato' and 'foto' */
  root: string
  path: string
  /** in centimetres; undefined if invalid */
  largura: number | undefined
}

/** Parses a picture or code between braces; undefined for anything else. */
export function lerQuadro(inside: string): Quadro | undefined {
  const [, tipo, nome = '', largura] = /^(imagem|qr)(?:\s+([^:]*?))?\s*(?::(.*))?$/i.exec(inside.trim()) ?? []
  if (!tipo) return undefined
  const kind = tipo.toLowerCase() as Quadro['tipo']
  const { root, path } = readPlaceholder(nome)
  return { tipo: kind, nome: `${kind} ${nome}`.trim(), root, path, largura: lerLargura(kind, largura) }
}

function lerLargura(tipo: Quadro['tipo'], texto: string | undefined): number | undefined {
  if (texto === undefined) return LARGURA[tipo]
  const [, numero] = /^\s*(\d+(?:[.,]\d+)?)\s*(?:cm)?\s*$/i.exec(texto) ?? []
  const largura = Number(numero?.replace(',', '.'))
  return largura >= MENOR && largura <= MAIOR ? largura : undefined
}

/** Error of a picture or code, in one sentence. */
export function erroNoQuadro({ tipo, nome, root, path, largura }: Quadro, fontes: Map<string, Fonte>) {
  if (largura === undefined) return `A largura de {{${nome}}} vai de 0,5 a ${MAIOR} centímetros: {{${nome}: 4 cm}}.`
  if (tipo === 'qr') return path || root ? 'O código QR se escreve só {{qr}}.' : undefined
  if (fontes.get(root)?.imagens.has(path)) return undefined
  const known = [...fontes].flatMap(([raiz, { imagens }]) => [...imagens.keys()].map((one) => `imagem ${raiz}.${one}`))
  const dica = suggestName(nome, known)
  return `A imagem {{${nome}}} não existe${dica ? `: ${dica}` : '.'}`
}
