import type { AreaOrganizacional } from '#schemas/generated/types/cargo-salario/area-organizacional.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { empresaAtual } from '#server/domain/utilitario/empresa/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { estaAbaixo, hierarquiasDe, usadasEmHistorico } from './queries.ts'

type Area = Pick<AreaOrganizacional, 'id' | 'areaMae' | 'ativo'>

/** Refuses a parent that would close a cycle, and another parent for an area in `maesFixas` — spec 2 §4 */
export async function maeRecusada(ctx: Ctx, record: Area, before?: Area): Promise<FieldError[]> {
  if (!before || record.areaMae?.id === before.areaMae?.id) return []
  if (record.areaMae && (await estaAbaixo(ctx, record.areaMae.id, before.id)))
    return [fieldError('areaMae', 'A área mãe não pode ser a própria área nem uma de suas áreas filhas.')]
  return (await maesFixas(ctx, [before.id])).has(before.id) ? [fieldError('areaMae', MAE_FIXA)] : []
}

/** Message for an area whose parent is fixed. */
export const MAE_FIXA =
  'A área mãe não pode ser alterada pois a empresa é integrada com o sistema de folha ou a área está em uso no histórico de um talento.'

/** Of these areas, those whose parent is fixed. */
export const maesFixas = async (ctx: Ctx, ids: number[]): Promise<Set<number>> =>
  (await empresaAtual(ctx)).acIntegra ? new Set(ids) : usadasEmHistorico(ctx, ids)

/** Reason why an area cannot be activated or deactivated; undefined where it can. */
export function motivoDoStatus(ativo: boolean, maeInativa: boolean, filhasAtivas: boolean): string | undefined {
  if (!ativo) return maeInativa ? 'A área não pode ser ativada pois a área mãe está inativa.' : undefined
  if (maeInativa) return 'A área não pode ser inativada pois a área mãe está inativa.'
  return filhasAtivas ? 'A área não pode ser inativada pois possui áreas filhas ativas.' : undefined
}

/** spec 2 §4: when an area may change between active and inactive; no active area comes below an inactive one */
export async function situacaoRecusada(ctx: Ctx, record: Area, before?: Area): Promise<FieldError[]> {
  const turns = before === undefined || record.ativo !== before.ativo
  if (!record.ativo && !(before && turns)) return []
  if (!turns && record.areaMae?.id === before.areaMae?.id) return []
  const maeInativa = record.areaMae !== undefined && (await areaMaeAtiva(ctx, record.areaMae.id)) === false
  const filhas = before && !record.ativo && (await hierarquiasDe(ctx, [before.id])).get(before.id)?.filhasAtivas
  const motivo = motivoDoStatus(!record.ativo, maeInativa, filhas === true)
  return motivo === undefined ? [] : [fieldError(turns ? 'ativo' : 'areaMae', motivo)]
}

async function areaMaeAtiva({ db, session }: Ctx, id: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('area_organizacional')
    .select('ativo')
    .where('empresa_id', '=', session.empresaId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.ativo
}
