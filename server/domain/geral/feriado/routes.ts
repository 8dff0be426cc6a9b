import { holidaysOf } from '#schemas/runtime/days/working-days.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { findCalendar } from './queries.ts'

const querystring = {
  type: 'object',
  properties: {
    ano: { type: 'integer', title: 'Ano; sem ele o atual' },
    estabelecimentoId: { type: 'integer', title: 'Onde; sem ele o que vale em toda a empresa' },
  },
} as const

export default defineRoutes('geral/feriado', (route) => {
  /** Days of a year that have a name, and the calendar to count working days with (schemas/runtime/days/working-days.ts). */
  route.get(
    '/calendario',
    { summary: 'Feriados e pontos facultativos de um ano', authority: 'LOGIN', querystring },
    async (ctx, request) => {
      const { ano, estabelecimentoId } = request.query as { ano?: string; estabelecimentoId?: string }
      const year = numberIn('ano', ano, /^[12]\d{3}$/) ?? Number(ctx.context.hoje.slice(0, 4))
      const calendario = await findCalendar(ctx, numberIn('estabelecimentoId', estabelecimentoId, /^\d{1,15}$/))
      if (!calendario) return fail('NAO_ENCONTRADO')
      return { ano: year, feriados: holidaysOf(calendario, year), calendario }
    },
  )
})

/** @throws DomainError 400 PARAMETRO_INVALIDO */
function numberIn(nome: string, text: string | undefined, pattern: RegExp): number | undefined {
  if (text === undefined || text === '') return undefined
  return pattern.test(text) ? Number(text) : fail('PARAMETRO_INVALIDO', { nome })
}
