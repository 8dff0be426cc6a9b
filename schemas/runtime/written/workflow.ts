import type { Expression } from '../computed/written.ts'
import type { JsonValue, SpecialDefault, Tone } from './basics.ts'

/** A JSON Schema over the record and `$context`. */
type Condition = object

/**
 * A value that a transition gives a field: a constant, null (clears it), what no constant can say (unless the body says one itself), or what
 * another field of the record holds after the transition.
 */
export type XSetValue = string | number | boolean | null | { default: SpecialDefault } | { from: string }

/** One state of a workflow. Where the states are the values of a closed list, title and tone are those of the list. */
export interface XState {
  name: string
  title?: string
  /** how much it asks for attention, as in `x-field.tones` */
  tone?: Tone
  /** what the stored fields hold in this state */
  is?: Record<string, JsonValue>
  /** fields nobody changes in this state (an inline object stands for its members); true: all */
  readOnly?: true | string[]
  /** fields that stay open where `readOnly` is true */
  open?: string[]
  /** fields that must be filled in */
  required?: string[]
  /** fields that are not shown */
  hidden?: string[]
  /** false: a record in this state is not deleted */
  deletable?: false
  /** off the usual way: its place in the line of steps shows once a record is, or was, there */
  aside?: true
}

/** What a field of another record becomes: a value, or so much more or less than it holds. */
export type XEffectValue = { to: Expression } | { add: Expression } | { subtract: Expression }

/** What a step does to other records, by their own rules and all or nothing. */
export interface XEffect {
  /** a list of the record: it is done for each of its rows */
  rows?: string
  /** done only where this holds: a yes or no of the record or, with `rows`, of the row, whose record is `outer` */
  when?: Expression
  /** reference to the record that changes, of the row with `rows` */
  changes?: string
  set?: Record<string, XEffectValue>
  /** or the register in which a record is made */
  creates?: string
  values?: Record<string, Expression>
}

/** What is told before something is done: a call below the record, asked with these fields as they are filled in (`answers/advice.ts`). */
export interface XAdvice {
  call: string
  with?: string[]
}

/** A step from one state to another: a button, and PUT /{id}/<name>. */
export interface XTransition {
  name: string
  title: string
  icon?: string
  /** states it starts from; absent: all others */
  from?: string[]
  /** where it leads; several: the body says which, in the workflow's field */
  to: string | string[]
  /** fields asked on the way */
  fields?: string[]
  /** which of them must be there */
  required?: string[]
  /** who may, beside `by`; without both the permission of its own that every action has */
  authority?: string
  /** roles in the record (x-entity.roles): whoever has one of them may */
  by?: string[]
  /** question before it is done */
  confirm?: string
  /** what is told beside the question */
  advice?: XAdvice
  /** it may take longer than somebody waits: screens let it go on as a task */
  long?: boolean
  /** call below the record to which screens send it, where it is not the step's name */
  sentTo?: string
  /** what the record must be like, each with the text that says why not */
  when?: { condition: Condition; message: string }[]
  /** said where the record is in none of the states of `from` */
  refused?: string
  /** fields it gives values to */
  set?: Record<string, XSetValue>
  /** rows it adds to lists of the record */
  adds?: { list: string; values: Record<string, XSetValue> }[]
  /** what it does to other records */
  effects?: XEffect[]
  /** it happens by itself so many days after the record came into the state, or after the day a date field says */
  after?: { days: number; of?: string }
}

/** One stage of an approval. Who may decide has one of the roles in the record, or holds the authority. */
export interface XLevel {
  name: string
  title: string
  by?: string[]
  authority?: string
  /** true: everybody who has one of the roles has to approve; by default one is enough */
  all?: true
  /** it is asked only of records like this; absent: of all */
  when?: Condition
  /** working days it may take; then those of `escalates` are told and may decide, too */
  days?: number
  escalates?: { by?: string[]; authority?: string }
  /** roles in the record whose holders do not decide, whatever else they hold: who made it */
  never?: string[]
}

/** Who has to agree before a record goes from one state to another, in which order. */
export interface XApproval {
  /** the state in which it waits to be decided */
  in: string
  /** where agreement leads, and where refusal does */
  approved: string
  refused: string
  levels: XLevel[]
  /** field of the step that says why */
  reason?: string
  /** fields that were agreed to: who changes one of them later, and could not agree alone, sends the record back */
  again?: string[]
  /** false: the entity's own code tells those concerned that a record waits */
  tells?: false
}

/** The states a record goes through, over fields it stores. An entity may have several; they move independently. */
export interface XWorkflow {
  name: string
  title: string
  /** the closed list whose values are the states; absent: each state says what fields hold in it (`is`) */
  field?: string
  states?: XState[]
  /** states a new record may begin in; by default the first */
  initial?: string[]
  /** it moves only while another workflow of the entity is in one of these states */
  within?: { workflow: string; in: string[]; refused: string }
  /** filter of the list that already asks for its states; by default it gets one of its name */
  filter?: string
  approval?: XApproval
  transitions: XTransition[]
}

/** Who somebody is in a record: a user it names, or those a named query of the referred entity's `roles.ts` answers. */
export interface XRole {
  title: string
  /** path of a reference to a user */
  user?: string
  /** path of a reference, and the query asked about the record it names */
  of?: string
  query?: string
}
