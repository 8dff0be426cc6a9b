import type { Model } from '#schemas/load.ts'
import { BOXES } from '#schemas/runtime/domain/ninebox.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { deOutroSql } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { defineValues, type ValuePlace } from '#server/platform/crud/define.ts'

export default defineValues('avaliacao/avaliado-avaliacao-desempenho', {
  /** SQL: not the session's own evaluation, or true where the session decides when results are published — spec 2 §4 */
  deOutro: ({ session }, { alias, param }) =>
    `(${deOutroSql(session, alias, 'avaliado_id', { add: (value) => param(value, 'bigint') }) ?? 'true'})`,

  /** Nine-box cell of a person, after calibration. */
  box(ctx, row) {
    const { numero, nome } = lugarDe(ctx.deps.model, row)
    return { sql: nome(`${numero}.para`), id: `${numero}.para` }
  },

  /** Nine-box cell from both percentages, without calibration. */
  boxCalculado(ctx, row) {
    const { numero, nome } = lugarDe(ctx.deps.model, row)
    return nome(`${numero}.calculado`)
  },

  /** Whether the cell was set by a calibration. */
  calibrado(ctx, row) {
    const { numero } = lugarDe(ctx.deps.model, row)
    return `(${numero}.calibrado)`
  },
})

/** SQL of a person's nine-box cell: thresholds come from the last configuration valid when the cycle ended (R-NINE-05). */
function lugarDe(model: Model, { alias: v, param, join }: ValuePlace) {
  const padrao = (path: string) => param(padraoDe(model, path), 'text')
  const ciclo = join(
    'ciclo',
    (c) =>
      `join avaliacao_desempenho ${c} on ${c}.empresa_id = ${v}.empresa_id and ${c}.id = ${v}.avaliacao_desempenho_id`,
  )
  const config = join(
    'config',
    (n) =>
      `left join lateral (select n.* from ninebox n where n.empresa_id = ${v}.empresa_id and n.data <= ${ciclo}.data_fim order by n.data desc limit 1) ${n} on true`,
  )
  const movimento = join(
    'movimento',
    (
      m,
    ) => `left join lateral (select mov.para from movimento_calibracao_ninebox mov where mov.empresa_id = ${v}.empresa_id
        and mov.avaliacao_desempenho_id = ${v}.avaliacao_desempenho_id and mov.colaborador_id = ${v}.avaliado_id and mov.desfeito_em is null
        order by mov.id desc limit 1) ${m} on true`,
  )
  const limite = (nome: string, coluna: string) => `coalesce(${config}.${coluna}, ${padrao(nome)}::numeric)`
  const faixa = (valor: string, baixo: string, alto: string) =>
    `case when round(${v}.${valor}, 2) <= ${baixo} then 0 when round(${v}.${valor}, 2) <= ${alto} then 1 else 2 end`
  const linha = `2 - (${faixa('potencial', limite('percentualBaixoPotencial', 'percentual_baixo_potencial'), limite('percentualAltoPotencial', 'percentual_alto_potencial'))})`
  const coluna = faixa(
    'desempenho',
    limite('percentualBaixoDesempenho', 'percentual_baixo_desempenho'),
    limite('percentualAltoDesempenho', 'percentual_alto_desempenho'),
  )
  const numero = join(
    'box',
    (
      b,
    ) => `cross join lateral (select c.calculado, case when c.calculado is not null then coalesce(${movimento}.para, c.calculado) end::int as para,
        c.calculado is not null and ${movimento}.para is not null as calibrado
      from (select case when ${v}.potencial is not null and ${v}.desempenho is not null then ((${linha}) * 3 + (${coluna}) + 1)::int end as calculado) c) ${b}`,
  )
  const nomes = BOXES.map(
    (n) => `when ${n} then coalesce(${config}.box${n}_nomeclatura, ${padrao(`box${n}.nomeclatura`)})`,
  )
  return { numero, nome: (de: string) => `case ${de} ${nomes.join(' ')} end` }
}

/** Default of a configuration field. */
function padraoDe({ entities }: Pick<Model, 'entities'>, path: string): string {
  const ninebox = entities.get('avaliacao/ninebox')
  const value = ninebox && fieldAt(ninebox, path)?.schema.default
  if (value === undefined) throw new Error(`avaliacao/ninebox: ${path} has no default`)
  return String(value)
}
