import type { Approval, JsonSchema, JsonValue, State, Workflow } from '#schemas/runtime/model.ts'
import type { XApproval, XState, XTransition, XWorkflow } from '#schemas/runtime/written/workflow.ts'
import type { Tone, XAction, XEntity, XFilter } from '#schemas/runtime/written/written.ts'
import { presentAt, withVisibility } from './configurable.ts'

/**
 * Expands `x-entity.workflow` of a resolved schema: each transition becomes an action whose conditions check the state
 * it starts from; fields a state requires become an `if/then`, fields it hides a `visibleWhen`. Later steps treat them
 * like any other action or rule.
 */
export function expandWorkflow(schema: JsonSchema): JsonSchema {
  const x = schema['x-entity']
  if (!x?.workflow) return schema
  const workflows = workflowsOf(schema)
  const states = workflows.flatMap((workflow) => workflow.states)
  const rules = states.flatMap((state) =>
    (state.required ?? []).map((path) => ({ if: inState(state), then: presentAt(path) })),
  )
  const hidden = new Map<string, JsonSchema>()
  for (const state of states)
    for (const path of state.hidden ?? []) {
      const others = hidden.get(path)
      const shown: JsonSchema = { not: inState(state) }
      hidden.set(path, others ? { allOf: [others, shown] } : shown)
    }
  return {
    ...schema,
    properties: withVisibility(schema.properties ?? {}, '', hidden),
    ...(schema.allOf || rules.length > 0 ? { allOf: [...(schema.allOf ?? []), ...rules] } : {}),
    'x-entity': { ...x, actions: [...stepsOf(x.workflow, workflows), ...(x.actions ?? [])] },
  }
}

/**
 * The workflows of a resolved schema, with titles and tones from the closed lists of their fields.
 * @param number returns the index of a condition of the entity
 */
export function workflowsOf(schema: JsonSchema, number: (condition: JsonSchema) => number = () => 0): Workflow[] {
  return (schema['x-entity']?.workflow ?? []).map((written) => {
    const states = written.field === undefined ? written.states : statesOfField(schema, written, written.field)
    const complete = (states ?? []).map(completeState)
    return {
      name: written.name,
      title: written.title,
      ...(written.field === undefined ? {} : { field: written.field }),
      ...(written.filter === undefined ? {} : { filter: written.filter }),
      states: complete,
      ...(written.approval ? { approval: numbered(written.approval, number) } : {}),
      initial: written.initial ?? complete.slice(0, 1).map(({ name }) => name),
      transitions: written.transitions.map((transition) => ({
        name: transition.name,
        title: transition.title,
        from: fromOf(transition, complete),
        to: [transition.to].flat(),
        set: transition.set ?? {},
        adds: transition.adds ?? [],
        ...(transition.after ? { after: transition.after } : {}),
      })),
    }
  })
}

const numbered = (approval: XApproval, number: (condition: JsonSchema) => number): Approval => ({
  ...approval,
  levels: approval.levels.map(({ when, ...level }) => (when ? { ...level, when: number(when) } : level)),
})

const completeState = (state: XState): State => ({
  ...state,
  title: state.title ?? state.name,
  tone: state.tone ?? 'neutral',
  is: state.is ?? {},
})

/** The states of a workflow on a closed list: one per value, completed by the entry of that name in `states`. */
function statesOfField(schema: JsonSchema, { states = [] }: XWorkflow, field: string): XState[] {
  const property = schema.properties?.[field]
  const tones: Record<string, Tone> = property?.['x-field']?.tones ?? {}
  return (property?.oneOf ?? []).map(({ const: value, title }) => {
    const name = String(value)
    const said = states.find((state) => state.name === name)
    return { title, tone: tones[name], ...said, name, is: { [field]: value as JsonValue } }
  })
}

