import type { EntityScope } from '#admin/resource/entity-context.ts'
import { holdsAll } from '#schemas/runtime/definition/summary.ts'
import { stateOf } from '#schemas/runtime/definition/workflow.ts'
import type { Field, RecordData, RuleContext, Tone, Workflow } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { isKnown } from '#schemas/runtime/record/visibility.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { XChip } from '#schemas/runtime/written/summary.ts'

/** A state of the record as a chip. */
export interface Chip {
  key: string
  text: string
  tone: Tone
}

type Scope = Pick<EntityScope, 'entity'>

/** State chips of a record's head, the most important first. Fields the session may not see yield none. */
export function chipsOf({ entity }: Scope, record: RecordData, context: RuleContext): Chip[] {
  const known = (path: string): Field | undefined => {
    const field = fieldAt(entity, path)
    return field && !field.hint.hidden && isKnown(field, context, record) ? field : undefined
  }
  return (entity.summary?.chips ?? []).flatMap((chip): Chip[] => {
    if (typeof chip !== 'string') return statedChip(chip, record, known)
    const workflow = entity.workflows?.find(({ name }) => name === chip)
    if (workflow) return stateChip(workflow, record, known)
    const field = known(chip)
    return field ? fieldChip(field, valueAt(record, chip)) : []
  })
}

type Known = (path: string) => Field | undefined

function statedChip(chip: XChip, record: RecordData, known: Known): Chip[] {
  const shown = Object.keys(chip.is).every((path) => known(path)) && holdsAll(record, chip)
  return shown ? [{ key: chip.title, text: chip.title, tone: chip.tone ?? 'neutral' }] : []
}

/** Chip of a workflow's state. A workflow derived from flags yields none in its initial state. */
function stateChip(workflow: Workflow, record: RecordData, known: Known): Chip[] {
  const state = stateOf(workflow, record)
  if (!state || !Object.keys(state.is).every((path) => known(path))) return []
  if (!workflow.field && workflow.initial.includes(state.name)) return []
  return [{ key: workflow.name, text: state.title, tone: state.tone }]
}

function fieldChip(field: Field, value: unknown): Chip[] {
  if (value === undefined || value === null || value === false || value === '') return []
  const text = value === true ? field.title : formatValue(field, value)
  return [{ key: field.path, text, tone: field.hint.tones?.[String(value)] ?? 'neutral' }]
}
