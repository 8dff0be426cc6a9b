import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { criaFila, type Fila, type Ligacao, type Rascunho } from '#admin/form/questionario/fila.ts'
import type { Guardado, Pacote } from '#admin/form/questionario/pacote.ts'

/** What was typed on its way to the server, whatever happens in between. */
type Resposta = (pacote: Pacote) => Guardado

let enviados: { pacote: Pacote; saindo: boolean }[]
let estados: Rascunho['tipo'][]
let trouxe: Pacote[]
let recusadas: [number, string][]
let fechada: string | undefined
/** how the server answers, call by call; the last one goes on */
let servidor: Resposta[]
let fila: Fila

const falha =
  (status: number, body: object = {}, message = 'Erro') =>
  () => {
    throw Object.assign(new Error(message), { status, body })
  }
const semLinha = falha(0)
const aceita: Resposta = ({ versao = 0 }) => ({ versao: versao + 1 })

function abre(more: Partial<Ligacao> = {}) {
  const ligacao: Ligacao = {
    async guarda(pacote, saindo) {
      enviados.push({ pacote: structuredClone(pacote), saindo })
      const answer = servidor.length > 1 ? servidor.shift() : servidor[0]
      return (answer ?? aceita)(pacote)
    },
    atual: (erro) => (erro as { body: { atual?: Pacote & { versao: number } } }).body.atual,
    ...more,
  }
  const ouvinte = {
    rascunho: ({ tipo }: Rascunho) => estados.push(tipo),
    trouxe: (pacote: Pacote) => trouxe.push(pacote),
    recusou: (erros: ReadonlyMap<number, string>) => {
      recusadas = [...erros]
    },
    fechou: (mensagem: string) => {
      fechada = mensagem
    },
  }
  fila = criaFila(1, ligacao, ouvinte, (ordem) => ordem * 10)
}

beforeEach(() => {
  vi.useFakeTimers()
  enviados = []
  estados = []
  trouxe = []
  recusadas = []
  fechada = undefined
  servidor = [aceita]
  abre()
})
afterEach(() => {
  fila.para()
  vi.useRealTimers()
})

const espera = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const dadas = () => enviados.map(({ pacote }) => pacote.dadas)

