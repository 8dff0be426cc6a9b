import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import { createQuestionario, deleteQuestionario, followDono, type Questionario } from './dono.ts'
import { motivoTravado } from './respondido.ts'
import { restauraQuestionario } from './restaura.ts'

/** A record that owns a questionnaire. */
interface Dono {
  titulo: string
  ordemAleatoria?: boolean
  questionario?: { id: number }
}

/** Before an owner is stored: creates its questionnaire, or updates it with the owner's title. */
export async function guardaQuestionario(tx: Ctx, record: Dono, tipo: Questionario['tipo']): Promise<void> {
  const { titulo, ordemAleatoria, questionario } = record
  const dito = { tipo, titulo, ordemAleatoria } as Questionario
  if (questionario) return followDono(tx, questionario.id, dito)
  record.questionario = { id: await createQuestionario(tx, dito) }
}

/** Refuses a change of the random order once there are answers (spec 2 §4). */
export async function recusaOrdem(ctx: Ctx, record: Dono, before: Dono | undefined): Promise<FieldError[]> {
  const { questionario } = before ?? {}
  if (!before || !questionario) return []
  if ((before.ordemAleatoria ?? false) === (record.ordemAleatoria ?? false)) return []
  const motivo = await motivoTravado(ctx.db, ctx.session.empresaId, questionario.id)
  return motivo === undefined ? [] : [fieldError('ordemAleatoria', motivo)]
}

type Excluido = Pick<Dono, 'questionario'>

/** Hooks of every owner: its questionnaire is deleted and restored with it; deletion is refused once there are answers. */
export const hooksDoDono = {
  async beforeDelete(ctx: Ctx, { questionario }: Excluido): Promise<void> {
    const message = questionario && (await motivoTravado(ctx.db, ctx.session.empresaId, questionario.id))
    if (message !== undefined) fail('EXCLUSAO_NAO_PERMITIDA', {}, { message })
  },

  async afterDelete(ctx: Ctx, { questionario }: Excluido): Promise<void> {
    if (questionario) await deleteQuestionario(ctx, questionario.id)
  },

  async beforeRestore(ctx: Ctx, { questionario }: Excluido): Promise<void> {
    if (questionario) await restauraQuestionario(ctx, questionario.id)
  },
}
