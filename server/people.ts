import { addWorkingDays } from '#schemas/runtime/days/working-days.ts'
import { findCalendar } from '#server/domain/geral/feriado/queries.ts'
import { findTalentoDoUsuario } from '#server/domain/gestao-talentos/talento/queries.ts'
import { ausentesQueNomearam } from '#server/domain/utilitario/ausencia/queries.ts'
import type { People } from '#server/platform/crud/define.ts'

export { calendarReader } from '#server/domain/geral/feriado/queries.ts'

/** Implements what workflows ask about people: absences, and the calendar of working days. */
export const people: People = {
  ofUser: findTalentoDoUsuario,

  standsInFor: ({ db, session, context }) =>
    ausentesQueNomearam(db, session.empresaId, session.usuario.id, context.hoje),

  async addWorkingDays(ctx, day, days) {
    const calendar = await findCalendar(ctx)
    const end = calendar && addWorkingDays(calendar, day, days)
    if (end === undefined) throw new RangeError(`No working day: ${days} after ${day}`)
    return end
  },
}
