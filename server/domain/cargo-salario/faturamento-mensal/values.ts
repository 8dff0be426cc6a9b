import { defineValues } from '#server/platform/crud/define.ts'

export default defineValues('cargo-salario/faturamento-mensal', {
  /** SQL: whether a row counts in a month's revenue: a row of the whole company replaces those of its establishments, unless the filter names establishments. */
  conta(_ctx, { alias: f, filters }) {
    const asked = filters.estabelecimentosIds
    if (Array.isArray(asked) && asked.length > 0) return 'true'
    return `(${f}.estabelecimento_id is null or not exists (select from faturamento_mensal inteiro
      where inteiro.empresa_id = ${f}.empresa_id and inteiro.mes_ano = ${f}.mes_ano and inteiro.estabelecimento_id is null))`
  },
})
