import { diasPerdidosSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import { defineValues } from '#server/platform/crud/define.ts'

export default defineValues('sst/afastamento', {
  /** SQL: days lost by the leave within the period. */
  diasPerdidos: (ctx, place) => diasPerdidosSql(ctx, place, 'afastamento'),
})
