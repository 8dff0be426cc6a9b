import { expect } from 'vitest'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { hasDefault } from '../broken/rules.ts'
import { type Case, errorsOf, json, rowsOf, type Stored } from '../case.ts'
import { test } from '../declare.ts'

/** Items that have an address of their own below their record. */
export function childRoutes(one: Case): void {
  for (const child of one.model.entities.values())
    if (child.parent?.entity === one.entity.path && child.route) describeRoute(one, child)
}

function describeRoute({ entity, url: parents, subject, create }: Case, child: Entity): void {
  const urlOf = (parent: number) => `/api/${child.route?.replace(/\{\w+\}/, String(parent))}`
  const list = fieldAt(entity, child.parent?.field ?? '')
  const fewest = list?.schema.minItems ?? 0
  /** A record, and a row that goes well with those it has. */
  const withRow = async () => {
    const { admin, maker } = subject()
    const holding = list ? [...visibleConditions(entity, list), { required: [list.name] }] : []
    const body = await maker.smallest(
      entity.path,
      {},
      { holding, rows: { [list?.path ?? '']: Math.max(1, fewest) + 1 } },
    )
    const rows = (valueAt(body, list?.path ?? '') ?? []) as RecordData[]
    const isAsked = list?.required || fewest > 0
    setAt(body, list?.path ?? '', isAsked ? rows.slice(0, Math.max(1, fewest)) : undefined)
    const made = await admin.post(parents, body)
    expect([made.statusCode, errorsOf(made)]).toEqual([201, []])
    const parent = made.json() as Stored
    const answer = await admin.post(urlOf(parent.id), rows.at(-1))
    expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
    return { parent, row: answer.json() as Stored }
  }
  const versionOf = async (id: number) => (await subject().admin.get(`${parents}/${id}`)).json().versao as number

  test(`${child.title}: each write by its route raises the version of the record`, async () => {
    const { admin } = subject()
    const { parent, row } = await withRow()
    const at = `${urlOf(parent.id)}/${row.id}`
    expect(await versionOf(parent.id)).toBe(2)
    expect((await admin.get(at)).json()).toEqual(row)
    expect((await rowsOf(admin, urlOf(parent.id))).rows.map((r) => r.id)).toContain(row.id)
    const { versao: _, ...withoutVersion } = row
    expect((await admin.put(at, withoutVersion)).statusCode).toBe(400)
    const saved = await admin.put(at, row)
    expect([saved.statusCode, saved.json().versao]).toEqual([200, row.versao + 1])
    expect(await versionOf(parent.id)).toBe(3)
    const stale = await admin.put(at, row)
    expect([stale.statusCode, errorsOf(stale)[0]?.code]).toEqual([409, 'VERSAO_DESATUALIZADA'])
    expect(await versionOf(parent.id)).toBe(3)
    const trail = (await admin.get(`${at}/historico`)).json() as { operacao: string }[]
    expect(trail.at(-1)?.operacao).toBe('criacao')
    expect(await admin.delete(at)).toMatchObject({ statusCode: 200 })
    expect((await admin.get(at)).statusCode).toBe(404)
    expect(await versionOf(parent.id)).toBe(4)
  })

  test(`${child.title}: only below its record, and only in its company`, async () => {
    const { admin, other } = subject()
    const { parent, row } = await withRow()
    const stranger = await create()
    const away = `${urlOf(stranger.id)}/${row.id}`
    const at = `${urlOf(parent.id)}/${row.id}`
    const foreign = [
      [other, at],
      [other, away],
    ] as const
    // what is of all companies is not foreign to any
    for (const [client, path] of [[admin, away] as const, ...(isOfCompany(child) ? foreign : [])]) {
      const answers = [
        await client.get(path),
        await client.put(path, row),
        await client.patch(path, { versao: row.versao }),
        await client.delete(path),
      ]
      expect(answers.map((a) => a.statusCode)).toEqual([404, 404, 404, 404])
    }
    if (isOfCompany(child)) {
      expect((await other.get(urlOf(parent.id))).statusCode).toBe(404)
      expect((await other.post(urlOf(parent.id), {})).statusCode).toBe(404)
    }
    expect((await admin.get(`${urlOf(stranger.id)}?filter=${json({ id: [row.id] })}`)).json()).toEqual([])
    expect((await admin.get(at)).json()).toEqual(row)
    expect(await versionOf(stranger.id)).toBe(1)
  })

  const required = leafFields(child.fields).filter((f) => f.required && !f.readOnly && !hasDefault(f))
  if (required.length > 0)
    test(`${child.title}: the same rule at its route and inside the record`, async () => {
      const { admin } = subject()
      const parent = await create()
      const direct = await admin.post(urlOf(parent.id), {})
      const name = child.parent?.field ?? ''
      const inside = await admin.patch(`${parents}/${parent.id}`, { versao: 1, [name]: [{}] } as RecordData)
      expect([direct.statusCode, inside.statusCode]).toEqual([400, 400])
      const expected = errorsOf(direct).map((e) => ({
        ...e,
        field: e.field === undefined ? `${name}[0]` : `${name}[0].${e.field}`,
      }))
      // a list that is too short says so, too
      expect(errorsOf(inside).filter(({ field }) => field !== name)).toEqual(expected)
      expect(await versionOf(parent.id)).toBe(1)
    })

  test(`${child.title}: without authority and without a session, nothing`, async () => {
    const { app } = subject()
    const calls = [
      ['get', child.authority.read, ''],
      ['post', child.authority.create, ''],
      ['put', child.authority.update, '/1'],
      ['delete', child.authority.delete, '/1'],
    ] as const
    for (const [method, authority, rest] of calls) {
      const client = await app.clientWithout(authority)
      expect((await client[method](`${urlOf(1)}${rest}`, {})).statusCode).toBe(authority === 'LOGIN' ? 404 : 403)
      expect((await app.nobody[method](`${urlOf(1)}${rest}`, {})).statusCode).toBe(401)
    }
    expect(entity.path).toBe(child.parent?.entity)
  })
}
