import type { ComponentType } from 'react'
import type { Holiday } from '#schemas/runtime/days/working-days.ts'
import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'
import type { CepLookup } from './cep.ts'
import type { Lookup, LookupItem } from './lookup.ts'
import type { FileStore } from './upload.ts'
import type { Widgets } from './widgets/widget.ts'

/** What the host lends to every widget of a form. */
export interface Services {
  lookup: Lookup
  upload?: FileStore
  cepLookup?: CepLookup
  /** days of a year that have a name, marked in calendars */
  holidays?(year: number): Promise<Holiday[]>
  /** the `mensagem` that a call below /api answers, for `x-field.asks` */
  ask?(call: string): Promise<string | undefined>
  /** whether a call below /api answers true, for `x-field.closedWhile` */
  holds?(call: string): Promise<boolean>
  /** what pickers call adding a record of an entity ('Adicionar área…'); undefined where this session may not */
  mayCreate?(entityPath: string): string | undefined
  /** the form of a new record above the page */
  Creator?: ComponentType<CreatorProps>
  /** further widgets by name, before those of the engine */
  widgets?: Widgets
  /** what sections show below their fields, by the name `panel` has in x-entity.form */
  panels?: Record<string, Panel>
}

export interface CreatorProps {
  /** path of the entity */
  entity: string
  /** what is known of the record: the words it was looked for by, the filter of the picker */
  given: { text?: string; filter?: Record<string, JsonValue> }
  onCreated(item: LookupItem): void
  onClose(): void
}

/** Shows something of the record as it stands; what cannot be said field by field. */
export type Panel = ComponentType<{ record: RecordData }>
