import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { changesBetween } from '#server/platform/crud/trail/write-trail.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

// $1 company, $2 questionnaire
const RESPONDIDAS = hot(`select count(*)::int as n from colaborador_questionario
  where empresa_id = $1 and questionario_id = $2 and situacao <> 'N'`)

/** How many have answered a questionnaire, wholly or in part. */
export async function countRespondidas(db: Db, empresaId: number, questionarioId: number): Promise<number> {
  const [found] = await run<{ n: number }>(db, RESPONDIDAS, [empresaId, questionarioId])
  return found?.n ?? 0
}

/** Why a questionnaire that was answered stays as it is (spec 2 §4 possuiResposta); undefined while it may change. */
export async function motivoTravado(db: Db, empresaId: number, questionarioId: number): Promise<string | undefined> {
  const n = await countRespondidas(db, empresaId, questionarioId)
  if (n === 0) return undefined
  return `O questionário já tem ${n === 1 ? '1 resposta' : `${n} respostas`}: ele não muda mais. Clone-o para fazer outro.`
}

/** The same, as a mistake of a question or aspect that is saved; one that stays as it was is saved all the same. */
export async function recusaMudanca(
  { entity, db, session }: Ctx,
  questionarioId: number,
  after: object,
  before: object | undefined,
): Promise<FieldError[]> {
  if (before && Object.keys(changesBetween(entity, before as RecordData, after as RecordData)).length === 0) return []
  return recusaTravado(db, session.empresaId, questionarioId)
}

/** The same as a mistake at the field that says which questionnaire it is. */
export async function recusaTravado(db: Db, empresaId: number, questionarioId: number): Promise<FieldError[]> {
  const motivo = await motivoTravado(db, empresaId, questionarioId)
  return motivo === undefined ? [] : [fieldError('questionario', motivo)]
}

// $1 company, $2 questionnaire
const PERGUNTAS = hot(`select count(distinct r.pergunta_id)::int as n from colaborador_questionario c
  join colaborador_questionario_resposta r on r.empresa_id = c.empresa_id and r.colaborador_questionario_id = c.id
  where c.empresa_id = $1 and c.questionario_id = $2 and c.situacao <> 'N'`)

/** How many questions of a questionnaire somebody has answered. */
export async function countPerguntasRespondidas(db: Db, empresaId: number, questionarioId: number): Promise<number> {
  const [found] = await run<{ n: number }>(db, PERGUNTAS, [empresaId, questionarioId])
  return found?.n ?? 0
}
