import { expect } from 'vitest'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { setAt } from '#schemas/runtime/paths.ts'
import { applyDefaults } from '#schemas/runtime/record/record.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { breaches } from '../broken/rules.ts'
import { errorsOf, type Stored } from '../case.ts'
import { test } from '../declare.ts'
import type { Subject } from '../subject.ts'

/** The one record of a company, or of the system. Each test leaves it as it found it. */
export function single(entity: Entity, subject: () => Subject): void {
  const url = `/api/${entity.route}`
  const read = async (who: 'admin' | 'other' = 'admin') => (await subject()[who].get(url)).json() as Stored
  /** The record as it is, or a valid one while it was never saved. */
  const valid = async () => {
    const now = await read()
    return now.versao > 0 ? now : { ...(await subject().maker.smallest(entity.path)), versao: 0 }
  }

  /** A valid record in which a field shows. */
  const showing = async (field: Field) => {
    const holding = visibleConditions(entity, field)
    if (holding.length === 0) return valid()
    const { versao } = await read()
    const { maker, runtimes, context } = subject()
    // what it shows because of may be a default, which a record that is stored does not get
    const made = applyDefaults(runtimes.get(entity.path), await maker.smallest(entity.path, {}, { holding }), context)
    return { ...made, versao }
  }

  test('is read and written without an id; the old version is refused', async () => {
    const { admin } = subject()
    const first = await valid()
    const saved = await admin.put(url, first)
    expect([saved.statusCode, errorsOf(saved)]).toEqual([200, []])
    expect(saved.json().versao).toBe(first.versao + 1)
    const stale = await admin.put(url, first)
    expect([stale.statusCode, errorsOf(stale)[0]?.code]).toEqual([409, 'VERSAO_DESATUALIZADA'])
    const { versao: _, ...withoutVersion } = first
    expect((await admin.put(url, withoutVersion)).statusCode).toBe(400)
    expect((await admin.patch(url, {})).statusCode).toBe(400)
    expect((await admin.put(url, { ...(saved.json() as RecordData), campoQueNaoExiste: 1 })).statusCode).toBe(400)
    expect(await read()).toEqual(saved.json())
  })

  const rules = breaches(entity).map((b) => [`${b.field.path} ${b.title}`, b] as const)
  if (rules.length > 0)
    test.each(rules)('refuses: %s', async (_, { field, value, message }) => {
      const body: RecordData = await showing(field)
      // absent, a list of items and a secret stay as they are
      const missing = field.kind === 'children' ? [] : field.writeOnly ? null : undefined
      setAt(body, field.path, value === undefined ? missing : value)
      const answer = await subject().admin.put(url, body)
      expect(answer.statusCode).toBe(400)
      expect(errorsOf(answer)).toContainEqual(expect.objectContaining({ field: field.path, message }))
    })

  if (entity.scope === 'empresa')
    test('each company has its own', async () => {
      const { admin, app } = subject()
      const theirs = await read('other')
      expect((await admin.put(url, await valid())).statusCode).toBe(200)
      expect(await read('other')).toEqual(theirs)
      const { rows } = await app.database.pool.query(
        `select empresa_id from ${entity.table} group by 1 having count(*) > 1`,
      )
      expect(rows).toEqual([])
    })

  test('who writes first at the same time makes a single one', async () => {
    const { other, otherMaker, app } = subject()
    const { pool } = app.database
    const own = entity.scope === 'empresa' ? ' where empresa_id = 2' : ''
    const { rows: before } = await pool.query(`delete from ${entity.table}${own} returning *`)
    expect((await read('other')).versao).toBe(0)
    const fresh = { ...(await otherMaker.smallest(entity.path)), versao: 0 }
    const answers = await Promise.all(Array.from({ length: 5 }, () => other.put(url, fresh)))
    const codes = answers.map((a) => a.statusCode).sort()
    expect(codes.filter((code) => code >= 500)).toEqual([])
    const { rows: after } = await pool.query(`delete from ${entity.table}${own} returning id`)
    expect(after).toHaveLength(1)
    for (const row of before) await restore(app, entity, row)
  })

  test('without authority and without a session, nothing', async () => {
    const { app } = subject()
    for (const [method, authority] of [
      ['get', entity.authority.read],
      ['put', entity.authority.update],
      ['patch', entity.authority.update],
    ] as const) {
      expect((await app.nobody[method](url, {})).statusCode).toBe(401)
      if (authority === 'LOGIN') continue
      expect((await (await app.clientWithout(authority))[method](url, {})).statusCode).toBe(403)
    }
  })
}

async function restore({ database }: Subject['app'], { table }: Entity, row: RecordData): Promise<void> {
  const names = Object.keys(row).filter((name) => name !== 'busca')
  const values = names.map((name) => {
    const value = row[name]
    return Array.isArray(value) || (typeof value === 'object' && value !== null && !(value instanceof Date))
      ? JSON.stringify(value)
      : value
  })
  const marks = names.map((_, i) => `$${i + 1}`)
  await database.pool.query(`insert into ${table} (${names.join(', ')}) values (${marks.join(', ')})`, values)
}
