import type { Atributos } from './atributos.ts'

/** One answer as it is counted: a number, or the options chosen. Texts are not counted. */
export interface RespostaContada {
  pergunta: string
  valor?: number | undefined
  opcoes?: readonly string[] | undefined
}

/** A sheet with its attributes and answers. */
export interface FolhaContada {
  atributos: Atributos
  respostas: readonly RespostaContada[]
}

/** Figures of one question; only `oculta` where too few answered it. */
export interface PerguntaLida {
  n?: number
  media?: number
  /** how often each value or option was chosen */
  distribuicao?: Record<string, number>
  oculta?: string
}

/** Answers to one question, aggregated by class of equal sheets: a cell is a union of classes, so it is summed over some hundred classes instead of ten thousand sheets. */
export class Contagem {
  /** sheets that answered */
  n = 0
  private readonly respondeu: boolean[] = []
  /** index of each value and option that was chosen */
  private readonly codigos = new Map<string, number>()
  /** by class: count of each code, sum of the values, number of values */
  private readonly vezes: number[][] = []
  private readonly somas: number[] = []
  private readonly quantos: number[] = []

  responde(folha: number): boolean {
    return this.respondeu[folha] === true
  }

  conta(folha: number, classe: number, valor: number | undefined, opcoes: readonly string[] | undefined): void {
    if (this.respondeu[folha]) return
    this.respondeu[folha] = true
    this.n += 1
    const vezes = this.vezes[classe] ?? []
    if (vezes.length === 0) this.vezes[classe] = vezes
    if (valor === undefined) {
      for (const opcao of opcoes ?? []) this.escolhe(vezes, opcao)
      return
    }
    this.escolhe(vezes, String(valor))
    this.somas[classe] = (this.somas[classe] ?? 0) + valor
    this.quantos[classe] = (this.quantos[classe] ?? 0) + 1
  }

  /** Figures of a cell made of these classes. @param n how many of its sheets answered */
  le(classes: readonly number[], n: number): PerguntaLida {
    const total = new Array<number>(this.codigos.size).fill(0)
    let soma = 0
    let quantos = 0
    for (const classe of classes) {
      const vezes = this.vezes[classe]
      if (!vezes) continue
      for (let codigo = 0; codigo < vezes.length; codigo++) total[codigo] = (total[codigo] ?? 0) + (vezes[codigo] ?? 0)
      soma += this.somas[classe] ?? 0
      quantos += this.quantos[classe] ?? 0
    }
    const distribuicao: Record<string, number> = {}
    for (const [chave, codigo] of this.codigos) if (total[codigo]) distribuicao[chave] = total[codigo]
    return { n, ...(quantos > 0 && { media: soma / quantos }), distribuicao }
  }

  private escolhe(vezes: number[], chave: string): void {
    let codigo = this.codigos.get(chave)
    if (codigo === undefined) {
      codigo = this.codigos.size
      this.codigos.set(chave, codigo)
    }
    vezes[codigo] = (vezes[codigo] ?? 0) + 1
  }
}

/** Counts of each question with at least one answer. */
export function contaRespostas(folhas: readonly FolhaContada[], classe: readonly number[]): Map<string, Contagem> {
  const perguntas = new Map<string, Contagem>()
  for (const [i, { respostas }] of folhas.entries())
    for (const { pergunta, valor, opcoes } of respostas) {
      if (valor === undefined && (opcoes === undefined || opcoes.length === 0)) continue
      let contagem = perguntas.get(pergunta)
      if (!contagem) {
        contagem = new Contagem()
        perguntas.set(pergunta, contagem)
      }
      contagem.conta(i, classe[i] ?? 0, valor, opcoes)
    }
  return perguntas
}
