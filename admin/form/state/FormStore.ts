import { withComputed } from '#schemas/runtime/computed/fill.ts'
import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { isEnabled, isRequired, isVisible } from '#schemas/runtime/record/record.ts'
import { isKnown, valuesLeft } from '#schemas/runtime/record/visibility.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { FormModel, PlacedField } from '../engine/deriveForm.ts'
import { toRecord } from '../engine/values.ts'

/** State of a field after evaluating its conditions. */
export interface FieldState {
  visible: boolean
  enabled: boolean
  required: boolean
  /** of a closed list: the values allowed now, where these are not all of them */
  left?: readonly unknown[]
}

/** Request to open a row of a child list in its dialog, at a field. */
export interface OpenRequest {
  key: string
  index?: number
  field?: string
}

/**
 * Form state besides RJSF's own: current values, condition results, active tab, pending texts. Lives outside React so that a change
 * re-renders only the components that select what changed.
 */
export class FormStore {
  private flat: RecordData
  private nested: RecordData | undefined
  private states = new Map<string, FieldState>()
  private readonly listeners = new Set<() => void>()
  private readonly conditional: PlacedField[]
  private readonly buffers = new Set<() => void>()
  /** position of the active tab */
  tab = 0
  open: OpenRequest | undefined
  private readonly model: FormModel
  private readonly runtime: EntityRuntime
  private context: RuleContext

  constructor(model: FormModel, runtime: EntityRuntime, context: RuleContext, initial: RecordData) {
    this.model = model
    this.runtime = runtime
    this.context = context
    this.flat = initial
    this.conditional = [...model.placed.values()].filter(
      ({ conditional, field }) => conditional || field.hint.authority !== undefined,
    )
    this.evaluate()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Values by flat key. */
  get values(): RecordData {
    return this.flat
  }

  /** The current record, inline objects nested again, with computed fields. */
  get record(): RecordData {
    this.nested ??= withComputed(this.runtime, toRecord(this.model.leaves, this.flat), this.context, { labelled: true })
    return this.nested
  }

  /** Takes over RJSF's current form data. */
  update(flat: RecordData): void {
    this.flat = flat
    this.nested = undefined
    this.evaluate()
    this.notify()
  }

  setContext(context: RuleContext): void {
    if (context === this.context) return
    this.context = context
    this.nested = undefined
    this.evaluate()
    this.notify()
  }

  /** Visible, enabled and required now; the same object until one of them changes. */
  stateOf(placed: PlacedField): FieldState {
    return this.states.get(placed.key) ?? (placed.field.required ? REQUIRED : OPTIONAL)
  }

  /** Switches the tab after flushing the pending texts of the previous one. */
  showTab(tab: number): void {
    if (tab === this.tab) return
    this.flush()
    this.tab = tab
    this.notify()
  }

  requestOpen(request: OpenRequest | undefined): void {
    this.open = request
    this.notify()
  }

  /** Registers a pending text: `commit` passes it to the form. Returns the function that unregisters it. */
  buffer(commit: () => void): () => void {
    this.buffers.add(commit)
    return () => this.buffers.delete(commit)
  }

  /** Commits every pending text. */
  flush(): void {
    for (const commit of [...this.buffers]) commit()
  }

  private evaluate(): void {
    for (const placed of this.conditional) {
      const next = this.judge(placed)
      const last = this.states.get(placed.key)
      if (!last || !isSame(last, next)) this.states.set(placed.key, next)
    }
  }

  private judge({ field }: PlacedField): FieldState {
    const { record, runtime, context } = this
    return {
      visible: isKnown(field, context, record) && isVisible(runtime, field, record, context),
      enabled: isEnabled(runtime, field, record, context),
      required: isRequired(runtime, field, record, context),
      left: valuesLeft(runtime, field, record, context),
    }
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }
}

const isSame = (a: FieldState, b: FieldState): boolean =>
  a.visible === b.visible &&
  a.enabled === b.enabled &&
  a.required === b.required &&
  JSON.stringify(a.left) === JSON.stringify(b.left)

const REQUIRED: FieldState = { visible: true, enabled: true, required: true }
const OPTIONAL: FieldState = { visible: true, enabled: true, required: false }