/** States a transition starts from; by default all, except its own target when it has a single one. */
function fromOf({ from, to }: XTransition, states: readonly State[]): string[] {
  const goals = [to].flat()
  return from ?? states.map(({ name }) => name).filter((name) => goals.length > 1 || !goals.includes(name))
}

/** Condition: the record is in the state. A boolean that is not stored counts as false. */
function inState({ is }: Pick<State, 'is'>): JsonSchema {
  const each = Object.entries(is).map(([path, value]) =>
    value === false ? { not: holds(path, true) } : holds(path, value),
  )
  const [only] = each
  return each.length === 1 && only ? only : { allOf: each }
}

function holds(path: string, value: JsonValue): JsonSchema {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.length === 0 ? { const: value } : holds(rest.join('.'), value)
  return { type: 'object', properties: { [name]: inner }, required: [name] }
}

function stepsOf(written: readonly XWorkflow[], workflows: readonly Workflow[]): XAction[] {
  return written.flatMap((own, i) => own.transitions.map((step) => actionOf(step, own, workflows[i], workflows)))
}

function actionOf(
  {
    name,
    title,
    icon,
    fields,
    required,
    authority,
    by,
    confirm,
    advice,
    long,
    sentTo,
    when,
    refused,
    from,
    to,
  }: XTransition,
  written: XWorkflow,
  workflow: Workflow | undefined,
  all: readonly Workflow[],
): XAction {
  const states = workflow?.states ?? []
  const start = fromOf({ from, to } as XTransition, states)
  const meant = states.filter((state) => start.includes(state.name))
  const around = written.within
  const other = all.find((one) => one.name === around?.workflow)?.states.filter((s) => around?.in.includes(s.name))
  return {
    name,
    title,
    workflow: written.name,
    ...(icon ? { icon } : {}),
    ...(fields ? { fields } : {}),
    ...(required ? { required } : {}),
    ...whoMay({ by, authority }, decides(written, start, [to].flat())),
    ...(confirm ? { confirm } : {}),
    ...(advice ? { advice } : {}),
    ...(long ? { long } : {}),
    ...(sentTo ? { sentTo } : {}),
    when: [
      ...(around && other ? [{ condition: anyOf(other), message: around.refused }] : []),
      ...(meant.length < states.length
        ? [{ condition: anyOf(meant), message: refused ?? refusalOf(written.title, meant) }]
        : []),
      ...(when ?? []),
    ],
  }
}

/** Whether a step approves or refuses what waits for approval. */
const decides = ({ approval }: XWorkflow, from: string[], to: string[]): boolean =>
  approval !== undefined &&
  from.includes(approval.in) &&
  (to.includes(approval.approved) || to.includes(approval.refused))

function whoMay({ by, authority }: Pick<XTransition, 'by' | 'authority'>, decider: boolean): Partial<XAction> {
  if (!by && !decider) return authority ? { authority } : {}
  return { by: { roles: by ?? [], ...(authority ? { authority } : {}), ...(decider ? { decides: true } : {}) } }
}

const anyOf = (states: readonly State[]): JsonSchema =>
  states.length === 1 && states[0] ? inState(states[0]) : { anyOf: states.map(inState) }

const refusalOf = (title: string, states: readonly State[]): string =>
  `Só é possível com ${title} em ${states.map((state) => `"${state.title}"`).join(' ou ')}.`

/** Adds a state filter to the list for each workflow, unless a filter for the workflow or its field exists. */
export function stateFilters(x: XEntity, workflows: readonly Workflow[]): XFilter[] {
  const there = (x.list?.filters ?? []).flatMap((filter) =>
    typeof filter === 'string' ? [filter] : [filter.name, filter.field ?? ''],
  )
  return workflows
    .filter(
      ({ name, field, filter }) => filter === undefined && !there.includes(name) && !there.includes(field ?? name),
    )
    .map(({ name, title, states }) => ({
      name,
      title,
      cases: states.map((state) => ({ const: state.name, title: state.title, where: state.is })),
    }))
}