describe('what was typed', () => {
  test('goes once, a moment after the last change, each answer as it is then', async () => {
    fila.muda(10, { nota: 3 })
    await espera(1000)
    fila.muda(10, { nota: 4 })
    fila.escreve({ observacao: 'Bem' })
    await espera(1400)
    expect(enviados).toEqual([])
    await espera(200)
    expect(enviados).toEqual([
      { pacote: { versao: 1, dadas: [{ pergunta: 10, nota: 4 }], escrito: { observacao: 'Bem' } }, saindo: false },
    ])
    expect(estados.at(-1)).toBe('salvo')
    await espera(60_000)
    expect(enviados).toHaveLength(1)
    expect(fila.versao()).toBe(2)
  })

  test('while one call is on its way waits for it: no call overtakes another, the version follows', async () => {
    let solta: (guardado: Guardado) => void = () => {}
    abre({
      guarda: (pacote, saindo) => {
        enviados.push({ pacote: structuredClone(pacote), saindo })
        return new Promise((done) => {
          solta = done
        })
      },
    })
    fila.muda(10, { nota: 3 })
    await espera(1500)
    fila.muda(10, { nota: 5 })
    fila.muda(20, { opcoes: [1] })
    await espera(5000)
    expect(enviados).toHaveLength(1)
    solta({ versao: 2 })
    await espera(0)
    expect(enviados[1]?.pacote).toEqual({
      ...{ versao: 2, escrito: {} },
      dadas: [
        { pergunta: 10, nota: 5 },
        { pergunta: 20, opcoes: [1] },
      ],
    })
  })

  test('is tried again at growing distances while there is no line, and at once when it is back', async () => {
    servidor = [semLinha]
    fila.muda(10, { nota: 3 })
    await espera(1500)
    expect(estados.at(-1)).toBe('semCopia')
    await espera(2000 + 4000 + 8000)
    expect(enviados).toHaveLength(4)
    servidor = [aceita]
    fila.voltou()
    await espera(0)
    expect(dadas().at(-1)).toEqual([{ pergunta: 10, nota: 3 }])
    expect(estados.at(-1)).toBe('salvo')
  })

  test('is kept on the device while it is not stored, and says so only where it is', async () => {
    const copia = { guardaMesmo: () => true, guarda: vi.fn(), le: async () => undefined, esquece: vi.fn() }
    servidor = [semLinha, aceita]
    abre({ copia })
    fila.muda(10, { nota: 3 })
    expect(copia.guarda).toHaveBeenLastCalledWith({ versao: 1, dadas: [{ pergunta: 10, nota: 3 }], escrito: {} })
    await espera(1500)
    expect(estados.at(-1)).toBe('semConexao')
    expect(copia.esquece).not.toHaveBeenCalled()
    await espera(2000)
    expect(copia.esquece).toHaveBeenCalledOnce()
  })

  test('stands above what another window stored meanwhile, and goes again with its version', async () => {
    const atual = {
      versao: 7,
      dadas: [
        { pergunta: 10, nota: 1 },
        { pergunta: 30, texto: 'de lá' },
      ],
      escrito: {},
    }
    servidor = [falha(409, { errors: [{ code: 'VERSAO_DESATUALIZADA' }], atual }), aceita]
    fila.muda(10, { nota: 9 })
    await espera(1500)
    expect(trouxe[0]?.dadas).toEqual([
      { pergunta: 10, nota: 1 },
      { pergunta: 30, texto: 'de lá' },
      { pergunta: 10, nota: 9 },
    ])
    expect(enviados[1]?.pacote).toEqual({ versao: 7, dadas: [{ pergunta: 10, nota: 9 }], escrito: {} })
    expect(fila.versao()).toBe(8)
  })

  test('that the server refuses is kept back until it is changed; the rest goes', async () => {
    const errors = [{ code: 'X', field: 'respostas[0]', message: 'A nota da pergunta 1 vai de 1 a 10.' }]
    servidor = [falha(400, { errors }), aceita]
    fila.muda(10, { nota: 99 })
    fila.muda(20, { opcoes: [1] })
    await espera(1500)
    expect(recusadas).toEqual([[10, 'A nota da pergunta 1 vai de 1 a 10.']])
    expect(dadas().at(-1)).toEqual([{ pergunta: 20, opcoes: [1] }])
    expect(estados.at(-1)).toBe('falhou')
    fila.muda(10, { nota: 9 })
    await espera(1500)
    expect(recusadas).toEqual([])
    expect(dadas().at(-1)).toEqual([{ pergunta: 10, nota: 9 }])
  })

  test('that does not fit its question is not sent at all', async () => {
    fila.muda(10, { nota: 99 }, 'A nota da pergunta 1 vai de 1 a 10.')
    await espera(1500)
    expect(enviados).toEqual([])
    expect(estados.at(-1)).toBe('falhou')
    expect(await fila.salva()).toBe(false)
  })

  test('is sent at once when the page is left, whole where a call is on its way', async () => {
    fila.muda(10, { nota: 3 })
    fila.sai()
    expect(enviados).toMatchObject([{ saindo: true, pacote: { versao: 1, dadas: [{ pergunta: 10, nota: 3 }] } }])
    await espera(2000)
    expect(enviados).toHaveLength(1)
    abre({ guarda: (pacote, saindo) => new Promise(() => enviados.push({ pacote: structuredClone(pacote), saindo })) })
    fila.muda(10, { nota: 4 })
    await espera(1500)
    fila.muda(20, { nota: 5 })
    fila.sai()
    // the one on its way may be lost: no version, so that the last word is taken whatever came first
    expect(enviados.at(-1)).toMatchObject({ saindo: true, pacote: { dadas: [{ pergunta: 10 }, { pergunta: 20 }] } })
    expect(enviados.at(-1)?.pacote.versao).toBeUndefined()
  })

  test('stays where the session ended or nobody answers any more, and nothing is sent after handing in', async () => {
    servidor = [falha(401)]
    fila.muda(10, { nota: 3 })
    await espera(1500)
    expect(estados.at(-1)).toBe('sessao')
    servidor = [falha(409, { errors: [{ code: 'ACAO_NAO_PERMITIDA' }] }, 'A avaliação já foi respondida.')]
    await fila.salva()
    expect(fechada).toBe('A avaliação já foi respondida.')
    fila.encerra()
    fila.muda(10, { nota: 5 })
    const before = enviados.length
    fila.sai()
    await espera(60_000)
    expect(enviados).toHaveLength(before)
  })
})

describe('where the server keeps no draft', () => {
  test('all that was typed stays on the device, goes nowhere when the page is left, and is forgotten when it was handed in', async () => {
    const guardados: Pacote[] = []
    let esquecida = false
    const copia = {
      guardaMesmo: () => true,
      guarda: (pacote: Pacote) => void guardados.push(structuredClone(pacote)),
      le: async () => undefined,
      async esquece() {
        esquecida = true
      },
    }
    abre({ guarda: undefined, copia })
    fila.muda(10, { nota: 3 })
    await espera(2000)
    fila.muda(20, { texto: 'Bom' })
    await espera(2000)
    fila.sai()
    fila.voltou()
    expect(await fila.salva()).toBe(true)
    expect(guardados.at(-1)?.dadas).toEqual([
      { pergunta: 10, nota: 3 },
      { pergunta: 20, texto: 'Bom' },
    ])
    expect([enviados, estados.at(-1), esquecida]).toEqual([[], 'noAparelho', false])
    fila.encerra()
    expect(esquecida).toBe(true)
  })

  test('a browser that keeps nothing says not to close the page', async () => {
    abre({ guarda: undefined, copia: undefined })
    fila.muda(10, { nota: 3 })
    await espera(2000)
    expect(estados.at(-1)).toBe('soNaPagina')
  })
})
