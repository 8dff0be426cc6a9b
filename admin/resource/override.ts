import type { ComponentType, ReactNode } from 'react'
import type { SchemaSummary } from '#admin/providers/userinfo.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { RecordAction } from './actions/record-action.ts'
import type { CellProps } from './cells/Cell.tsx'

/** A dialog about the selected records of a list. */
export interface BulkDialogProps {
  ids: number[]
  onClose: () => void
}

/**
 * What admin/overrides/<group>/<entity>.tsx may replace or add. Whatever is absent stays as generated; a whole screen is replaced only when
 * nothing smaller will do. `R` is the entity's record type from schemas/generated.
 */
export interface ResourceOverride<R extends object = RecordData> {
  /** whole screens */
  list?: ComponentType
  create?: ComponentType
  edit?: ComponentType
  /** buttons above the list, beside 'Novo' */
  listActions?: (base: ReactNode[]) => ReactNode[]
  /** between title and filters */
  listTop?: ComponentType
  /** actions of one record, in the list's rows and on its screen; `schema.can` says what this session may do */
  recordActions?: (base: RecordAction<R>[], record: R, schema: SchemaSummary) => RecordAction<R>[]
  /** instead of the question before the selected records are deleted */
  bulkDelete?: ComponentType<{ onClose: () => void }>
  /** something to be done with the selected records, beside what every list offers */
  bulkExtra?: {
    title: string
    icon: ReactNode
    may?: (schemas: SchemaSummary[]) => boolean
    dialog: ComponentType<BulkDialogProps>
  }
  /** list cells by column path */
  cells?: Record<string, ComponentType<CellProps<R>>>
  /** below what a record is called in the list: a line about it, or nothing */
  rowNote?: ComponentType<{ record: R }>
  /** above the form's tabs; no record on a new one */
  formTop?: ComponentType<{ record?: Partial<R> }>
  /** above the sections of the record page */
  summaryTop?: ComponentType<{ record: R }>
  /** what the record page is read beside, where there is room: a document; only while `shown` */
  summaryBeside?: { shown: (record: R) => boolean; component: ComponentType<{ record: R }> }
  /** below them */
  summaryBottom?: ComponentType<{ record: R }>
  /** below the form of a stored record */
  formBottom?: ComponentType<{ record: R }>
}

/** Types an override; the generator's registry imports its default export. */
export const defineOverride = <R extends object = RecordData>(override: ResourceOverride<R>): ResourceOverride<R> =>
  override

export type OverrideLoader = () => Promise<{ default: unknown }>
