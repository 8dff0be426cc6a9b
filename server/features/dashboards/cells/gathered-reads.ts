import type { Entity } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Cell } from '../cell.ts'
import { type CountCtx, groupQuestions, type Question, type Reads, readAlike } from './cells-together.ts'
import { type Node, nodesOf } from './tree.ts'

interface Waiting extends Question {
  found(cells: Cell[]): void
  failed(error: unknown): void
}

/** Returns a context whose reads are deferred and batched until all counts in it have stated theirs. */
export const gatherReads = (ctx: Ctx): CountCtx => ({ ...ctx, reads: new GatheredReads(ctx) })

/** Batches the reads of several figures in one transaction: as few statements as possible, equal reads once. */
class GatheredReads implements Reads {
  readonly #cells = new Map<string, Promise<Cell[]>>()
  readonly #nodes = new Map<string, Promise<ReadonlyMap<number, Node>>>()
  #waiting: Waiting[] = []
  /** number of trees being read: until then charts cannot state their reads */
  #reading = 0
  /** the error that aborted the transaction */
  #failure: unknown

  constructor(private readonly ctx: Ctx) {}

  cells(question: Question): Promise<Cell[]> {
    const { measure, by, asked } = question
    const key = JSON.stringify([measure.path, by, asked])
    const known = this.#cells.get(key)
    if (known) return known
    const cells = new Promise<Cell[]>((found, failed) => {
      this.#waiting.push({ ...question, found, failed })
    })
    this.#cells.set(key, cells)
    this.#soon()
    return cells
  }

  nodes(tree: Entity): Promise<ReadonlyMap<number, Node>> {
    const known = this.#nodes.get(tree.path)
    if (known) return known
    this.#reading += 1
    const nodes = nodesOf(this.ctx, tree).finally(() => {
      this.#reading -= 1
      this.#soon()
    })
    this.#nodes.set(tree.path, nodes)
    return nodes
  }

  #soon(): void {
    setImmediate(() => {
      if (this.#reading === 0) void this.#read()
    })
  }

  async #read(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    for (const group of groupQuestions(waiting)) await this.#answer(group)
  }

  async #answer(group: readonly Waiting[]): Promise<void> {
    try {
      if (this.#failure !== undefined) throw this.#failure
      const cells = await readAlike(this.ctx, group)
      for (const [at, { found }] of group.entries()) found(cells[at] ?? [])
    } catch (error) {
      this.#failure = error
      for (const { failed } of group) failed(error)
    }
  }
}
