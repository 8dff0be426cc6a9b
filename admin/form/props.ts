import type { ComponentType, ReactNode, Ref, RefObject } from 'react'
import type { FieldError, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { Subset } from './engine/deriveForm.ts'
import type { Typed } from './engine/useExchange.ts'
import type { Services } from './services.ts'

/** Shows the tabs as steps of a wizard: each is validated before the next one. */
export interface Steps {
  /** step (index of its tab) to begin with */
  start?: number
  /** called with the index of the tab shown */
  onStep?(tab: number): void
  /** number of steps the host showed before these; included in the count */
  before?: number
  /** called on "back" in the first step */
  onBack?(): void
}

/** Imperative handle of a form. */
export interface EntityFormHandle {
  /** same as pressing 'Salvar' */
  submit(): void
  /** the record as it stands, pending texts flushed first */
  values(): RecordData
  /** sets fields, named by dotted path */
  setValues(values: Record<string, unknown>): void
  /** shows errors from the server and goes to the first */
  showErrors(errors: FieldError[]): void
  /** goes to the field at a dotted path, on whatever tab it is */
  show(path: string): void
  /** whether there are unsaved changes; updated synchronously, unlike `onDirty` */
  isDirty(): boolean
}

export interface EntityFormProps extends Services {
  /** rules of the entity; a changed definition (development) remounts the form with its unsaved data */
  runtime: EntityRuntime
  /** absent for a new record; without an id (clone, `…/novo`) it is a new one with values. A newer state replaces it while the form is not dirty. */
  record?: RecordData
  /** whether the record is a new one, which gets defaults; true unless it has an id */
  fresh?: boolean
  /** what conditions may read besides the record */
  context: RuleContext
  /**
   * Receives the normalised record, with `id` and `versao` unchanged. Resolves to the server's violations, which are shown at their fields,
   * or to undefined when it was saved. A rejection shows its message; input is kept.
   */
  onSubmit(record: RecordData): Promise<FieldError[] | undefined>
  /** called when the form becomes dirty or clean */
  onDirty?(dirty: boolean): void
  /** called with the record whenever a value reached the form */
  onChange?(record: RecordData): void
  /** only these fields, writable even where the entity has them read-only: the body of an action */
  subset?: Subset
  /** shows the tabs as a wizard with progress */
  steps?: Steps
  /** unsaved data kept from before: shown in place of `record`, so the form starts dirty */
  draft?: RecordData
  readOnly?: boolean
  /** why the form is read-only; shown above it */
  disabledReason?: string
  submitLabel?: string
  /** above the tabs */
  extraTop?: ReactNode
  /** beside the save button */
  actions?: ReactNode
  /** errors to show from the start, the first of them focused unless `focusErrors` is false */
  initialErrors?: FieldError[]
  focusErrors?: boolean
  /** focuses the first editable field, on devices with a fine pointer only */
  focusFirst?: boolean
  /** false: no save button, for a view-only form */
  footer?: boolean
  formRef?: Ref<EntityFormHandle>
  /** prefix of element ids; 'root' by default */
  idPrefix?: string
  heading?: 2 | 3
}

/** Internal properties the form adds. */
export interface FormBodyProps extends EntityFormProps {
  dirty: boolean
  /** unsaved data of the form this one replaces */
  typed?: Typed
  held: RefObject<(() => Typed) | null>
  onDirty(dirty: boolean): void
  /** the form component itself, for dialogs that hold another form */
  Form: ComponentType<EntityFormProps>
}
