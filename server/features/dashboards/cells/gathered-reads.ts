import type { Entity } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Cell } from '../cell.ts'
import { type CountCtx, groupQuestions, type Question, type Reads, readAlike } from './cells-together.ts'
import { type Node, nodesOf } from './tree.ts'

interface Waiting extends Question {
  found(cells: Cell[]): void
  failed(error: unknown): void
}

/** The same context, whose reads wait until all that is counted in it has said what it wants. */
export const gatherReads = (ctx: Ctx): CountCtx => ({ ...ctx, reads: new GatheredReads(ctx) })

/** Reads for several figures in one transaction: what is asked for in the same moment by as few statements as can be, and nothing twice. */
class GatheredReads implements Reads {
  readonly #cells = new Map<string, Promise<Cell[]>>()
  readonly #nodes = new Map<string, Promise<ReadonlyMap<number, Node>>>()
  #waiting: Waiting[] = []
  /** trees that are being read, before which a chart cannot say what it wants */
  #reading = 0
  /** what ended the transaction */
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
