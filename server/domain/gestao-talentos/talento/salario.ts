import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import { pagamNoDiaSql, salarioEm } from '#server/domain/cargo-salario/faixa-salarial/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

type Pago = Pick<Talento, 'dataDesligamento' | 'tipoSalario' | 'salario' | 'indice' | 'quantidade' | 'faixaSalarial'>

/** Salary of a talent today, or on his last day; undefined where band or index have no value by then. */
export function salarioDeHoje(ctx: Ctx, talento: Pago): Promise<number | undefined> {
  const { hoje } = ctx.context
  const { tipoSalario = 3, salario, indice, quantidade, faixaSalarial, dataDesligamento = hoje } = talento
  const pago = { tipo: tipoSalario, valor: salario, indice: indice?.id, quantidade, faixa: faixaSalarial?.id }
  return salarioEm(ctx, pago, [hoje, dataDesligamento].sort()[0] as string)
}

/** $1 company, $2 day */
const ACERTA = `with ${pagamNoDiaSql('$1', '$2::date')}, devido as (
    select t.id, case t.tipo_salario when 1 then f.salario else round(t.quantidade * i.valor, 2) end as salario
    from talento t
    left join faixa_no_dia f on f.id = t.faixa_salarial_id
    left join indice_no_dia i on i.id = t.indice_id
    where t.empresa_id = $1 and t.tipo_salario in (1, 2) and t.situacao <> 'D'
  )
  update talento t set salario = devido.salario from devido
  where t.empresa_id = $1 and t.id = devido.id and t.salario is distinct from devido.salario`

/** Updates the salaries of talents after their band or index changed (spec 2 §3). Skipped inside a plan, which does it once at its end. */
export async function salariosSeguem(ctx: Ctx): Promise<void> {
  if (ctx.causedBy !== 'cargo-salario/tabela-reajuste-colaborador') await acertaSalarios(ctx)
}

/**
 * Sets today's salary of all talents of the company paid by band or index. Not a change of their records by a user:
 * without trail line and version.
 * @returns number of changed talents
 */
export async function acertaSalarios({ db, session, context }: Ctx): Promise<number> {
  const text = `with mudados as (${ACERTA} returning 1) select count(*)::int as mudados from mudados`
  const [row] = await run<{ mudados: number }>(db, text, [session.empresaId, context.hoje])
  return row?.mudados ?? 0
}
