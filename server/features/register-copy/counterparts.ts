import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { listRecords } from '#server/platform/crud/list/list.ts'
import { tooMany } from './request.ts'

const PAGE = 1000
/** Most rows of one register in one request. */
const MOST = 5000

/** Folded label by which a record is matched in another company, where its id differs. */
export const nameOf = (entity: Entity, record: RecordData): string => foldText(labelOf(entity, record))

/** All rows of a register of a company, oldest first, without child rows. */
export async function rowsOf(ctx: Ctx): Promise<RecordData[]> {
  const rows: RecordData[] = []
  for (let offset = 0; ; offset += PAGE) {
    const sort = [{ path: 'id', descending: false }]
    const page = await listRecords(ctx, { filter: {}, offset, limit: PAGE, sort })
    rows.push(...page.rows)
    if (page.rows.length < PAGE) return rows
    if (rows.length >= MOST) tooMany(ctx.entity.plural)
  }
}

/** Finds the record of the same label in the other company. */
export class Counterparts {
  private readonly known = new Map<string, { names: Map<number, string>; ids: Map<string, number> }>()

  constructor(
    private readonly from: Ctx,
    private readonly to: Ctx,
  ) {}

  async of(path: string, id: number): Promise<number | undefined> {
    const { names, ids } = await this.read(path)
    return ids.get(names.get(id) ?? '')
  }

  /** Registers a copied record, so that later references find it. */
  async add(path: string, name: string, id: number): Promise<void> {
    ;(await this.read(path)).ids.set(name, id)
  }

  async has(path: string, name: string): Promise<boolean> {
    return (await this.read(path)).ids.has(name)
  }

  private async read(path: string) {
    const there = this.known.get(path)
    if (there) return there
    const [from, to] = [forEntity(this.from, path), forEntity(this.to, path)]
    const names = new Map((await rowsOf(from)).map((row) => [Number(row.id), nameOf(from.entity, row)]))
    const ids = new Map((await rowsOf(to)).map((row) => [nameOf(to.entity, row), Number(row.id)]))
    const found = { names, ids }
    this.known.set(path, found)
    return found
  }
}
