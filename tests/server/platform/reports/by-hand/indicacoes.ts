import { type RawBuilder, sql } from 'kysely'
import { batchesOf } from '#server/platform/crud/cursor.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

/** How a candidate (alias) is reached: cell phone, else the other one, and e-mail. */
export function contatoSql(alias: string): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${alias}.contato_${column}`)
  const fone = (ddd: string, number: string) =>
    sql`concat('(' || ${of(ddd)} || ') ', regexp_replace(${of(number)}, '(.{4})$', '-\\1'))`
  return sql<string>`concat_ws(', ', case when ${of('fone_celular')} is not null then ${fone('ddd_celular', 'fone_celular')}
    when ${of('fone_fixo')} is not null then ${fone('ddd', 'fone_fixo')} end, ${of('email')})`
}

export interface Indicacao {
  indicadoPor: string
  candidatoId: number
  nome: string
  cargos: string | null
  contato: string
  dataCadastro: string
  contratado: boolean
}

/** Candidates registered in a period who were recommended, by who did it; capitals and blanks make nobody another person (spec 1 §7.5). */
export function candidatosIndicados(
  ctx: Ctx,
  { dataIni, dataFim }: { dataIni: string; dataFim: string },
): AsyncGenerator<Indicacao[]> {
  const quem = sql`lower(regexp_replace(btrim(k.pessoal_indicado_por), '\\s+', ' ', 'g'))`
  const statement = sql<Indicacao>`
    select min(btrim(k.pessoal_indicado_por)) over (partition by ${quem}) as "indicadoPor", k.id as "candidatoId", k.nome, k.contratado,
      (select string_agg(c.nome, ', ' order by p.ordem_) from candidato_cargos p
        join cargo c on c.empresa_id = p.empresa_id and c.id = p.cargo_id
        where p.empresa_id = k.empresa_id and p.candidato_id = k.id) as cargos,
      ${contatoSql('k')} as contato, to_char(k.data_cadastro, 'YYYY-MM-DD') as "dataCadastro"
    from candidato k
    where ${visibleSql(ctx, 'captacao/candidato', 'k')} and btrim(k.pessoal_indicado_por) <> ''
      and k.data_cadastro between ${dataIni} and ${dataFim}
    order by ${quem}, k.data_cadastro, k.nome, k.id`
  return batchesOf(ctx.db, statement.compile(ctx.db))
}
