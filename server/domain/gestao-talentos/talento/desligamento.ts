import { displayDay } from '#schemas/runtime/dates.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { areasLideradas } from '#server/domain/cargo-salario/area-organizacional/queries.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { holdersOf } from '#server/platform/messages/recipients.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import { impedimentosDe, type Pessoa } from './impedimentos.ts'

const DESLIGAR_ESTAVEL = 'ROLE_DESLIGAR_ESTAVEL'

/** Days after the dismissal in which it can be undone. */
export const ESTORNO = 30

/** Refuses a new or moved dismissal with impediments, unless an authorised user gives a justification. */
export async function recusaDesligamento(ctx: Ctx, talento: Pessoa, before: Pessoa | undefined): Promise<FieldError[]> {
  const { situacao, justificativaDesligamento } = talento
  // talents imported as dismissed were dismissed elsewhere
  if (ctx.restoring || !before || situacao === 'C') return []
  const sai = saiu(talento) && !saiu(before)
  const dia = talento.dataDesligamento ?? (sai ? ctx.context.hoje : undefined)
  if (dia === undefined || (!sai && dia === before.dataDesligamento)) return []
  const impedem = (await impedimentosDe(ctx, talento, dia)).filter(({ impede }) => impede)
  if (impedem.length === 0) return []
  if (!hasAuthority(ctx.session, DESLIGAR_ESTAVEL))
    return impedem.map(({ texto }) => fieldError('dataDesligamento', texto))
  return justificativaDesligamento ? [] : [fieldError('justificativaDesligamento', SEM_JUSTIFICATIVA)]
}

/** Notifies users who can name a successor of each area that loses its responsible. */
export async function pedeSucessores(ctx: Ctx, talento: Pessoa, before: Pessoa | undefined): Promise<void> {
  if (!before || !saiu(talento) || saiu(before)) return
  const { db, session, context } = ctx
  const areas = await areasLideradas(ctx, talento.id)
  if (areas.length === 0) return
  const { authority } = forEntity(ctx, 'cargo-salario/area-organizacional').entity
  const dia = displayDay(talento.dataDesligamento ?? context.hoje)
  for (const area of areas)
    await sendMessage(db, {
      empresaId: session.empresaId,
      tipo: 'C',
      usuarios: await holdersOf(db, session.empresaId, authority.update, { areaId: area.id, hidden: false }),
      remetente: session.usuario.nome,
      texto: `${talento.nome} respondia pela área ${area.nome} e sai em ${dia}: escolha quem sucede na área.`,
      link: `/cargo-salario/areas-organizacionais/${area.id}`,
    })
}

/** Dismissed (D), or sent to the payroll system (U). */
const saiu = ({ situacao }: Pessoa): boolean => situacao === 'D' || situacao === 'U'

const SEM_JUSTIFICATIVA = 'Diga por que se desliga apesar da estabilidade ou do afastamento'

/** Whether a dismissal may still be undone. */
export const podeEstornar = (dataDesligamento: string | undefined, hoje: string): boolean =>
  dataDesligamento === undefined || hoje <= (addDays(dataDesligamento, ESTORNO) ?? hoje)
