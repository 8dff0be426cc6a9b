import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import type { Column } from './shape.ts'

/** `empresa_id` first wherever the table has it: keys, indexes, foreign keys. */
export const companyFirst = (entity: Entity, ...columns: string[]): string[] =>
  isOfCompany(entity) ? ['empresa_id', ...columns] : columns

/** The same for what holds among the rows of one owner: unique keys of rows that say whose they are. */
export const ownerFirst = (entity: Entity, ...columns: string[]): string[] =>
  mayBeOfInstallation(entity) ? ['empresa_id', ...columns] : companyFirst(entity, ...columns)

/** Columns of the target that a reference names; `shared` ones bring their own company. */
export const keyOf = (target: Entity, id: string, company: string | undefined): string[] =>
  !isOfCompany(target) ? [id] : [company ?? 'empresa_id', id]

/** 'captacao/etapa-seletiva' → 'etapa_seletiva' */
export const tableOf = (path: string): string => toSnakeCase(path.split('/').at(-1) ?? path)

/** Column of a child that names its parent, and of a link table that names its owner. */
const ownerColumn = (table: string): string => `${table}_id`

/** Earlier names of a column that is called after an entity's table. */
export const columnWas = (entity: Entity): Pick<Column, 'was'> =>
  entity.was.length > 0 ? { was: entity.was.map((path) => ownerColumn(tableOf(path))) } : {}
