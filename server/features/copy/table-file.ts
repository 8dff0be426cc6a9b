import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Model } from '#schemas/load.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { inOrderOfReferences } from '#server/platform/data/table-order.ts'
import { TablePlans } from '#server/platform/data/table-plan.ts'
import { type Batch, tablesOf } from '#server/platform/data/table-rows.ts'
import type { End, Header, Lines } from './format.ts'

const pack = promisify(gzip)

/** Collects compressed lines in memory by table: the file has the tables in the order of references, whatever the order of the rows added. */
export class TableFile {
  private readonly parts = new Map<string, Buffer[]>()
  private readonly plans: TablePlans

  constructor(private readonly model: Model) {
    this.plans = new TablePlans(model)
  }

  async add(path: string, company: number, records: RecordData[]): Promise<void> {
    const batch: Batch = { path, company, records, exact: true }
    for (const { name, identity, columns, rows } of tablesOf(this.model, [batch], this.plans)) {
      if (rows.length === 0) continue
      const line: Lines = { tabela: name, colunas: [...(identity ? ['id'] : []), ...columns], linhas: rows }
      const packed = await pack(`${JSON.stringify(line)}\n`)
      rows.length = 0
      this.parts.set(name, [...(this.parts.get(name) ?? []), packed])
    }
  }

  /** Concatenates gzip members, which form one valid gzip file (RFC 1952). */
  async bytes(header: Header): Promise<Buffer> {
    const ordered = inOrderOfReferences([...this.plans.tables.values()])
    const lines = ordered.flatMap(({ name }) => this.parts.get(name) ?? [])
    const end: End = { fim: lines.length }
    return Buffer.concat([await pack(`${JSON.stringify(header)}\n`), ...lines, await pack(`${JSON.stringify(end)}\n`)])
  }
}
