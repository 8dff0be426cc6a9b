import type { ComponentType } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Holiday } from '#schemas/runtime/working-days.ts'
import type { CepLookup } from './cep.ts'
import type { Lookup } from './lookup.ts'
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
  /** further widgets by name, before those of the engine */
  widgets?: Widgets
  /** what sections show below their fields, by the name `panel` has in x-entity.form */
  panels?: Record<string, Panel>
}

/** Shows something of the record as it stands; what cannot be said field by field. */
export type Panel = ComponentType<{ record: RecordData }>
