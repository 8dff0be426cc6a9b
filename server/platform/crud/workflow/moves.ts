import { stateOf, stepBetween } from '#schemas/runtime/definition/workflow.ts'
import type { Field, RecordData, Workflow } from '#schemas/runtime/model.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'

/**
 * Checks that a record begins in an initial state and changes its state only by steps, on every write path: form, API, import, bulk edit, or code. A body
 * cannot set the fields of a state: they are read-only.
 * @param before as stored; absent for a new record
 * @throws DomainError TRANSICAO_INVALIDA
 */
export function checkMoves(ctx: Ctx, record: RecordData, before: RecordData | undefined): void {
  for (const workflow of ctx.entity.workflows ?? []) {
    const to = stateOf(workflow, record)?.name
    if (before === undefined) {
      if (to === undefined || !workflow.initial.includes(to)) refuse(workflow, undefined, to)
      continue
    }
    const from = stateOf(workflow, before)?.name
    if (from === to) continue
    if (from === undefined || to === undefined || !stepBetween(workflow, from, to)) refuse(workflow, from, to)
  }
}

function refuse({ title, states }: Workflow, from: string | undefined, to: string | undefined): never {
  const named = (name: string | undefined) => states.find((state) => state.name === name)?.title ?? '–'
  return fail('TRANSICAO_INVALIDA', { fluxo: title, de: from === undefined ? 'novo' : named(from), para: named(to) })
}

/** Paths of the fields that define in which states a record is. */
export const stateFields = (workflows: readonly Workflow[] = []): Set<Field['path']> =>
  new Set(workflows.flatMap(({ states }) => states.flatMap(({ is }) => Object.keys(is))))
