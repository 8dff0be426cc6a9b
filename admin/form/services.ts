import type { ComponentType } from 'react'
import type { Holiday } from '#schemas/runtime/days/working-days.ts'
import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'
import type { CepLookup } from './cep.ts'
import type { Lookup, LookupItem } from './lookup.ts'
import type { FileStore } from './upload.ts'
import type { Widgets } from './widgets/widget.ts'

/** Services the host provides to every widget of a form. */
export interface Services {
  lookup: Lookup
  upload?: FileStore
  cepLookup?: CepLookup
  /** named days of a year (holidays), marked in calendars */
  holidays?(year: number): Promise<Holiday[]>
  /** the `mensagem` that a call below /api answers, for `x-field.asks` */
  ask?(call: string): Promise<string | undefined>
  /** whether a call below /api answers true, for `x-field.closedWhile` */
  holds?(call: string): Promise<boolean>
  /** label of the entry that adds a record of an entity ('Adicionar área…'); undefined without permission */
  mayCreate?(entityPath: string): string | undefined
  /** dialog with the form of a new record */
  Creator?: ComponentType<CreatorProps>
  /** further widgets by name, which take precedence over the engine's */
  widgets?: Widgets
  /** components shown below sections, by the name `panel` has in x-entity.form */
  panels?: Record<string, Panel>
}

export interface CreatorProps {
  /** path of the entity */
  entity: string
  /** initial values of the record: the words searched for, the filter of the picker */
  given: { text?: string; filter?: Record<string, JsonValue> }
  onCreated(item: LookupItem): void
  onClose(): void
}

/** Component that shows something derived from the current record beside its fields. */
export type Panel = ComponentType<{ record: RecordData }>
