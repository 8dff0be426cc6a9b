import { violation } from '#schemas/runtime/messages.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'

/** Errors for options a company has closed: stored ones stay valid, but nobody may choose them anew. */
export function closedChoices(ctx: Ctx, record: RecordData, before: RecordData | undefined): FieldError[] {
  return planOf(ctx.entity, ctx.deps.model).storage.own.flatMap(({ field }) => {
    const value = valueAt(record, field.path)
    const closed = typeof value === 'string' && field.hint.closed?.includes(value)
    if (!closed || (before && valueAt(before, field.path) === value)) return []
    const title = field.options?.find((option) => option.value === value)?.title ?? value
    return [{ code: violation, field: field.path, message: `A opção ${title} de ${field.title} está encerrada` }]
  })
}
