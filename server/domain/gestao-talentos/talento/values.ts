import { defineValues } from '#server/platform/crud/define.ts'
import { geracaoSql } from './geracao-sql.ts'

export default defineValues('gestao-talentos/talento', {
  /** The generation a talent belongs to by his year of birth. */
  geracao({ session }, { alias, param, join }) {
    const dele = geracaoSql(alias, param(session.empresaId, 'bigint'))
    const geracao = join('geracao', (g) => `left join lateral ${dele} ${g} on true`)
    return { sql: `${geracao}.nome`, id: `${geracao}.id` }
  },
})
