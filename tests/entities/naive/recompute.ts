import { expect } from 'vitest'
import type { Model } from '#schemas/load.ts'
import { computeValue } from '#schemas/runtime/computed/evaluate.ts'
import type { FieldNode, Node, RowsNode, ThroughNode, ValueType } from '#schemas/runtime/computed/node.ts'
import type { Entity, Field, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import type { Client } from '#tests/helpers/app.ts'
import { json } from '../case.ts'

type Known = string | number | boolean | undefined

/** A record with its definition, and the one around its row. */
export interface Around {
  entity: Entity
  record: RecordData
  outer?: Around
}

/**
 * Works computed fields out again from what the interface answers: other records are asked for one by one and looked at as they are, so that nothing
 * is taken from the statement under test.
 */
export class Recomputer {
  constructor(
    private readonly model: Model,
    private readonly client: Client,
    private readonly context: RuleContext,
  ) {}

  async value(field: Field, around: Around): Promise<Known> {
    if (!field.computes) throw new Error(`${field.path} is not computed`)
    const node = await this.settle(field.computes.node, around)
    return computeValue({ ...field.computes, node }, this.sight(around))
  }

  private sight({ entity, record }: Around) {
    return { entity, record, context: this.context, entityOf: (path: string) => this.model.entities.get(path) }
  }

  /** What an expression comes to. */
  async worth(node: Node, around: Around): Promise<Known> {
    return computeValue({ node: await this.settle(node, around), from: 'record' }, this.sight(around))
  }

  /** The same expression with a constant in the place of everything that has to be looked up. */
  private async settle(node: Node, around: Around): Promise<Node> {
    const all = (nodes: Node[]) => Promise.all(nodes.map((one) => this.settle(one, around)))
    switch (node.op) {
      case 'const':
      case 'today':
        return node
      case 'field':
      case 'through':
        return constant(await this.look(node, node.outer ? (around.outer as Around) : around), node.type)
      case 'title':
        return { ...node, of: (await this.settle(node.of, around)) as FieldNode }
      case 'rows':
        return constant(await this.gather(node, around), node.type)
      case 'cases': {
        const cases = await Promise.all(
          node.cases.map(async ({ when, then: value }) => {
            const [condition, result] = (await all([when, value])) as [Node, Node]
            return { when: condition, then: result }
          }),
        )
        return { ...node, cases, ...(node.else ? { else: await this.settle(node.else, around) } : {}) }
      }
      default:
        return { ...node, args: await all(node.args) }
    }
  }

  private async look(node: FieldNode | ThroughNode, around: Around): Promise<Known> {
    if (node.op === 'field') {
      const field = fieldAt(around.entity, node.path)
      if (field?.computes) return this.value(field, around)
      const value = valueAt(around.record, node.path)
      return node.type === 'reference' ? (value as { id?: number } | undefined)?.id : (value as Known)
    }
    const referred = valueAt(around.record, node.reference) as { id: number } | undefined
    const target = this.entity(node.target)
    return referred && this.look(node.value, { entity: target, record: await this.read(target, referred.id) })
  }

  private async gather(node: RowsNode, around: Around): Promise<Known> {
    const entity = this.entity(node.entity)
    const found: { at: Known; value: Known; id: number }[] = []
    for (const record of await this.rows(node, entity, around)) {
      const row = { entity, record, outer: around }
      if (node.where && (await this.worth(node.where, row)) !== true) continue
      found.push({
        at: node.order && (await this.worth(node.order, row)),
        value: node.value && (await this.worth(node.value, row)),
        id: Number(record.id),
      })
    }
    if (node.gather === 'count') return found.length
    const values = found.flatMap(({ value }) => value ?? [])
    if (node.gather === 'sum')
      return Math.round(values.reduce<number>((sum, value) => sum + Number(value), 0) * 1e8) / 1e8
    if (node.gather === 'last')
      return found.toSorted((a, b) => later(a.at, b.at) || (node.list === undefined ? a.id - b.id : 0)).at(-1)?.value
    return values.toSorted(later)[node.gather === 'min' ? 0 : values.length - 1]
  }

  private async rows(
    { list, through = '', where, value }: RowsNode,
    entity: Entity,
    { record }: Around,
  ): Promise<RecordData[]> {
    if (list !== undefined) return (valueAt(record, list) as RecordData[] | undefined) ?? []
    const url = `/api/${entity.route}?unpaged=true&filter=${json({ [through]: record.id })}`
    const answer = await this.client.get(url)
    expect(answer.statusCode, answer.body).toBe(200)
    const rows = answer.json() as { id: number }[]
    return where || value ? Promise.all(rows.map(({ id }) => this.read(entity, id))) : rows
  }

  private async read(entity: Entity, id: number): Promise<RecordData> {
    const answer = await this.client.get(`/api/${entity.route}/${id}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as RecordData
  }

  private entity(path: string): Entity {
    const entity = this.model.entities.get(path)
    if (!entity) throw new Error(`No entity ${path}`)
    return entity
  }
}

/** Not a bare constant: a text says nothing when nothing but constants is there. */
const constant = (value: Known, type: ValueType): Node => ({
  op: 'firstFilled',
  type,
  args: value === undefined ? [] : [{ op: 'const', type, value }],
})

const later = (a: Known, b: Known): number => (a === b ? 0 : a === undefined ? -1 : b === undefined || a > b ? 1 : -1)
