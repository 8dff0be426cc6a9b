import type { RecordData } from '#schemas/runtime/model.ts'
import type { RespostaNoFio } from '#schemas/runtime/questionario/fio.ts'
import { foiRespondida, type Respondida, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { percentualDe } from '#schemas/runtime/questionario/resultado.ts'
import { aplicaRespostas, linhasDe } from '#server/features/questionario/respostas/resposta.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany, readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { checkVersion } from '#server/platform/crud/write/operations.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { comRascunho, entregaAnonima } from './anonima.ts'
import { type Copia, motivoFechada, readItens, recusaAcao } from './copia.ts'
import { origemDe } from './origens.ts'
import { paraQuemResponde } from './vista.ts'

/** Body of an answer request. */
export interface Entrega extends RecordData {
  respostas?: RespostaNoFio[]
  observacao?: string
  /** draft: may be incomplete; the given answers are validated */
  respondidoParcialmente?: boolean
  /** the evaluator's own mark, in per cent */
  notaManual?: number
  versao?: number
}

/**
 * Stores the answers of a copy: handed in once, before its deadline (spec 2 §4, §5). Runs in the caller's transaction;
 * the caller has checked that the session may answer it.
 * @throws DomainError 400 with every invalid or missing answer, 409 when it takes no more answers
 */
export async function responde(tx: Ctx, id: number, entrega: Entrega): Promise<Copia> {
  const copia = await readOfCompany<Copia>(tx, id, { lock: true })
  recusaAcao(motivoFechada(copia, tx.context.hoje))
  await recusaVersao(tx, copia, entrega.versao)
  const origem = origemDe(copia)
  recusaAcao(await origem.motivoFechada?.(tx, copia))
  const { respostas = [], observacao, respondidoParcialmente: rascunho = false } = entrega
  const guardada = await comRascunho(tx, copia)
  const itens = aplicaRespostas(await readItens(tx, guardada), respostas, rascunho)
  const changes = {
    respostas: linhasDe(itens),
    ...(await origem.mudancas?.(tx, guardada, entrega, rascunho)),
    ...('observacao' in entrega && { observacao }),
    ...(await notaManual(tx, copia, entrega)),
    ...(rascunho ? { situacao: 'P' } : { situacao: 'R', ...entregueEm(tx), ...resultado(copia, itens) }),
    ...(!rascunho && (await origem.assina?.(tx, copia, entrega))),
  }
  if (copia.anonima) {
    await entregaAnonima(tx, copia, itens, { ...guardada, ...changes })
    return readOfCompany<Copia>(tx, id)
  }
  const saved = (await changeStored(tx, copia, changes, rascunho ? 'rascunho' : 'resposta')) as Copia
  if (!rascunho) await origem.respondida?.(tx, saved)
  return saved
}

/** Refuses a stale `versao` with 409 and the current copy as its respondent sees it: the page merges its typed answers into it. */
export async function recusaVersao(tx: Ctx, copia: Copia, versao: number | undefined): Promise<void> {
  if (versao === undefined || versao === copia.versao) return
  fail('VERSAO_DESATUALIZADA', {}, { extra: { atual: await paraQuemResponde(tx, copia) } })
}

const entregueEm = ({ session, context }: Ctx) => ({
  respondidaEm: context.hoje,
  // links have no user
  respondidaPor: session.usuario.id > 0 ? { id: session.usuario.id } : undefined,
})

async function notaManual(tx: Ctx, copia: Copia, { notaManual: nota }: Entrega) {
  if (nota === undefined) return {}
  if (!(await origemDe(copia).permiteNotaManual?.(tx, copia)))
    invalid([fieldError('notaManual', 'Esta avaliação não recebe nota do avaliador.')])
  return { performanceManual: Math.round(nota * 100) / 100 }
}

/** Result of the answers in per cent; ungraded texts do not count. */
function resultado(copia: Pick<Copia, 'percentualMinimoAprovacao'>, itens: readonly Respondida[]) {
  const performance = percentualDe(itens)
  const { percentualMinimoAprovacao: minimo } = copia
  return {
    performance,
    aprovado: performance === undefined || minimo === undefined ? undefined : performance >= minimo,
  }
}

export interface Correcao {
  perguntaId: number
  correcao: number
}

/** Grades handed-in text answers in per cent, and recomputes the result. */
export async function corrige(tx: Ctx, id: number, correcoes: Correcao[], versao?: number): Promise<Copia> {
  const copia = await readStored<Copia>(tx, id, { lock: true })
  await checkVersion(tx, copia, versao)
  if (copia.situacao !== 'R') recusaAcao('A avaliação ainda não foi respondida.')
  const itens = await readItens(tx, copia)
  const textos = new Set(
    itens.filter((item) => item.pergunta.tipo === SUBJETIVA && foiRespondida(item)).map(({ pergunta }) => pergunta.id),
  )
  if (correcoes.some(({ perguntaId }) => !textos.has(perguntaId)))
    invalid([fieldError('correcoes', 'Só perguntas subjetivas respondidas são corrigidas.')])
  const notas = new Map(correcoes.map(({ perguntaId, correcao }) => [perguntaId, correcao]))
  const corrigidos = itens.map((item) => {
    const correcao = notas.get(item.pergunta.id)
    return correcao === undefined ? item : { ...item, resposta: { ...item.resposta, correcao } }
  })
  const changes = { respostas: linhasDe(corrigidos), ...resultado(copia, corrigidos) }
  const saved = (await changeStored(tx, copia, changes, 'correcao')) as Copia
  await origemDe(saved).corrigida?.(tx, saved)
  await origemDe(saved).respondida?.(tx, saved)
  return saved
}
