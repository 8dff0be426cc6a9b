import type { AvaliacaoCandidato } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'
import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { checkVersion } from '#server/platform/crud/write/operations.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { comRespostas, type Dada } from './respostas.ts'
import { percentualDe } from './resultado.ts'

export type Avaliacao = StoredRecord & AvaliacaoCandidato

interface Answer {
  dadas: Dada[]
  /** saves a draft, without handing in */
  rascunho: boolean
  versao?: number
}

/** Takes answers to a released evaluation: once, and not after its end (spec 1 §3.2). Runs in the caller's transaction. */
export async function responde(tx: Ctx, id: number, { dadas, rascunho, versao }: Answer): Promise<Avaliacao> {
  const stored = await readStored<Avaliacao>(tx, id, { lock: true })
  await checkVersion(tx, stored, versao)
  recusaFechada(stored, tx.now())
  const respostas = comRespostas(stored.respostas ?? [], dadas, rascunho)
  const changes = rascunho
    ? { respostas }
    : { respostas, respondidaEm: tx.now().toISOString(), ...fim(stored, respostas) }
  return (await changeStored(tx, stored, changes, rascunho ? 'rascunho' : 'resposta')) as Avaliacao
}

export interface Correcao {
  perguntaId: number
  correcao: number
}

/** Corrects the texts of an answered evaluation: each gets a percentage of its weight. */
export async function corrige(tx: Ctx, id: number, correcoes: Correcao[], versao?: number): Promise<Avaliacao> {
  const stored = await readStored<Avaliacao>(tx, id, { lock: true })
  await checkVersion(tx, stored, versao)
  if (stored.situacao === 'P') fail('ACAO_NAO_PERMITIDA', {}, { message: 'A avaliação ainda não foi respondida.' })
  const textos = new Map(
    (stored.respostas ?? []).filter(({ tipo }) => tipo === 'SUBJETIVA').map((r) => [r.perguntaId, r]),
  )
  if (correcoes.some(({ perguntaId }) => !textos.has(perguntaId)))
    invalid([fieldError('correcoes', 'Só perguntas subjetivas são corrigidas.')])
  const notas = new Map(correcoes.map(({ perguntaId, correcao }) => [perguntaId, correcao]))
  const respostas = (stored.respostas ?? []).map((resposta) => {
    const correcao = resposta.perguntaId === undefined ? undefined : notas.get(resposta.perguntaId)
    return correcao === undefined ? resposta : { ...resposta, correcao }
  })
  return (await changeStored(tx, stored, { respostas, ...fim(stored, respostas) }, 'correcao')) as Avaliacao
}

function recusaFechada({ situacao, dataHoraExpiracao }: Avaliacao, agora: Date): void {
  if (situacao !== 'P') fail('ACAO_NAO_PERMITIDA', {}, { message: 'A avaliação já foi respondida.' })
  if (!expirou(dataHoraExpiracao, agora)) return
  const quando = displayInstant(String(dataHoraExpiracao))
  fail('ACAO_NAO_PERMITIDA', {}, { message: `O prazo para responder terminou em ${quando}.` })
}

export const expirou = (dataHoraExpiracao: string | undefined, agora: Date): boolean =>
  dataHoraExpiracao !== undefined && Date.parse(dataHoraExpiracao) <= agora.getTime()

/** State and result after handing in: a candidate's texts with weight wait for grading (situacao A); texts that HR entered count only once graded. */
function fim({ respondente, percentualAprovacao }: Avaliacao, respostas: AvaliacaoCandidatoResposta[]) {
  const espera = ({ tipo, resposta, correcao, peso = 1 }: AvaliacaoCandidatoResposta) =>
    tipo === 'SUBJETIVA' && resposta !== undefined && correcao === undefined && peso > 0
  if (respondente === 'C' && respostas.some(espera))
    return { situacao: 'A', performance: undefined, aprovado: undefined } as const
  const performance = percentualDe(respostas)
  const aprovado =
    performance === undefined || percentualAprovacao === undefined ? undefined : performance >= percentualAprovacao
  return { situacao: 'C', performance, aprovado } as const
}
