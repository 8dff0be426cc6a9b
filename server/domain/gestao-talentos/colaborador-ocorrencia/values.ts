import { defineValues } from '#server/crud/define.ts'
import { diasPerdidosSql } from '#server/domain/gestao-talentos/talento/queries.ts'

export default defineValues('gestao-talentos/colaborador-ocorrencia', {
  /** Days lost by it in the period. */
  diasPerdidos: (ctx, place) => diasPerdidosSql(ctx, place, 'ocorrencia'),
})
