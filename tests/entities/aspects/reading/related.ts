import { expect } from 'vitest'
import type { Related } from '#schemas/runtime/definition/related.ts'
import { relationsOf } from '#schemas/runtime/definition/related.ts'
import { isConcealable } from '#server/platform/crud/sight/concealed.ts'
import type { Client } from '#tests/helpers/app.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { type Case, errorsOf, json, type Stored } from '../../case.ts'
import { test } from '../../declare.ts'

/** Registers in which a referring record is tried to be made: some need what only a hook knows. */
const TRIES = 4

/** Who refers to a record: counted as the list counts them, added with the reference filled in, told to who may read them. */
export function related({ entity, model, url, subject, create }: Case): void {
  const relations = relationsOf(entity, model.entities)
  if (relations.length === 0) return

  test('what refers to a record is counted beside it as its list counts it, by rights', async () => {
    const { admin, other, maker, app } = subject()
    const { id } = await create()
    const ask = async (client: Client, status = 200) => {
      const answer = await client.get(`${url}/${id}/relacionados`)
      expect([answer.statusCode, errorsOf(answer)]).toEqual([status, status === 200 ? [] : expect.anything()])
      return status === 200 ? (answer.json() as Related[]) : []
    }
    const before = await ask(admin)
    // what some records keep from somebody is no way to them
    const told = relations.filter(
      ({ entity: by, name }) => !isConcealable(app.fastify.prumo, by, name.slice(by.path.length + 1)),
    )
    expect(before.map(({ entidade, campo }) => `${entidade}.${campo}`)).toEqual(told.map(({ name }) => name))
    expect(before.filter(({ total }) => total !== 0)).toEqual([])
    if (entity.scope === 'empresa') await ask(other, 404)
    const made = await refer(before)
    if (!made) return
    const { line, record } = made
    const after = await ask(admin)
    const same = ({ entidade, campo }: Related) => entidade === line.entidade && campo === line.campo
    expect(after.find(same)?.total).toBe(1)
    const listed = await admin.get(`/api/${line.rota}?unpaged=true&filter=${json(line.filtro)}`)
    expect((listed.json() as Stored[]).map((row) => row.id)).toEqual([record.id])
    const read = model.entities.get(line.entidade)?.authority.read ?? 'LOGIN'
    if (read === 'LOGIN' || read === entity.authority.read) return
    const outsider = await app.clientWithout(read)
    if ((await outsider.get(`${url}/${id}`)).statusCode === 200)
      expect((await ask(outsider)).filter(({ entidade }) => entidade === line.entidade)).toEqual([])

    /** A record that refers to this one, made from what the line brings. */
    async function refer(lines: Related[]): Promise<{ line: Related; record: Stored } | undefined> {
      for (const line of lines.filter(({ inclui, filtro }) => inclui && filtro).slice(0, TRIES)) {
        const given = new Map(Object.entries(line.inclui ?? {}))
        const by = relations.find(({ name }) => name === `${line.entidade}.${line.campo}`)
        const holding = by ? visibleConditions(by.entity, by.field) : []
        const body = await maker.smallest(line.entidade, {}, { given, holding }).catch(() => undefined)
        const answer = body && (await admin.post(`/api/${line.rota}`, body))
        if (answer?.statusCode === 201) return { line, record: answer.json() as Stored }
      }
      return undefined
    }
  })
}
