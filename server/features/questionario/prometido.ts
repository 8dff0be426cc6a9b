import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { changesBetween } from '#server/platform/crud/trail/write-trail.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/** Refuses changes of fields promised to respondents or used by distributed copies, except in preparation. */
export function recusaPrometido(
  { entity }: Ctx,
  prometido: ReadonlySet<string>,
  record: object & { situacao: string },
  before: (object & { situacao: string }) | undefined,
  mensagem: string,
): FieldError[] {
  if (!before || before.situacao === 'P' || record.situacao === 'P') return []
  return Object.keys(changesBetween(entity, { ...before } as RecordData, { ...record } as RecordData))
    .filter((path) => prometido.has(path.split('.')[0] ?? ''))
    .map((path) => fieldError(path, mensagem))
}
