import type { Entities, EntityPath } from '#schemas/generated/entities.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Batch } from '#server/platform/data/insert-records.ts'
import { rowsOf } from '#server/platform/data/rows.ts'

/** A record of the demo data: any of the entity's fields; required ones are checked by the schema. */
export type Demo<P extends EntityPath> = Some<Entities[P]>

type Some<T> = T extends readonly (infer Item)[]
  ? Some<Item>[]
  : T extends object
    ? { [Key in Exclude<keyof T, 'versao'>]?: Some<T[Key]> }
    : T

/** A reference. */
export interface Ref {
  id: number
}

/** Collects records of the demo data; ids are assigned in order, per entity across both companies. */
export class Collection {
  private readonly found = new Map<string, Batch>()
  private readonly last: Map<string, number>

  /** @param last largest id of an entity that exists already */
  constructor(last: Iterable<[EntityPath, number]> = []) {
    this.last = new Map(last)
  }

  /** @returns the record itself, with its id */
  add<P extends EntityPath>(path: P, company: number | undefined, record: Demo<P>): Demo<P> & Ref {
    const id = (this.last.get(path) ?? 0) + 1
    this.last.set(path, id)
    const numbered = Object.assign(record, { id })
    this.batch(path, company).records.push(numbered as unknown as RecordData)
    return numbered
  }

  /** Adds several; @returns them in the same order */
  addAll<P extends EntityPath>(path: P, company: number | undefined, records: Demo<P>[]): (Demo<P> & Ref)[] {
    return records.map((record) => this.add(path, company, record))
  }

  /** Adds the rows of the register's file for a company; @returns them in file order */
  addFile<P extends EntityPath>(path: P, company: number): (Demo<P> & Ref)[] {
    return this.addAll(path, company, rowsOf(path, 'demo', company) as Demo<P>[])
  }

  batches(): Batch[] {
    return [...this.found.values()]
  }

  /** Returns and clears the records so far; numbering continues. */
  take(): Batch[] {
    const batches = this.batches()
    this.found.clear()
    return batches
  }

  private batch(path: string, company: number | undefined): Batch {
    const key = `${path} ${company ?? ''}`
    let batch = this.found.get(key)
    if (!batch) {
      batch = { path, company, records: [] }
      this.found.set(key, batch)
    }
    return batch
  }
}

/** The record reduced to its id. */
export const refOf = ({ id }: Ref): Ref => ({ id })
