import type { Resposta } from '#schemas/runtime/questionario/pergunta.ts'
import type { CopiaLocal } from './copia-local.ts'
import { type Falha, falhaDe } from './falha.ts'
import { comEscrito, type Escrito, type Guardado, type Pacote } from './pacote.ts'

/** What the page lends: its way to the server. Both throw what its calls throw. */
export interface Ligacao {
  /**
   * Absent where the server keeps no drafts: all that was typed stays in `copia` until it is handed in, or on the page.
   * @param saindo the page is being left: it has to be sent at once, whatever becomes of the page
   */
  guarda?(pacote: Pacote, saindo: boolean): Promise<Guardado | undefined>
  /** what is stored now, out of a refusal because of its version; undefined where the refusal does not tell */
  atual?(erro: unknown): (Pacote & { versao: number }) | undefined
  copia?: CopiaLocal
  /** what was handed in is changed: it stands until it is handed in again */
  edita?: boolean
}

export type Rascunho =
  | { tipo: 'igual' | 'espera' | 'salvando' | 'salvo' | 'semConexao' | 'semCopia' | 'sessao' }
  // of drafts that are kept on the device alone: nothing is typed yet, it is kept, it is not
  | { tipo: 'aparelho' | 'noAparelho' | 'soNaPagina' }
  // of what was handed in: nothing is changed yet, changes are on the page
  | { tipo: 'entregue' | 'alterado' }
  | { tipo: 'falhou'; mensagem: string }

export interface Ouvinte {
  rascunho(rascunho: Rascunho): void
  /** somebody else stored answers meanwhile: these are stored now, with what was typed here above them */
  trouxe(pacote: Pacote): void
  /** answers that the server did not take, by the question's id */
  recusou(erros: ReadonlyMap<number, string>): void
  /** nobody answers any more */
  fechou(mensagem: string): void
}

/** After the last change, in ms. */
const ESPERA = 1500
/** Between attempts while there is no line: 2, 4, 8 … s, at most half a minute. */
const RECUOS = [2000, 4000, 8000, 16_000, 30_000]

export interface Fila {
  /** @param erro why the answer does not fit its question: it is not sent until it is changed */
  muda(pergunta: number, resposta: Resposta, erro?: string): void
  escreve(escrito: Escrito): void
  /** sends what is not stored; true when all is. */
  salva(): Promise<boolean>
  /** the page is left or hidden: what is not stored is sent at once */
  sai(): void
  /** the line is back */
  voltou(): void
  /** another window stored something: that stands now, with what was typed here above it */
  traz(atual: Pacote & { versao: number }): void
  versao(): number | undefined
  /** handed in: nothing is left to store */
  encerra(): void
  /** the page has gone: no timer goes on */
  para(): void
}

/**
 * What was typed on its way to the server, whatever happens in between: one call at a time, each with all that is not known to be stored. A broken line is
 * tried again, a newer version taken over with what was typed here above it, an answer the server refuses kept back until it is changed.
 */
