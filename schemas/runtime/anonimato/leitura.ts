import type { Atributos } from './atributos.ts'
import { type Celula, type Corte, celulasDe, classesDeFolhas } from './celulas.ts'
import { suprimeCelulas, textoOculto } from './supressao.ts'

/** One answer as figures are made of it: a number, or the options chosen. Texts are no figures. */
export interface RespostaContada {
  pergunta: string
  valor?: number
  opcoes?: readonly string[]
}

/** A sheet as it is counted. */
export interface FolhaContada {
  atributos: Atributos
  respostas: readonly RespostaContada[]
}

/** What is told of one question; nothing but `oculta` where too few answered it. */
export interface PerguntaLida {
  n?: number
  media?: number
  /** how often each value or option was chosen */
  distribuicao?: Record<string, number>
  oculta?: string
}

/** What is told of one cell. */
export interface CelulaLida {
  corte: Corte
  valores: Celula['valores']
  n?: number
  oculta?: string
  perguntas: Record<string, PerguntaLida>
}

/**
 * Every figure of a collection, cell by cell, with what is about too few left out. Suppression is worked out over all cells of all cuts together, and for
 * each question anew over those who answered it.
 */
export function contaCelulas(folhas: readonly FolhaContada[], cortes: readonly Corte[], minimo: number): CelulaLida[] {
  const lista = folhas.map(({ atributos }) => atributos)
  const celulas = celulasDe(lista, cortes)
  const { classe } = classesDeFolhas(lista)
  const mostra = suprimeCelulas(celulas, classe, minimo)
  const oculta = textoOculto(minimo)
  const lidas = celulas.map(
    ({ corte, valores, membros }, c): CelulaLida => ({
      corte,
      valores,
      ...(mostra[c] ? { n: membros.length } : { oculta }),
      perguntas: {},
    }),
  )
  for (const [pergunta, respostas] of porPergunta(folhas)) {
    const proprias = celulas.map((celula) => ({ ...celula, membros: celula.membros.filter((i) => respostas.has(i)) }))
    const todas = respostas.size === folhas.length
    const visiveis = todas ? mostra : suprimeCelulas(proprias, classe, minimo)
    for (const [c, { membros }] of proprias.entries()) {
      const lida = lidas[c]
      if (lida)
        lida.perguntas[pergunta] =
          mostra[c] && visiveis[c] ? contaRespostas(membros.flatMap((i) => respostas.get(i) ?? [])) : { oculta }
    }
  }
  return lidas
}

/** The answers to each question, by the place of the sheet. */
function porPergunta(folhas: readonly FolhaContada[]): Map<string, Map<number, RespostaContada>> {
  const perguntas = new Map<string, Map<number, RespostaContada>>()
  for (const [i, { respostas }] of folhas.entries())
    for (const resposta of respostas) {
      if (resposta.valor === undefined && !resposta.opcoes?.length) continue
      const todas = perguntas.get(resposta.pergunta) ?? new Map<number, RespostaContada>()
      perguntas.set(resposta.pergunta, todas.set(i, resposta))
    }
  return perguntas
}

function contaRespostas(respostas: readonly RespostaContada[]): PerguntaLida {
  const distribuicao: Record<string, number> = {}
  const valores = respostas.flatMap(({ valor }) => (valor === undefined ? [] : [valor]))
  for (const { valor, opcoes = [] } of respostas)
    for (const chave of valor === undefined ? opcoes : [String(valor)])
      distribuicao[chave] = (distribuicao[chave] ?? 0) + 1
  const media = valores.length > 0 ? valores.reduce((a, b) => a + b, 0) / valores.length : undefined
  return { n: respostas.length, ...(media === undefined ? {} : { media }), distribuicao }
}

/** The cell of some values, also where no sheet has them: then it is hidden like one of too few. */
export function celulaEm(
  celulas: readonly CelulaLida[],
  corte: Corte,
  valores: Celula['valores'],
  minimo: number,
): CelulaLida {
  const achada = celulas.find(
    (celula) => celula.corte.join() === corte.join() && corte.every((nome) => celula.valores[nome] === valores[nome]),
  )
  return achada ?? { corte, valores, oculta: textoOculto(minimo), perguntas: {} }
}
