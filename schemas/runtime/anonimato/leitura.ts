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
    const respondeu = ({ membros }: Celula) => membros.filter((i) => respostas.escolhas[i] !== undefined)
    const proprias =
      respostas.n === folhas.length ? celulas : celulas.map((celula) => ({ ...celula, membros: respondeu(celula) }))
    const visiveis = proprias === celulas ? mostra : suprimeCelulas(proprias, classe, minimo)
    for (const [c, { membros }] of proprias.entries()) {
      const lida = lidas[c]
      if (lida) lida.perguntas[pergunta] = mostra[c] && visiveis[c] ? contaRespostas(respostas, membros) : { oculta }
    }
  }
  return lidas
}

/** The answers to one question, by the place of the sheet. */
interface Respostas {
  n: number
  /** the values and options that were chosen */
  chaves: Map<string, number>
  /** the number of the value that each sheet chose, of options all of them */
  escolhas: (number | number[])[]
  valores: number[]
}

function porPergunta(folhas: readonly FolhaContada[]): Map<string, Respostas> {
  const perguntas = new Map<string, Respostas>()
  for (const [i, { respostas }] of folhas.entries())
    for (const { pergunta, valor, opcoes } of respostas) {
      if (valor === undefined && (opcoes === undefined || opcoes.length === 0)) continue
      const todas = perguntas.get(pergunta) ?? { n: 0, chaves: new Map(), escolhas: [], valores: [] }
      if (todas.n === 0) perguntas.set(pergunta, todas)
      if (todas.escolhas[i] === undefined) todas.n += 1
      if (valor !== undefined) todas.valores[i] = valor
      todas.escolhas[i] = escolhaDe(todas.chaves, valor, opcoes)
    }
  return perguntas
}

/** One choice, as nearly all are, needs no list: of ten thousand sheets and sixty questions lists would take longer than everything else. */
function escolhaDe(chaves: Map<string, number>, valor: number | undefined, opcoes: readonly string[] = []) {
  if (valor !== undefined) return codigoDe(chaves, String(valor))
  const codigos = opcoes.map((opcao) => codigoDe(chaves, opcao))
  return codigos.length === 1 ? (codigos[0] ?? []) : codigos
}

function codigoDe(chaves: Map<string, number>, chave: string): number {
  const codigo = chaves.get(chave) ?? chaves.size
  if (codigo === chaves.size) chaves.set(chave, codigo)
  return codigo
}

function contaRespostas({ chaves, escolhas, valores }: Respostas, membros: readonly number[]): PerguntaLida {
  const vezes = new Int32Array(chaves.size)
  const soma1 = (codigo: number) => {
    vezes[codigo] = (vezes[codigo] ?? 0) + 1
  }
  let soma = 0
  let quantos = 0
  for (const i of membros) {
    const escolha = escolhas[i]
    if (typeof escolha === 'number') soma1(escolha)
    else escolha?.forEach(soma1)
    const valor = valores[i]
    if (valor === undefined) continue
    soma += valor
    quantos += 1
  }
  const escolhidas = [...chaves].flatMap(([chave, codigo]) => (vezes[codigo] ? [[chave, vezes[codigo]] as const] : []))
  return {
    n: membros.length,
    ...(quantos > 0 ? { media: soma / quantos } : {}),
    distribuicao: Object.fromEntries(escolhidas),
  }
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
