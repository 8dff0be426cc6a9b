import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import { pagamNoDiaSql } from '#server/domain/cargo-salario/faixa-salarial/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/**
 * SQL: compa-ratio of proposals on their plan's day (salary / band amount, in per cent) and position in the range of
 * all bands of the proposed position: 2.520,00 in a band of 2.400,00 and a position of 2.000,00 to 2.900,00 is 105,0
 * and 57,8. $1 company, $2 day, $3 proposals
 */
const TEXT = `with ${pagamNoDiaSql('$1', '$2::date')}, amplitude as (
    select s.cargo_id, min(p.salario) as menor, max(p.salario) as maior
    from faixa_salarial s join faixa_no_dia p on p.id = s.id where s.empresa_id = $1 group by s.cargo_id
  )
  select r.id, round(r.salario_atual * 100 / nullif(fa.salario, 0), 1) as atual,
    round(r.salario_proposto * 100 / nullif(fp.salario, 0), 1) as proposto,
    round((r.salario_proposto - a.menor) * 100 / nullif(a.maior - a.menor, 0), 1) as lugar
  from reajuste_colaborador r
  left join faixa_no_dia fa on fa.id = r.faixa_salarial_atual_id
  left join faixa_no_dia fp on fp.id = coalesce(r.faixa_salarial_proposto_id, r.faixa_salarial_atual_id)
  left join faixa_salarial s on s.empresa_id = r.empresa_id and s.id = coalesce(r.faixa_salarial_proposto_id, r.faixa_salarial_atual_id)
  left join amplitude a on a.cargo_id = s.cargo_id
  where r.empresa_id = $1 and r.id = any($3::bigint[])`

interface Lugar {
  id: number
  atual: number | null
  proposto: number | null
  lugar: number | null
}

/** Fills compa-ratio and range position of each proposal. */
export async function preencheLugares({ db, session }: Ctx, records: ReajusteColaborador[]): Promise<void> {
  const porDia = new Map<string, ReajusteColaborador[]>()
  const dias = await diasDe({ db, session } as Ctx, records)
  for (const record of records) {
    const dia = dias.get(record.tabelaReajusteColaborador.id)
    if (dia !== undefined) porDia.set(dia, [...(porDia.get(dia) ?? []), record])
  }
  for (const [dia, some] of porDia) {
    const ids = some.flatMap(({ id }) => id ?? [])
    const rows = await run<Lugar>(db, TEXT, [session.empresaId, dia, ids])
    const found = new Map(rows.map((row) => [Number(row.id), row]))
    for (const record of some) {
      const row = found.get(Number(record.id))
      record.compaRatioAtual = row?.atual ?? undefined
      record.compaRatioProposto = row?.proposto ?? undefined
      record.lugarProposto = row?.lugar ?? undefined
    }
  }
}

async function diasDe({ db, session }: Ctx, records: ReajusteColaborador[]): Promise<Map<number, string>> {
  if (records.length === 0) return new Map()
  const ids = [...new Set(records.map(({ tabelaReajusteColaborador: { id } }) => id))]
  const rows = await db
    .selectFrom('tabela_reajuste_colaborador')
    .select(['id', 'data'])
    .where('empresa_id', '=', session.empresaId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, data }) => [Number(id), String(data)]))
}
