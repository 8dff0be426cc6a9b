import type { AreaOrganizacional } from '#schemas/generated/types/cargo-salario/area-organizacional.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/crud/define.ts'
import { empresaAtual } from '#server/domain/utilitario/empresa/queries.ts'
import { fieldError } from '#server/errors.ts'
import { estaAbaixo, hierarquias, usadaEmHistorico } from './queries.ts'

type Area = Pick<AreaOrganizacional, 'id' | 'areaMae' | 'ativo'>

/** A tree has no circles, and a parent in use stays where it is — spec 2 §4 */
export async function maeRecusada(ctx: Ctx, record: Area, before?: Area): Promise<FieldError[]> {
  if (!before || record.areaMae?.id === before.areaMae?.id) return []
  if (record.areaMae && (await estaAbaixo(ctx, record.areaMae.id, before.id)))
    return [fieldError('areaMae', 'A área mãe não pode ser a própria área nem uma de suas áreas filhas.')]
  if (!(await empresaAtual(ctx)).acIntegra && !(await usadaEmHistorico(ctx, before.id))) return []
  return [
    fieldError(
      'areaMae',
      'A área mãe não pode ser alterada pois a empresa é integrada com o sistema de folha ou a área está em uso no histórico de um talento.',
    ),
  ]
}

/** spec 2 §4: when an area may change between active and inactive; a new area may not be active below an inactive one */
export async function situacaoRecusada(ctx: Ctx, record: Area, before?: Area): Promise<FieldError[]> {
  if (before && record.ativo === before.ativo) return []
  const mae = record.areaMae && (await areaMaeAtiva(ctx, record.areaMae.id))
  if (record.ativo)
    return mae === false ? [fieldError('ativo', 'A área não pode ser ativada pois a área mãe está inativa.')] : []
  if (!before) return []
  if (mae === false) return [fieldError('ativo', 'A área não pode ser inativada pois a área mãe está inativa.')]
  const { filhasAtivas = false } = (await hierarquias(ctx, [before.id])).get(before.id) ?? {}
  return filhasAtivas ? [fieldError('ativo', 'A área não pode ser inativada pois possui áreas filhas ativas.')] : []
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
