import type { Resposta } from '#schemas/runtime/questionario/pergunta.ts'
import type { CopiaLocal } from './copia-local.ts'
import { type Falha, falhaDe } from './falha.ts'
import { comEscrito, type Escrito, type Guardado, type Pacote } from './pacote.ts'

/** Server access, provided by the page. Both calls reject with the client's errors. */
export interface Ligacao {
  /**
   * Absent where the server keeps no drafts: answers stay in `copia`, or only on the page, until hand-in.
   * @param saindo the page is being unloaded: the request must outlive it (keepalive)
   */
  guarda?(pacote: Pacote, saindo: boolean): Promise<Guardado | undefined>
  /** the stored state from a version conflict error; undefined where the error does not carry it */
  atual?(erro: unknown): (Pacote & { versao: number }) | undefined
  copia?: CopiaLocal
  /** answers already handed in are being changed: the stored ones stay until the next hand-in */
  edita?: boolean
}

export type Rascunho =
  | { tipo: 'igual' | 'espera' | 'salvando' | 'salvo' | 'semConexao' | 'semCopia' | 'sessao' }
  // drafts kept on the device only: nothing typed yet, stored on the device, not stored
  | { tipo: 'aparelho' | 'noAparelho' | 'soNaPagina' }
  // answers handed in: unchanged, changed on the page only
  | { tipo: 'entregue' | 'alterado' }
  | { tipo: 'falhou'; mensagem: string }

export interface Ouvinte {
  rascunho(rascunho: Rascunho): void
  /** version conflict: the stored answers with the local changes applied on top */
  trouxe(pacote: Pacote): void
  /** answers the server refused, by question id */
  recusou(erros: ReadonlyMap<number, string>): void
  /** answering is closed */
  fechou(mensagem: string): void
}

/** Debounce after the last change, in milliseconds. */
const ESPERA = 1500
/** Retry delays while the server is unreachable, in milliseconds. */
const RECUOS = [2000, 4000, 8000, 16_000, 30_000]

export interface Fila {
  /** @param erro why the answer is invalid for its question: it is not sent until it changes */
  muda(pergunta: number, resposta: Resposta, erro?: string): void
  escreve(escrito: Escrito): void
  /** sends everything pending; true when all of it is stored. */
  salva(): Promise<boolean>
  /** the page is hidden or unloaded: sends everything pending at once */
  sai(): void
  /** the connection is back */
  voltou(): void
  /** applies answers stored by another window, with the local changes on top */
  traz(atual: Pacote & { versao: number }): void
  versao(): number | undefined
  /** handed in: drops everything pending */
  encerra(): void
  /** stops all timers on unmount */
  para(): void
}

/**
 * Queue that saves answers as drafts: one call at a time, each with everything pending. Network errors are retried with backoff, a version
 * conflict is rebased onto the stored answers, and an answer the server refuses is held back until it changes.
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
    // answers changed during the call stay pending
    for (const { pergunta, ...resposta } of dadas)
      if (mesma(pendentes.get(pergunta), resposta)) pendentes.delete(pergunta)
    escrito = Object.fromEntries(
      Object.entries(escrito).filter(([name, value]) => dito[name as keyof Escrito] !== value || !(name in dito)),
    )
    if (temAlgo(pendente())) ligacao.copia?.guarda(pendente())
    else void ligacao.copia?.esquece()
  }

  /** @returns whether everything is stored */
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

  /** Without server drafts, the device copy is the only store. */
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

  /** @returns whether to send again immediately */
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
      // a running call may be aborted with the page: this one sends everything again, without a version, so it cannot conflict
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
        // the page may become visible again: apply the failure and retry
        if (falhou(falhaDe(erro), erro)) agenda(0)
        return false
      })
      .finally(() => {
        indo = undefined
      })
    await indo
  }
}

/** Returns the id of the question with this number. */
export type PerguntaDe = (ordem: number) => number | undefined

const mesma = (a: Resposta | undefined, b: Resposta): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b)
