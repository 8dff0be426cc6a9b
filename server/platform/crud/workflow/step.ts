import { enterState } from '#schemas/runtime/definition/workflow.ts'
import type { Action, RecordData, State, Transition, Workflow } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { applyDefaults, specialValue } from '#schemas/runtime/record/defaults.ts'
import type { SpecialDefault } from '#schemas/runtime/written/basics.ts'
import type { XSetValue } from '#schemas/runtime/written/workflow.ts'
import type { ActionHandler, Ctx } from '../define.ts'
import { mayKnow } from '../sight/field-authority.ts'

/** The step of a workflow that an action is, if it is one. */
export function stepOf(
  { workflows = [] }: Ctx['entity'],
  { name, workflow: of }: Action,
): { workflow: Workflow; step: Transition } | undefined {
  const workflow = workflows.find((one) => one.name === of)
  const step = workflow?.transitions.find((one) => one.name === name)
  return workflow && step && { workflow, step }
}

/** The handler of a workflow step without code of its own: saves all that the step changes at once. */
export const takeStep: ActionHandler = async (_ctx, { step, save }) => {
  await save(step)
}

export interface Step {
  workflow: Workflow
  step: Transition
  /** fields that the step asks for */
  asked: readonly string[]
}

/** The fields that a step changes, with their new values: fields it asks for, those of the new state, those it sets and the rows it adds; undefined clears. */
export function changesOf(
  ctx: Ctx,
  { workflow, step, asked }: Step,
  record: RecordData,
  input: RecordData,
): RecordData {
  const after: RecordData = structuredClone(record)
  const changed = new Set<string>()
  const put = (path: string, value: unknown) => {
    setAt(after, path, value ?? undefined)
    changed.add(path.split('.')[0] ?? path)
  }
  // a field that was asked for and not answered is cleared
  for (const path of asked) if (mayAnswer(ctx, path, record)) put(path, valueAt(input, path))
  const goal = goalOf(workflow, step, input)
  if (goal) {
    enterState(after, goal)
    for (const path of Object.keys(goal.is)) changed.add(path.split('.')[0] ?? path)
  }
  for (const [path, value] of Object.entries(step.set)) {
    // a value of the body goes before a default
    if (isSpecial(value) && valueAt(input, path) !== undefined) continue
    put(path, givenValue(ctx, value, after))
  }
  for (const { list, values } of step.adds) put(list, [...rowsAt(after, list), rowOf(ctx, list, values, after)])
  return Object.fromEntries([...changed].map((name) => [name, after[name]]))
}

/** Whether the session may answer a field; one it may not know keeps its stored value. */
function mayAnswer({ entity, session }: Ctx, path: string, record: RecordData): boolean {
  const field = fieldAt(entity, path)
  return !field || mayKnow(session, field, record)
}

/** The state a step leads to; of several, the one the body names. */
export function goalOf({ states, field }: Workflow, { to }: Transition, input: RecordData): State | undefined {
  const wanted = to.length === 1 ? to[0] : String(field === undefined ? '' : input[field])
  return to.includes(wanted ?? '') ? states.find(({ name }) => name === wanted) : undefined
}

const isSpecial = (value: XSetValue): value is { default: SpecialDefault } =>
  typeof value === 'object' && value !== null && 'default' in value

function givenValue(ctx: Ctx, value: XSetValue, record: RecordData): unknown {
  if (typeof value !== 'object' || value === null) return value
  return 'from' in value ? valueAt(record, value.from) : specialValue(value.default, ctx.context)
}

const rowsAt = (record: RecordData, list: string): RecordData[] => (record[list] as RecordData[] | undefined) ?? []

/** A new row as the definition describes it, with the defaults of its own. */
function rowOf(ctx: Ctx, list: string, described: Record<string, XSetValue>, record: RecordData): RecordData {
  const target = ctx.entity.fields.find(({ name }) => name === list)?.target ?? ''
  const row: RecordData = {}
  for (const [path, value] of Object.entries(described)) {
    const found = givenValue(ctx, value, record)
    if (found !== undefined && found !== null) setAt(row, path, found)
  }
  return applyDefaults(ctx.deps.runtimes.get(target), row, ctx.context)
}
