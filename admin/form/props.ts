import type { ComponentType, ReactNode, Ref, RefObject } from 'react'
import type { FieldError, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { Subset } from './engine/deriveForm.ts'
import type { Typed } from './engine/useExchange.ts'
import type { Services } from './services.ts'

/** The tabs as steps: one after the other, each checked before the next. */
export interface Steps {
  /** step (position of its tab) to begin with */
  start?: number
  /** told the position of the tab that is shown */
  onStep?(tab: number): void
  /** steps the host showed before these, which are counted too */
  before?: number
  /** leads from the first step to what the host showed before */
  onBack?(): void
}

/** What a form can be told from outside. */
export interface EntityFormHandle {
  /** as if 'Salvar' were pressed */
  submit(): void
  /** the record as it stands, texts still being typed included */
  values(): RecordData
  /** sets fields, named by dotted path */
  setValues(values: Record<string, unknown>): void
  /** shows errors of the server and goes to the first */
  showErrors(errors: FieldError[]): void
  /** goes to the field at a dotted path, on whatever tab it is */
  show(path: string): void
  /** whether something was typed and not saved; known at once, where `onDirty` comes with the next render */
  isDirty(): boolean
}

export interface EntityFormProps extends Services {
  /** rules of the entity; other ones (development) start the form anew with what is typed */
  runtime: EntityRuntime
  /** absent for a new record; without an id (clone, `…/novo`) it is a new one with values. A newer version replaces what nobody touched. */
  record?: RecordData
  /** whether the record is a new one, which gets defaults; true unless it has an id */
  fresh?: boolean
  /** what conditions may look at besides the record */
  context: RuleContext
  /**
   * Receives the normalised record, with `id` and `versao` as they came. Resolves to the server's violations, which are shown on their
   * fields, or to undefined when it was saved. A rejection shows its message; nothing typed is lost.
   */
  onSubmit(record: RecordData): Promise<FieldError[] | undefined>
  /** told whenever the record starts or stops differing from what was loaded or saved */
  onDirty?(dirty: boolean): void
  /** told the record as it stands whenever something typed or chosen reached the form */
  onChange?(record: RecordData): void
  /** only these fields, writable even where the entity has them read-only: the body of an action */
  subset?: Subset
  /** tabs are gone through one after the other, with progress shown, instead of being chosen from */
  steps?: Steps
  /** what was typed before and not saved: shown in place of `record`, from which it differs */
  draft?: RecordData
  readOnly?: boolean
  /** why nothing can be changed: the form is read-only and says so */
  disabledReason?: string
  submitLabel?: string
  /** above the tabs */
  extraTop?: ReactNode
  /** beside the save button */
  actions?: ReactNode
  /** errors to show from the start, the first of them focused unless `focusErrors` is false */
  initialErrors?: FieldError[]
  focusErrors?: boolean
  /** whoever has a keyboard begins in the first field that can be filled in; on a touch screen nothing is done */
  focusFirst?: boolean
  /** false: no save button below, for a form that only shows */
  footer?: boolean
  formRef?: Ref<EntityFormHandle>
  /** ids on the page start with this: 'root' unless told */
  idPrefix?: string
  heading?: 2 | 3
}

/** What the form adds for its own inside. */
export interface FormBodyProps extends EntityFormProps {
  dirty: boolean
  /** what was typed in the form it takes the place of */
  typed?: Typed
  held: RefObject<(() => Typed) | null>
  onDirty(dirty: boolean): void
  /** the form itself, for dialogs that hold another one */
  Form: ComponentType<EntityFormProps>
}
