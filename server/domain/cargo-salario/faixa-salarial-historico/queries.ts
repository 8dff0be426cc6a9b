import { sql } from 'kysely'
import type { FaixaSalarialHistorico } from '#schemas/generated/types/cargo-salario/faixa-salarial-historico.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { Lancamentos } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

type Linha = Partial<FaixaSalarialHistorico>

/** Rows of bands that go to the payroll system of an integrated company. */
export const lancamentosDeFaixas: Lancamentos<Linha> = {
  origem: 'cargo-salario/faixa-salarial-historico',
  mesmo: (a, b) =>
    a.data === b.data &&
    a.tipo === b.tipo &&
    a.indice?.id === b.indice?.id &&
    a.quantidade === b.quantidade &&
    a.valor === b.valor,
  async descreve(ctx, row) {
    const desde = row.data === undefined ? '' : `, a partir de ${displayDay(row.data)}`
    return {
      pendencia: 'Salário de faixa salarial',
      detalhes: `${await nomeDaFaixa(ctx, row.id)}${desde}`,
      role: 'ROLE_CAD_FAIXA_SALARIAL',
    }
  },
}

/** Name of the row's band. */
async function nomeDaFaixa({ db, session }: Ctx, linha: number): Promise<string> {
  const row = await db
    .selectFrom('faixa_salarial_historico as h')
    .innerJoin('faixa_salarial as f', (join) =>
      join.onRef('f.id', '=', 'h.faixa_salarial_id').onRef('f.empresa_id', '=', 'h.empresa_id'),
    )
    .innerJoin('cargo as c', (join) => join.onRef('c.id', '=', 'f.cargo_id').onRef('c.empresa_id', '=', 'f.empresa_id'))
    .select(['c.nome as cargo', 'f.nome as faixa'])
    .where('h.empresa_id', '=', session.empresaId)
    .where('h.id', '=', linha)
    .executeTakeFirstOrThrow()
  return `${row.cargo} ${row.faixa}`
}

/** Fills the amount of each row as of its own day: its amount, or the confirmed value of its index times a quantity; none for type 'por cargo' — spec 2 §3 */
export async function preencheSalarios({ db, session }: Ctx, rows: Linha[]): Promise<void> {
  const ids = rows.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return
  const found = await sql<{ id: number; salario: number | null }>`
    select h.id, case h.tipo when 3 then h.valor when 2 then round(h.quantidade * (
      select i.valor from indice_historico i
      where i.empresa_id = h.empresa_id and i.indice_id = h.indice_id and i.data <= h.data and coalesce(i.status, 'C') = 'C'
      order by i.data desc limit 1), 2) end as salario
    from faixa_salarial_historico h
    where h.empresa_id = ${session.empresaId} and h.id = any(${ids}::bigint[])`.execute(db)
  const salarios = new Map(found.rows.map(({ id, salario }) => [id, salario]))
  for (const row of rows) row.salario = (row.id === undefined ? undefined : salarios.get(row.id)) ?? undefined
}
