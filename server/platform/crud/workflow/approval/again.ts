import { stateOf, stepBetween } from '#schemas/runtime/definition/workflow.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import type { Ctx } from '../../define.ts'
import { isSame } from '../locks.ts'
import { changesOf } from '../step.ts'
import { agreesAlone } from './levels.ts'

/**
 * Sends an approved record back into approval, in place, where fields that were approved (`approval.again`) change and the session could not approve them
 * alone.
 * @param record the stored record with a body laid over it
 */
export function sendBack(ctx: Ctx, stored: RecordData, record: RecordData): void {
  for (const workflow of ctx.entity.workflows ?? []) {
    const { approval } = workflow
    if (!approval?.again || stateOf(workflow, stored)?.name !== approval.approved) continue
    const changed = approval.again.flatMap((path) => {
      const field = fieldAt(ctx.entity, path)
      return field && !isSame(ctx, field, valueAt(stored, path), valueAt(record, path)) ? [field.title] : []
    })
    const step = stepBetween(workflow, approval.approved, approval.in)
    if (changed.length === 0 || !step || agreesAlone(ctx, workflow, record)) continue
    const asked = ctx.entity.actions.find(({ name }) => name === step.name)?.fields ?? []
    const input: RecordData = {}
    if (workflow.field !== undefined && asked.includes(workflow.field)) input[workflow.field] = approval.in
    if (approval.reason !== undefined && asked.includes(approval.reason))
      input[approval.reason] = `Alterado depois de aprovado: ${changed.join(', ')}.`
    Object.assign(record, changesOf(ctx, { workflow, step, asked }, record, input))
    for (const [name, value] of Object.entries(record)) if (value === undefined) delete record[name]
  }
}
