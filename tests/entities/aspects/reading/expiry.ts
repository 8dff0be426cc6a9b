import { expect } from 'vitest'
import type { DueItem } from '#schemas/runtime/answers/notices.ts'
import { computeValue } from '#schemas/runtime/computed/evaluate.ts'
import { allNodes, isLookup, type Node } from '#schemas/runtime/computed/node.ts'
import type { Entity, Expiry, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import type { Client } from '#tests/helpers/app.ts'
import type { Case, Stored } from '../../case.ts'
import { test } from '../../declare.ts'

/** What runs out (`x-entity.expiry`) stands in the list 'Vencimentos' for who sees the record, and what is told of it is noted once. */
export function expiry(one: Case): void {
  for (const each of one.entity.expiries ?? []) runsOut(one, each)
  const told = one.entity.notices?.some(({ on }) => on.expiry !== undefined)
  if (told) notedOnce(one)
}

function runsOut({ entity, model, url, subject, createFull }: Case, each: Expiry): void {
  const listed = async (client: Client, record: RecordData): Promise<DueItem[]> => {
    const body = { tipos: `${entity.path}:${each.name}`, q: labelOf(entity, record), size: '100' }
    const items = (await client.post('/api/vencimentos/consulta', body)).json() as DueItem[]
    return items.filter(({ registroId }) => registroId === Number(record.id))
  }

  test(`${each.name} is listed with its day exactly while it counts, to who reads the record`, async () => {
    const { app, admin, other, context } = subject()
    const { id } = await createFull()
    const record = (await admin.get(`${url}/${id}`)).json() as Stored
    const rows = each.list === undefined ? [record] : ((valueAt(record, each.list) as RecordData[] | undefined) ?? [])
    const child = each.list === undefined ? entity : model.entities.get(fieldAt(entity, each.list)?.target ?? '')
    const days = rows.flatMap((row) => {
      const day = valueAt(row, each.date)
      return typeof day === 'string' && counts(each, { record, row, child }) ? [day] : []
    })
    const found = await listed(admin, record)
    if (![each.when, entity.current].some((node) => node && looksElsewhere(node)))
      expect(found.map(({ dia }) => dia).sort()).toEqual(days.sort())
    for (const { dia, faltam } of found) expect(addDays(context.hoje, faltam)).toBe(dia)
    expect(await listed(other, record)).toEqual([])
    if (entity.authority.read.startsWith('ROLE_'))
      expect(await listed(await app.clientWithout(entity.authority.read), record)).toEqual([])
  })

  const holds = (node: Node | undefined, of: Pick<Entity, 'fields'>, row: RecordData, around?: RecordData): boolean => {
    const { context } = subject()
    const sight = { entity: of, record: row, context, entityOf: (path: string) => model.entities.get(path) }
    const outer = around && { ...sight, entity, record: around }
    return !node || computeValue({ node, from: 'record' }, { ...sight, ...(outer ? { outer } : {}) }) === true
  }
  const counts = (
    { when, list }: Expiry,
    { record, row, child }: { record: RecordData; row: RecordData; child: Entity | undefined },
  ): boolean =>
    holds(entity.current, entity, record) && holds(when, child ?? entity, row, list === undefined ? undefined : record)
}

function notedOnce({ entity, subject }: Case): void {
  test('what comes near is noted once, however often it is looked for', async () => {
    const { app } = subject()
    const { jobs } = app.fastify.prumo
    const noted = async () => {
      const text = `select count(*)::int as n, count(distinct (aviso_id, registro_id, linha_id, ocasiao, canal, destino))::int as d
        from aviso_envio where entidade = $1`
      return (await app.database.pool.query<{ n: number; d: number }>(text, [entity.path])).rows[0]
    }
    await jobs.run('vencimentos', {})
    const first = await noted()
    expect(first?.n).toBe(first?.d)
    await Promise.all([jobs.run('vencimentos', {}), jobs.run('vencimentos', {})])
    expect(await noted()).toEqual(first)
  })
}

const looksElsewhere = (node: Node): boolean => allNodes(node).some((one) => isLookup(one) || one.op === 'rows')

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
