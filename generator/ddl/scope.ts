import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import type { Column } from './shape.ts'

/** Prepends `empresa_id` where the table has it: for primary keys, indexes and foreign keys. */
export const companyFirst = (entity: Entity, ...columns: string[]): string[] =>
  isOfCompany(entity) ? ['empresa_id', ...columns] : columns

/** Prepends the owner column, for unique keys that apply among the rows of one owner. */
export const ownerFirst = (entity: Entity, ...columns: string[]): string[] =>
  mayBeOfInstallation(entity) ? ['empresa_id', ...columns] : companyFirst(entity, ...columns)

/** Key columns of the target of a reference; references to shared targets have a company column of their own. */
export const keyOf = (target: Entity, id: string, company: string | undefined): string[] =>
  !isOfCompany(target) ? [id] : [company ?? 'empresa_id', id]

/** 'captacao/etapa-seletiva' → 'etapa_seletiva' */
export const tableOf = (path: string): string => toSnakeCase(path.split('/').at(-1) ?? path)

/** Column with the id of the parent or owner, in child and link tables. */
const ownerColumn = (table: string): string => `${table}_id`

/** Earlier names of a column that is named after an entity's table. */
export const columnWas = (entity: Entity): Pick<Column, 'was'> =>
  entity.was.length > 0 ? { was: entity.was.map((path) => ownerColumn(tableOf(path))) } : {}
