import { violation } from '#schemas/runtime/messages.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { configuracaoEm } from '#server/domain/cargo-salario/configuracao-nivel-competencia/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** Whether the company has any level of competence. */
export async function existeNivelCompetencia({ db, session }: Ctx): Promise<boolean> {
  const row = await db
    .selectFrom('nivel_competencia')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a level lacks the minimum percentage while the company considers it (the default: spec 2 §9). */
export async function existeNivelSemPercentual(ctx: Ctx): Promise<boolean> {
  if (!(await configuracaoEm(ctx, ctx.context.hoje)).considerarPercentualMinimo) return false
  const { db, session } = ctx
  const row = await db
    .selectFrom('nivel_competencia')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('percentual', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface ComComportamentos {
  competencias?: { id?: number }[]
}

const semPercentual = 'Não é possível adicionar comportamentos: existem níveis de competência sem percentual mínimo.'

/** Refuses new behaviours while a level lacks its minimum percentage — spec 2 §4 */
export async function recusaComportamentos(ctx: Ctx, record: ComComportamentos): Promise<FieldError[]> {
  const adds = record.competencias?.some(({ id }) => id === undefined) ?? false
  if (!adds || !(await existeNivelSemPercentual(ctx))) return []
  return [{ code: violation, field: 'competencias', message: semPercentual }]
}

/** Refuses a new criterion of the register of behaviours while a level lacks its minimum percentage. */
export async function recusaCriterio(ctx: Ctx): Promise<FieldError[]> {
  return (await existeNivelSemPercentual(ctx)) ? [{ code: violation, message: semPercentual }] : []
}
