import type { Model } from '#schemas/load.ts'
import { BOXES } from '#schemas/runtime/ninebox.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { defineValues } from '#server/crud/define.ts'
import { deOutroSql } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'

export default defineValues('avaliacao/avaliado-avaliacao-desempenho', {
  /** Somebody else's evaluation, or the session decides when results are told — spec 2 §4 */
  deOutro: ({ session }, { alias, param }) =>
    `(${deOutroSql(session, alias, 'avaliado_id', { add: (value) => param(value, 'bigint') }) ?? 'true'})`,

  /**
   * The box of somebody with both percentages: the last configuration that had begun when the cycle ended says how they are parted (R-NINE-05), and a calibration
   * moves him.
   */
  box({ deps }, { alias: v, param, join }) {
    const padrao = (path: string) => param(padraoDe(deps.model, path), 'text')
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
    const box = join(
      'box',
      (b) => `cross join lateral (select case when ${v}.potencial is null or ${v}.desempenho is null then null
        else coalesce(${movimento}.para, (${linha}) * 3 + (${coluna}) + 1) end::int as numero) ${b}`,
    )
    const nomes = BOXES.map(
      (n) => `when ${n} then coalesce(${config}.box${n}_nomeclatura, ${padrao(`box${n}.nomeclatura`)})`,
    )
    return { sql: `case ${box}.numero ${nomes.join(' ')} end`, id: `${box}.numero` }
  },
})

/** What a configuration has where nobody says otherwise. */
function padraoDe({ entities }: Pick<Model, 'entities'>, path: string): string {
  const ninebox = entities.get('avaliacao/ninebox')
  const value = ninebox && fieldAt(ninebox, path)?.schema.default
  if (value === undefined) throw new Error(`avaliacao/ninebox: ${path} has no default`)
  return String(value)
}
