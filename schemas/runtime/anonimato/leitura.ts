import { type Celula, type Corte, celulasDe, classesDeFolhas } from './celulas.ts'
import { contaRespostas, type FolhaContada, type PerguntaLida } from './contagem.ts'
import { suprimeCelulas, textoOculto } from './supressao.ts'

export type { FolhaContada, PerguntaLida, RespostaContada } from './contagem.ts'

/** Figures of one cell. */
export interface CelulaLida {
  corte: Corte
  valores: Celula['valores']
  n?: number
  oculta?: string
  perguntas: Record<string, PerguntaLida>
}

/**
 * All figures of a collection, cell by cell, with those about too few sheets suppressed. Suppression runs over the
 * cells of all cuts together, and again for each question over the sheets that answered it.
 */
export function contaCelulas(folhas: readonly FolhaContada[], cortes: readonly Corte[], minimo: number): CelulaLida[] {
  const lista = folhas.map(({ atributos }) => atributos)
  const { classe } = classesDeFolhas(lista)
  const celulas = celulasDe(lista, cortes, classe)
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
  const classes = celulas.map(({ membros }) => [...new Set(membros.map((i) => classe[i] ?? 0))])
  for (const [pergunta, contagem] of contaRespostas(folhas, classe)) {
    const respondeu = ({ membros }: Celula) => membros.filter((i) => contagem.responde(i))
    const proprias =
      contagem.n === folhas.length ? celulas : celulas.map((celula) => ({ ...celula, membros: respondeu(celula) }))
    const visiveis = proprias === celulas ? mostra : suprimeCelulas(proprias, classe, minimo)
    for (const [c, { membros }] of proprias.entries()) {
      const lida = lidas[c]
      if (!lida) continue
      const dita = mostra[c] && visiveis[c]
      lida.perguntas[pergunta] = dita ? contagem.le(classes[c] ?? [], membros.length) : { oculta }
    }
  }
  return lidas
}

/** The cell of given values; a hidden cell when no sheet has them, as for too few sheets. */
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
