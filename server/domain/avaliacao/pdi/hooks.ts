import { defineHooks } from '#server/platform/crud/define.ts'
import { calibradoSql } from './calibrado.ts'

export default defineHooks('avaliacao/pdi', {
  selects: { calibrado: (_ctx, alias) => calibradoSql(alias) },
})
