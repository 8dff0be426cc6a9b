import { defineHooks } from '#server/platform/crud/define.ts'
import { responsavelDaTarefa } from './queries.ts'

export default defineHooks('gestao-talentos/tarefa-talento', {
  selects: { responsavel: responsavelDaTarefa },
})
