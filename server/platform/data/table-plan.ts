import type { Model } from '#schemas/load.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { type Storage, type StoredLink, storageOf } from '#schemas/storage.ts'

/** Column → value. A missing value is a null. */
export interface Row {
  [column: string]: unknown
}

/** What is to be inserted into one table. */
export interface Table {
  name: string
  /** without `id` */
  columns: string[]
  /** the id is an identity column */
  identity: boolean
  rows: Row[]
  /** tables its rows refer to */
  needs: Set<string>
}

/** Tables of an entity's records, links and children. */
export interface TablePlan {
  storage: Storage
  table: Table
  links: { link: StoredLink; table: Table }[]
  children: { field: Field; entity: string }[]
}

/** Plans by entity path, made when the first record of an entity comes. */
export class TablePlans {
  readonly tables = new Map<string, Table>()
  private readonly plans = new Map<string, TablePlan>()

  constructor(private readonly model: Model) {}

  /** @throws Error for a path the model does not have */
  of(path: string): TablePlan {
    let plan = this.plans.get(path)
    if (!plan) {
      plan = this.make(this.entity(path))
      this.plans.set(path, plan)
    }
    return plan
  }

  private make(entity: Entity): TablePlan {
    const storage = storageOf(entity, this.model)
    const children = leafFields(entity.fields).filter(({ kind, computed }) => kind === 'children' && !computed)
    return {
      storage,
      table: this.open(storage.table, ownColumns(storage), true, this.references(storage)),
      links: storage.links.map((link) => ({ link, table: this.openLink(storage, link) })),
      children: children.map((field) => ({ field, entity: field.target ?? '' })),
    }
  }

  private references(storage: Storage): string[] {
    const targets = storage.columns
      .filter(({ part }) => part === 'id')
      .map(({ field }) => this.entity(field.target ?? '').table)
    if (storage.company) targets.push('empresa')
    return storage.parent ? [...targets, storage.parent.table] : targets
  }

  private openLink({ table, company }: Storage, link: StoredLink): Table {
    const columns = [link.owner, link.target, 'ordem_']
    if (company) columns.unshift('empresa_id')
    if (link.targetCompany) columns.push(link.targetCompany)
    return this.open(link.table, columns, false, [
      table,
      this.entity(link.field.target ?? '').table,
      ...(company ? ['empresa'] : []),
    ])
  }

  private open(name: string, columns: string[], identity: boolean, needs: string[]): Table {
    const table = { name, columns, identity, rows: [], needs: new Set(needs) }
    this.tables.set(name, table)
    return table
  }

  private entity(path: string): Entity {
    const entity = this.model.entities.get(path)
    if (!entity) throw new Error(`Unknown entity: ${path}`)
    return entity
  }
}

function ownColumns(storage: Storage): string[] {
  const columns = storage.columns.map(({ name }) => name)
  if (storage.parent) columns.unshift(storage.parent.column, 'ordem_')
  if (storage.own.length > 0) columns.push('extras')
  return storage.company || storage.owner ? ['empresa_id', ...columns] : columns
}
