import type { Atributos } from './atributos.ts'

/** One answer as figures are made of it: a number, or the options chosen. Texts are no figures. */
export interface RespostaContada {
  pergunta: string
  valor?: number | undefined
  opcoes?: readonly string[] | undefined
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

/** Answers to one question, added up by the classes of sheets that no cut tells apart: a cell is a sum of classes, and is counted in some hundred steps instead of ten thousand. */
export class Contagem {
  /** sheets that answered */
  n = 0
  private readonly respondeu: boolean[] = []
  /** numbers of the values and options that were chosen */
  private readonly codigos = new Map<string, number>()
  /** by class: how often each was chosen, the sum of the values and how many there are */
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

  /** What a cell of these classes comes to. @param n how many of it answered */
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

/** Each question that somebody answered, counted. */
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
