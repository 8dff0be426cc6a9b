import type { CepLookup } from './cep.ts'
import type { Lookup } from './lookup.ts'
import type { FileStore } from './upload.ts'
import type { Widgets } from './widgets/widget.ts'

/** What the host lends to every widget of a form. */
export interface Services {
  lookup: Lookup
  upload?: FileStore
  cepLookup?: CepLookup
  /** further widgets by name, before those of the engine */
  widgets?: Widgets
}
