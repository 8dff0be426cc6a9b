import { diasPerdidosSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import { defineValues } from '#server/platform/crud/define.ts'

export default defineValues('gestao-talentos/colaborador-ocorrencia', {
  /** SQL: days lost by the occurrence within the period. */
  diasPerdidos: (ctx, place) => diasPerdidosSql(ctx, place, 'ocorrencia'),
})
