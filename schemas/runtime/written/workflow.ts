import type { Expression } from '../computed/written.ts'
import type { JsonValue, SpecialDefault, Tone } from './basics.ts'

/** A JSON Schema over the record and `$context`. */
type Condition = object

/** A value that a transition sets: a constant, null (clears the field), a dynamic default (unless the body has a value), or the value of another field after the transition. */
export type XSetValue = string | number | boolean | null | { default: SpecialDefault } | { from: string }

/** One state of a workflow. Where states are the options of a closed list, title and tone are those of the list. */
export interface XState {
  name: string
  title?: string
  /** visual emphasis, as in `x-field.tones` */
  tone?: Tone
  /** values of stored fields that define the state */
  is?: Record<string, JsonValue>
  /** read-only fields in this state (an inline object stands for its members); true: all */
  readOnly?: true | string[]
  /** exceptions from `readOnly: true` */
  open?: string[]
  /** mandatory fields */
  required?: string[]
  /** hidden fields */
  hidden?: string[]
  /** false: a record in this state is not deleted */
  deletable?: false
  /** off the regular path: shown in the progress bar only when a record is or was there */
  aside?: true
}

/** New value of a field of another record, or the difference to add or subtract. */
export type XEffectValue = { to: Expression } | { add: Expression } | { subtract: Expression }

/** Effect of a step on other records; validated by their own rules, in the same transaction. */
export interface XEffect {
  /** child list of the record: applies to each of its rows */
  rows?: string
  /** boolean expression: applies only where it holds; with `rows` evaluated on the row, whose record is `outer` */
  when?: Expression
  /** reference to the record to update; with `rows`, of the row */
  changes?: string
  set?: Record<string, XEffectValue>
  /** or: register of the record to create */
  creates?: string
  values?: Record<string, Expression>
}

/** A call below the record whose answer is shown before an action, with these fields as parameters (`answers/advice.ts`). */
export interface XAdvice {
  call: string
  with?: string[]
}

/** A step from one state to another: a button, and PUT /{id}/<name>. */
export interface XTransition {
  name: string
  title: string
  icon?: string
  /** source states; absent: all others */
  from?: string[]
  /** target state; several: the body chooses, in the workflow's field */
  to: string | string[]
  /** fields of its dialog */
  fields?: string[]
  /** mandatory ones among them */
  required?: string[]
  /** required authority, besides `by`; without both the action's default authority */
  authority?: string
  /** roles in the record (x-entity.roles): one of them suffices */
  by?: string[]
  /** confirmation question */
  confirm?: string
  /** advice shown with the question */
  advice?: XAdvice
  /** may run long: screens may continue it as a background task */
  long?: boolean
  /** call below the record that screens use; default: the step's name */
  sentTo?: string
  /** conditions on the record, each with its error text */
  when?: { condition: Condition; message: string }[]
  /** error text where the record is in no state of `from` */
  refused?: string
  /** fields it sets */
  set?: Record<string, XSetValue>
  /** rows it adds to lists of the record */
  adds?: { list: string; values: Record<string, XSetValue> }[]
  /** effects on other records */
  effects?: XEffect[]
  /** runs automatically this many days after the record entered the state, or after the day in field `of` */
  after?: { days: number; of?: string }
}

/** One stage of an approval. Deciders have one of its roles in the record, or the authority. */
export interface XLevel {
  name: string
  title: string
  by?: string[]
  authority?: string
  /** true: every holder of the roles must approve; default: one suffices */
  all?: true
  /** condition on the record; absent: always required */
  when?: Condition
  /** working days until escalation: then those of `escalates` are notified and may decide, too */
  days?: number
  escalates?: { by?: string[]; authority?: string }
  /** roles in the record excluded from deciding, such as its author */
  never?: string[]
}

/** Approval required before a record moves between states, stage by stage. */
export interface XApproval {
  /** the state in which it waits for the decision */
  in: string
  /** target states of approval and rejection */
  approved: string
  refused: string
  levels: XLevel[]
  /** field of the step with the reason */
  reason?: string
  /** approved fields: a later change by a user who could not approve alone sends the record back */
  again?: string[]
  /** false: code of the entity notifies the deciders */
  tells?: false
}

/** The states of a record, defined over stored fields. Several workflows of an entity are independent. */
export interface XWorkflow {
  name: string
  title: string
  /** closed list whose options are the states; absent: each state defines its field values (`is`) */
  field?: string
  states?: XState[]
  /** states a new record may begin in; by default the first */
  initial?: string[]
  /** transitions are allowed only while another workflow of the entity is in one of these states */
  within?: { workflow: string; in: string[]; refused: string }
  /** list filter that already covers its states; default: a filter of its name is added */
  filter?: string
  approval?: XApproval
  transitions: XTransition[]
}

/** A role in a record: the user of a reference, or those that a named query in `roles.ts` of the referenced entity returns. */
export interface XRole {
  title: string
  /** path of a reference to a user */
  user?: string
  /** path of a reference, and the query run for its target */
  of?: string
  query?: string
}
