import type { TabelaReajusteColaborador } from '#schemas/generated/types/cargo-salario/tabela-reajuste-colaborador.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { VER_SALARIO } from '#server/platform/access/authorities.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { changesBetween } from '#server/platform/crud/trail/write-trail.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'

export type Tabela = TabelaReajusteColaborador & { id: number; versao: number }

/** Kind of records that a plan proposes amounts for: talents (C), bands (F), indices (I) — spec 2 §5 Planning. */
export type TipoReajuste = Tabela['tipoReajuste']

const daTabela = (ctx: Ctx) => entityOf(ctx, 'cargo-salario/tabela-reajuste-colaborador')

const TIPOS: Record<TipoReajuste, string> = { C: 'talentos', F: 'faixas salariais', I: 'índices' }

/** Reads a plan. @throws DomainError 404 where the session does not see it */
export const acheTabela = (ctx: Ctx, id: number): Promise<Tabela> => daTabela(ctx).read(id)

/**
 * Reads and locks a plan: its proposals change only while it is in preparation (situacao E). @param campo field of the
 * errors
 */
export async function exigeElaboracao(tx: Ctx, id: number, tipo: TipoReajuste, campo: string): Promise<Tabela> {
  const found = await daTabela(tx).find(id, { lock: true })
  if (!found) return invalid([fieldError(campo, 'O planejamento informado não existe')])
  if (found.situacao !== 'E') invalid([fieldError(campo, 'O planejamento não está em elaboração')])
  if (found.tipoReajuste !== tipo)
    invalid([fieldError(campo, `Este planejamento não é de ${TIPOS[tipo]}: é de ${TIPOS[found.tipoReajuste]}`)])
  return found
}

/** Requires the authority on salaries to propose, sum or apply amounts. @throws DomainError NAO_AUTORIZADO */
export function exigeSalario({ session }: Ctx): void {
  if (!hasAuthority(session, VER_SALARIO)) fail('NAO_AUTORIZADO')
}

/** Requires the authority on salaries, except for a plan of one talent that leaves his salary unchanged. @throws DomainError NAO_AUTORIZADO */
export async function exigeSalarioDaTabela(ctx: Ctx, { id, talento }: Tabela): Promise<void> {
  if (talento && (await deixaSalario(ctx, id))) return
  exigeSalario(ctx)
}

/** Whether all proposals of a plan keep type, index, quantity and amount of the salary. With type 1 the band sets the amount. */
async function deixaSalario({ db, session }: Ctx, tabela: number): Promise<boolean> {
  const text = `select 1 from reajuste_colaborador p where p.empresa_id = $1 and p.tabela_reajuste_colaborador_id = $2
    and (p.tipo_salario_proposto, p.indice_proposto_id, p.quantidade_indice_proposto, case when p.tipo_salario_proposto = 3 then p.salario_proposto end)
      is distinct from (p.tipo_salario_atual, p.indice_atual_id, p.quantidade_indice_atual, case when p.tipo_salario_atual = 3 then p.salario_atual end) limit 1`
  return (await run(db, text, [session.empresaId, tabela])).length === 0
}

/** Refuses the session's own promotion or transfer. @throws DomainError ACAO_NAO_PERMITIDA */
export async function recusaProprio({ db, session }: Ctx, talento: { id: number } | undefined): Promise<void> {
  if (!talento) return
  const text = 'select 1 from talento where empresa_id = $1 and id = $2 and usuario_id = $3'
  const own = await run(db, text, [session.empresaId, talento.id, session.usuario.id])
  if (own.length > 0) fail('ACAO_NAO_PERMITIDA', {}, { message: 'Ninguém promove ou transfere a si mesmo.' })
}

/** Refuses a proposal for another talent in a plan of one talent. @throws DomainError 400 */
export function exigeDoTalento({ talento }: Tabela, quem: number | undefined, campo: string): void {
  if (talento && talento.id !== quem)
    invalid([fieldError(campo, `Este planejamento é só de ${String(talento.nome ?? 'um talento')}`)])
}

/** Checks that a named scenario belongs to the plan. @throws DomainError 400 */
export async function exigeCenario({ db, session }: Ctx, tabela: number, cenario: number | undefined): Promise<void> {
  if (cenario === undefined) return
  const found = await db
    .selectFrom('cenario_reajuste')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('tabela_reajuste_id', '=', tabela)
    .where('id', '=', cenario)
    .executeTakeFirst()
  if (!found) invalid([fieldError('cenario', 'O cenário não é deste planejamento')])
}

/** Whether a save leaves the proposal unchanged: allowed also in a finished plan. */
export const ficaIgual = (ctx: Ctx, record: object, before: object): boolean =>
  !ctx.restoring && Object.keys(changesBetween(ctx.entity, before as RecordData, record as RecordData)).length === 0
