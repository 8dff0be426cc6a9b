import type { ComponentType } from 'react'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import type { DefinitionModule } from '#schemas/runtime/validator.ts'

/** What a key does in a widget: ['↓', 'abre a lista']. */
export type KeyHelp = [key: string, does: string]

/** One family of the catalogue: a file of `samples/` exports one by default. */
export interface Family {
  /** place among the families */
  order: number
  title: string
  /** fields of a definition, one sample each */
  fields?: FieldSamples
  /** entries that are not form fields: charts, viewers, dialogs */
  demos?: Demo[]
}

export interface FieldSamples {
  /** the definition; its JSON text is shown in the catalogue */
  source: JsonSchema
  /** the same file compiled: `() => import('./x.json?definicao')` */
  load(): Promise<DefinitionModule>
  /** by property: initial value in its stored form */
  values: RecordData
  /** by property: files uploaded when the sample opens, whose ids become its value */
  files?: Record<string, () => Promise<File[]>>
  /** by property: keyboard help */
  keys?: Record<string, KeyHelp[]>
}

export interface Demo {
  /** last part of its address, in kebab-case */
  id: string
  title: string
  description: string
  /** source code shown for copying */
  code: string
  keys?: KeyHelp[]
  Demo: ComponentType
}

/** One entry of the catalogue. */
export interface Sample {
  id: string
  title: string
  description: string
  family: string
  code: string
  keys: KeyHelp[]
  /** the field it shows: name in the family's definition */
  field?: { name: string; samples: FieldSamples }
  Demo?: ComponentType
}

/** `areaTree` → 'area-tree' */
export const idOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