export function criaFila(
  inicial: number | undefined,
  ligacao: Ligacao,
  ouvinte: Ouvinte,
  perguntaDe: PerguntaDe,
): Fila {
  const pendentes = new Map<number, Resposta>()
  const recusadas = new Map<number, string>()
  let escrito: Escrito = {}
  let versao = inicial
  let tentativas = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let indo: Promise<boolean> | undefined
  let encerrada = false

  const pendente = (): Pacote => ({
    versao,
    dadas: [...pendentes].map(([pergunta, resposta]) => ({ pergunta, ...resposta })),
    escrito,
  })
  const enviavel = (): Pacote => {
    const { dadas, ...resto } = pendente()
    return { ...resto, dadas: dadas.filter(({ pergunta }) => !recusadas.has(pergunta)) }
  }
  const temAlgo = ({ dadas, escrito: dito }: Pacote) => dadas.length > 0 || Object.keys(dito).length > 0

  const agenda = (ms: number) => {
    clearTimeout(timer)
    if (!encerrada) timer = setTimeout(() => void salva(), ms)
  }
  const mudou = () => {
    ligacao.copia?.guarda(pendente())
    tentativas = 0
    if (!indo) ouvinte.rascunho({ tipo: 'espera' })
    agenda(ESPERA)
  }
  const guardado = ({ dadas, escrito: dito }: Pacote) => {
    // what was typed again meanwhile stays to be sent
    for (const { pergunta, ...resposta } of dadas)
      if (mesma(pendentes.get(pergunta), resposta)) pendentes.delete(pergunta)
    escrito = Object.fromEntries(
      Object.entries(escrito).filter(([name, value]) => dito[name as keyof Escrito] !== value || !(name in dito)),
    )
    if (temAlgo(pendente())) ligacao.copia?.guarda(pendente())
    else void ligacao.copia?.esquece()
  }

  /** @returns whether all is stored */
  const nadaMais = (): boolean => {
    const [mensagem] = recusadas.values()
    if (mensagem !== undefined) ouvinte.rascunho({ tipo: 'falhou', mensagem })
    return mensagem === undefined
  }
  const traz = (atual: Pacote & { versao: number }) => {
    versao = atual.versao
    ouvinte.trouxe({
      ...atual,
      dadas: [...atual.dadas, ...pendente().dadas],
      escrito: comEscrito(atual.escrito, escrito),
    })
  }

  /** Where the server keeps no draft, what is on the device is all. */
  const soAqui = (): boolean => {
    const aqui = ligacao.copia?.guardaMesmo() ? 'noAparelho' : 'soNaPagina'
    ouvinte.rascunho({ tipo: ligacao.edita ? 'alterado' : aqui })
    return true
  }

  async function envia(): Promise<boolean> {
    if (!ligacao.guarda) return !temAlgo(pendente()) || soAqui()
    const { guarda } = ligacao
    for (;;) {
      const pacote = enviavel()
      if (encerrada || !temAlgo(pacote)) return nadaMais()
      ouvinte.rascunho({ tipo: 'salvando' })
      try {
        const agora = await guarda(pacote, false)
        tentativas = 0
        versao = agora?.versao ?? versao
        guardado(pacote)
        if (!temAlgo(enviavel())) ouvinte.rascunho({ tipo: 'salvo' })
      } catch (erro) {
        if (!falhou(falhaDe(erro), erro)) return false
      }
    }
  }

  /** @returns whether to send again at once */
  function falhou(falha: Falha, erro: unknown): boolean {
    const { tipo, mensagem, porOrdem } = falha
    if (encerrada) return false
    if (tipo === 'versao') {
      const atual = ligacao.atual?.(erro)
      if (atual && tentativas++ < 5) {
        traz(atual)
        return true
      }
    }
    if (tipo === 'fechada') {
      ouvinte.fechou(mensagem)
      return false
    }
    if (tipo === 'recusa' && porOrdem.size > 0) {
      for (const [ordem, texto] of porOrdem) {
        const id = perguntaDe(ordem)
        if (id !== undefined && pendentes.has(id)) recusadas.set(id, texto)
      }
      ouvinte.recusou(new Map(recusadas))
      ouvinte.rascunho({ tipo: 'falhou', mensagem })
      return temAlgo(enviavel()) && [...porOrdem.keys()].every((ordem) => recusadas.has(perguntaDe(ordem) ?? -1))
    }
    if (tipo === 'rede') ouvinte.rascunho({ tipo: ligacao.copia?.guardaMesmo() ? 'semConexao' : 'semCopia' })
    else ouvinte.rascunho(tipo === 'sessao' ? { tipo } : { tipo: 'falhou', mensagem })
    if (tipo === 'rede' || tipo === 'outra') agenda(RECUOS[Math.min(tentativas++, RECUOS.length - 1)] ?? ESPERA)
    return false
  }

  function salva(): Promise<boolean> {
    clearTimeout(timer)
    indo ??= envia().finally(() => {
      indo = undefined
    })
    return indo
  }

  return {
    muda(pergunta, resposta, erro) {
      pendentes.set(pergunta, resposta)
      if (recusadas.delete(pergunta)) ouvinte.recusou(new Map(recusadas))
      if (erro !== undefined) recusadas.set(pergunta, erro)
      mudou()
    },
    escreve(mais) {
      escrito = comEscrito(escrito, mais)
      mudou()
    },
    salva,
    sai() {
      const pacote = enviavel()
      const { guarda } = ligacao
      if (encerrada || !guarda || !temAlgo(pacote)) return
      clearTimeout(timer)
      // a call that is on its way may be lost with the page: this one says all of it again, whatever version is there by then
      if (indo) void guarda({ ...pacote, versao: undefined }, true).catch(() => undefined)
      else void salvaSaindo(guarda, pacote)
    },
    voltou() {
      if (!encerrada && temAlgo(enviavel())) void salva()
    },
    traz,
    versao: () => versao,
    encerra() {
      encerrada = true
      clearTimeout(timer)
      pendentes.clear()
      escrito = {}
      void ligacao.copia?.esquece()
    },
    para() {
      clearTimeout(timer)
    },
  }

  async function salvaSaindo(guarda: NonNullable<Ligacao['guarda']>, pacote: Pacote): Promise<void> {
    indo = guarda(pacote, true)
      .then((agora) => {
        versao = agora?.versao ?? versao
        guardado(pacote)
        if (!temAlgo(enviavel())) ouvinte.rascunho({ tipo: 'salvo' })
        return true
      })
      .catch((erro: unknown) => {
        // somebody who comes back to the page goes on where he was
        if (falhou(falhaDe(erro), erro)) agenda(0)
        return false
      })
      .finally(() => {
        indo = undefined
      })
    await indo
  }
}

/** Id of the question with this number. */
export type PerguntaDe = (ordem: number) => number | undefined

const mesma = (a: Resposta | undefined, b: Resposta): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b)
