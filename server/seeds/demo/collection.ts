import type { Entities, EntityPath } from '#schemas/generated/entities.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Batch } from '#server/platform/data/insert-records.ts'
import { rowsOf } from '#server/platform/data/rows.ts'

/** A record as the demo data write it: any of the entity's fields; what must be there is checked by the schema itself. */
export type Demo<P extends EntityPath> = Some<Entities[P]>

type Some<T> = T extends readonly (infer Item)[]
  ? Some<Item>[]
  : T extends object
    ? { [Key in Exclude<keyof T, 'versao'>]?: Some<T[Key]> }
    : T

/** What others point at. */
export interface Ref {
  id: number
}

/** Records of the demo data, numbered in the order they come, per entity over both companies. */
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

  /** Adds what the register's file has for a company; @returns it in the order of the file */
  addFile<P extends EntityPath>(path: P, company: number): (Demo<P> & Ref)[] {
    return this.addAll(path, company, rowsOf(path, 'demo', company) as Demo<P>[])
  }

  batches(): Batch[] {
    return [...this.found.values()]
  }

  /** The records so far, which it then forgets; numbers go on. */
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

/** Only what a reference needs. */
export const refOf = ({ id }: Ref): Ref => ({ id })
