import { inForceSql } from '#schemas/effective-sql.ts'
import { defineValues } from '#server/platform/crud/define.ts'

/** SQL: amount of a history row on a day — spec 2 §3: fixed, index times quantity, or the band's. */
const pagoSql = (linha: string, dia: string): string => `case coalesce(${linha}.tipo_salario, 3)
  when 3 then ${linha}.salario
  when 2 then ${linha}.quantidade * ${indiceSql(`${linha}.empresa_id`, `${linha}.indice_id`, dia)}
  else (select case f.tipo when 3 then f.valor else f.quantidade * ${indiceSql('f.empresa_id', 'f.indice_id', dia)} end
    from faixa_salarial_historico f
    where f.empresa_id = ${linha}.empresa_id and f.faixa_salarial_id = ${linha}.faixa_salarial_id and f.data <= ${dia} and f.tipo <> 1
      and coalesce(f.status, 'C') = 'C'
    order by f.data desc limit 1) end`

const indiceSql = (empresa: string, indice: string, dia: string): string => `(select i.valor from indice_historico i
  where i.empresa_id = ${empresa} and i.indice_id = ${indice} and i.data <= ${dia} and coalesce(i.status, 'C') = 'C'
  order by i.data desc limit 1)`

export default defineValues('gestao-talentos/talento-historico', {
  /**
   * SQL: kind of promotion of a confirmed row compared with the day before, as in the salary timeline
   * (`../talento/linha-salarial/linha-salarial.ts`); a test compares both. Amounts are computed only for rows with
   * another band.
   */
  promocao(_ctx, { alias: h, join }) {
    const antes = join(
      'antes',
      (
        a,
      ) => `left join talento_historico ${a} on ${a}.empresa_id = ${h}.empresa_id and ${a}.talento_id = ${h}.talento_id
        and ${inForceSql({ start: 'data' }, a, `(${h}.data - 1)`)}`,
    )
    const deAntes = join(
      'faixa de antes',
      (f) =>
        `left join faixa_salarial ${f} on ${f}.empresa_id = ${antes}.empresa_id and ${f}.id = ${antes}.faixa_salarial_id`,
    )
    const faixa = join(
      'faixa',
      (f) => `left join faixa_salarial ${f} on ${f}.empresa_id = ${h}.empresa_id and ${f}.id = ${h}.faixa_salarial_id`,
    )
    // a left join would compute it for every row
    const pago = join(
      'pago',
      (p) => `cross join lateral (select round(${pagoSql(antes, `(${h}.data - 1)`)}, 2) as antes,
        round(${pagoSql(h, `${h}.data`)}, 2) as agora) ${p}`,
    )
    const sobe = `round((${pago}.agora - ${pago}.antes) * 100 / nullif(${pago}.antes, 0), 2) > 0`
    return `case when ${h}.faixa_salarial_id <> ${antes}.faixa_salarial_id and coalesce(${h}.motivo, '') not in ('ADMISSAO', 'DISSIDIO')
      then case when ${sobe}
        then case when ${faixa}.cargo_id <> ${deAntes}.cargo_id then 'PROMOCAO_VERTICAL' else 'PROMOCAO_HORIZONTAL' end end end`
  },
})
