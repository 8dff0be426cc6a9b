import { describe, expect, it } from 'vitest'
import { HOJE } from '#server/seeds/demo/days.ts'
import { buildDemo } from '#server/seeds/demo/demo.ts'

interface Evento {
  data: string
  tipo: string
  status?: string
}
interface Solicitacao {
  id: number
  data: string
  status: string
  dataStatus?: string
  dataEncerramento?: string
  suspensa: boolean
  encerrada: boolean
  cancelada: boolean
  qtdVagasPreenchidas: number
  eventos: Evento[]
}
interface Participacao {
  solicitacao: { id: number }
  candidato: { id: number }
  data: string
}

const batches = buildDemo().batches()
const records = <T>(path: string, company: number) =>
  batches.filter((b) => b.path === path && b.company === company).flatMap((b) => b.records) as unknown as T[]

/** What the trail alone says about a request. */
function replay(eventos: Evento[]) {
  const state = { status: 'I', suspensa: false, encerrada: false, cancelada: false }
  for (const { tipo, status } of eventos) {
    if (tipo === 'STATUS' && status) state.status = status
    if (tipo === 'SUSPENSAO' || tipo === 'LIBERACAO') state.suspensa = tipo === 'SUSPENSAO'
    if (tipo === 'ENCERRAMENTO' || tipo === 'REABERTURA') state.encerrada = tipo === 'ENCERRAMENTO'
    if (tipo === 'CANCELAMENTO') state.cancelada = true
  }
  return state
}

describe.each([1, 2])('requests of company %i', (company) => {
  const requests = records<Solicitacao>('captacao/solicitacao-pessoal', company)

  it('are in the state their trail leads to, day by day', () => {
    for (const { id, data, status, suspensa, encerrada, cancelada, eventos } of requests) {
      expect({ status, suspensa, encerrada, cancelada }, `${id}`).toEqual(replay(eventos))
      const days = eventos.map((e) => e.data)
      expect(days, `${id}`).toEqual([...days].sort())
      expect(eventos[0]).toMatchObject({ tipo: 'CRIACAO' })
      expect(eventos[0]?.data.slice(0, 10)).toBe(data)
      expect((days.at(-1) ?? '').slice(0, 10) <= HOJE).toBe(true)
    }
  })

  it('give their dates where the trail has them', () => {
    for (const { dataStatus, dataEncerramento, eventos } of requests) {
      expect(dataStatus).toBe(eventos.findLast((e) => e.tipo === 'STATUS')?.data.slice(0, 10))
      const closed = eventos.findLast((e) => e.tipo === 'ENCERRAMENTO' || e.tipo === 'REABERTURA')
      expect(dataEncerramento).toBe(closed?.tipo === 'ENCERRAMENTO' ? closed.data.slice(0, 10) : undefined)
    }
  })

  it('are in every state', () => {
    const has = (test: (s: Solicitacao) => boolean) => expect(requests.some(test)).toBe(true)
    has((s) => s.status === 'I')
    has((s) => s.status === 'A' && !s.suspensa && !s.encerrada && !s.cancelada)
    has((s) => s.status === 'R')
    has((s) => s.suspensa)
    has((s) => s.encerrada)
    has((s) => s.cancelada)
    has((s) => s.eventos.some((e) => e.tipo === 'REABERTURA') && !s.encerrada)
  })

  it('have candidates only after approval', () => {
    const byId = new Map(requests.map((s) => [s.id, s]))
    for (const { solicitacao, data } of records<Participacao>('captacao/candidato-solicitacao', company)) {
      const { dataStatus = '9999', status } = byId.get(solicitacao.id) as Solicitacao
      expect(status).toBe('A')
      expect(data >= dataStatus && data <= HOJE, `${solicitacao.id} ${data}`).toBe(true)
    }
  })

  it('have candidates in each of the first and of the latest five', () => {
    const withCandidates = new Set(
      records<Participacao>('captacao/candidato-solicitacao', company).map((p) => p.solicitacao.id),
    )
    const chosen = [...requests.slice(0, 5), ...requests.slice(-5)]
    expect(chosen.filter(({ id }) => !withCandidates.has(id)).map(({ id }) => id)).toEqual([])
  })
})
