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
 * What admin/overrides/<group>/<entity>.tsx may replace or add; anything absent stays generic. Prefer the smallest part; replace a whole
 * screen only when no part will do. `R` is the entity's record type from schemas/generated.
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
  /** actions of one record, in list rows and on its screen; `schema.can` tells what this session may do */
  recordActions?: (base: RecordAction<R>[], record: R, schema: SchemaSummary) => RecordAction<R>[]
  /** replaces the confirmation before the selected records are deleted */
  bulkDelete?: ComponentType<{ onClose: () => void }>
  /** an additional bulk action */
  bulkExtra?: {
    title: string
    icon: ReactNode
    may?: (schemas: SchemaSummary[]) => boolean
    dialog: ComponentType<BulkDialogProps>
  }
  /** list cells by column path */
  cells?: Record<string, ComponentType<CellProps<R>>>
  /** below the label in the list: a line about the record, or nothing */
  rowNote?: ComponentType<{ record: R }>
  /** above the form's tabs; no record when creating */
  formTop?: ComponentType<{ record?: Partial<R> }>
  /** above the sections of the record page */
  summaryTop?: ComponentType<{ record: R }>
  /** beside the record page on a wide screen: a document; only while `shown` */
  summaryBeside?: { shown: (record: R) => boolean; component: ComponentType<{ record: R }> }
  /** below the sections of the record page */
  summaryBottom?: ComponentType<{ record: R }>
  /** below the form of a stored record */
  formBottom?: ComponentType<{ record: R }>
}

/** Types an override; the generator's registry imports its default export. */
export const defineOverride = <R extends object = RecordData>(override: ResourceOverride<R>): ResourceOverride<R> =>
  override

export type OverrideLoader = () => Promise<{ default: unknown }>
