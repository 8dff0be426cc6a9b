import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { changesBetween } from '#server/platform/crud/trail/write-trail.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

// $1 company, $2 questionnaire
const RESPONDIDAS = hot(`select count(*)::int as n from colaborador_questionario
  where empresa_id = $1 and questionario_id = $2 and situacao <> 'N'`)

/** Number of copies of a questionnaire answered completely or in part. */
export async function countRespondidas(db: Db, empresaId: number, questionarioId: number): Promise<number> {
  const [found] = await run<{ n: number }>(db, RESPONDIDAS, [empresaId, questionarioId])
  return found?.n ?? 0
}

/** Reason why an answered questionnaire is locked (spec 2 §4 possuiResposta); undefined while it may change. */
export async function motivoTravado(db: Db, empresaId: number, questionarioId: number): Promise<string | undefined> {
  const n = await countRespondidas(db, empresaId, questionarioId)
  if (n === 0) return undefined
  return `O questionário já tem ${n === 1 ? '1 resposta' : `${n} respostas`}: ele não muda mais. Clone-o para fazer outro.`
}

/** The lock as an error of a saved question or aspect; unchanged ones are accepted. */
export async function recusaMudanca(
  { entity, db, session }: Ctx,
  questionarioId: number,
  after: object,
  before: object | undefined,
): Promise<FieldError[]> {
  if (before && Object.keys(changesBetween(entity, before as RecordData, after as RecordData)).length === 0) return []
  return recusaTravado(db, session.empresaId, questionarioId)
}

/** The lock as an error at the field `questionario`. */
export async function recusaTravado(db: Db, empresaId: number, questionarioId: number): Promise<FieldError[]> {
  const motivo = await motivoTravado(db, empresaId, questionarioId)
  return motivo === undefined ? [] : [fieldError('questionario', motivo)]
}

// $1 company, $2 questionnaire
const PERGUNTAS = hot(`select count(distinct r.pergunta_id)::int as n from colaborador_questionario c
  join colaborador_questionario_resposta r on r.empresa_id = c.empresa_id and r.colaborador_questionario_id = c.id
  where c.empresa_id = $1 and c.questionario_id = $2 and c.situacao <> 'N'`)

/** Number of questions of a questionnaire with at least one answer. */
export async function countPerguntasRespondidas(db: Db, empresaId: number, questionarioId: number): Promise<number> {
  const [found] = await run<{ n: number }>(db, PERGUNTAS, [empresaId, questionarioId])
  return found?.n ?? 0
}
