import { expect } from 'vitest'
import type { Timeline } from '#schemas/runtime/answers/timeline.ts'
import { type TimelineSource, timelineSource } from '#schemas/runtime/definition/summary.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Case, errorsOf, rowsOf, type Stored } from '../../case.ts'
import { test } from '../../declare.ts'
import { managerOf } from '../../manager.ts'
import { rowOnSide } from '../../sides.ts'
import { reaching } from '../permissions.ts'

/** Records of a register that are looked at for one that stands in a time line. */
const TRIES = 5

/** The time line of a record page: what happened, to who sees the record, and of other registers to who sees their records. */
export function summary(one: Case): void {
  const { entity, model, url, subject, create } = one
  if (!entity.summary) return
  const { read } = entity.authority

  test('the time line tells what happened to a record, the newest first, by pages and kinds', async () => {
    const { admin, other, app } = subject()
    const { id } = await create()
    await app.database.pool.query(
      `insert into auditoria (empresa_id, usuario_id, usuario_nome, entidade, registro_id, operacao, criada_em)
       values (1, 1, 'Administrador', $1, $2, 'importacao', now() + interval '1 minute')`,
      [entity.path, id],
    )
    const { itens, tipos } = await ask(admin, `${url}/${id}`, '?tipo=alteracoes')
    expect(itens.map(({ titulo }) => titulo)).toEqual(['Importação', 'Criação'])
    expect(tipos.map(({ tipo }) => tipo)).toContain('alteracoes')
    const pages = [await ask(admin, `${url}/${id}`, '?tipo=alteracoes&size=1')]
    pages.push(await ask(admin, `${url}/${id}`, '?tipo=alteracoes&size=1&page=1'))
    expect(pages.map((page) => [page.itens.map(({ titulo }) => titulo), page.mais])).toEqual([
      [['Importação'], true],
      [['Criação'], false],
    ])
    const whole = (await ask(admin, `${url}/${id}`, '?size=100')).itens.map(({ data }) => data)
    expect(whole).toEqual(whole.toSorted((a, b) => instantOf(b) - instantOf(a)))
    for (const wrong of ['?tipo=nada', '?size=0', '?size=101', '?page=-1', '?tipos=emails'])
      expect([wrong, (await admin.get(`${url}/${id}/linha-do-tempo${wrong}`)).statusCode]).toEqual([wrong, 400])
    if (entity.scope === 'empresa') expect((await other.get(`${url}/${id}/linha-do-tempo`)).statusCode).toBe(404)
    if (!read.startsWith('ROLE_')) return
    expect(
      (await (await app.clientWithout(read, reaching(entity))).get(`${url}/${id}/linha-do-tempo`)).statusCode,
    ).toBe(403)
  })

  if (entity.rows)
    test('the time line of a record of another area is not for who sees his areas only', async () => {
      const { admin, app } = subject()
      const manager = await managerOf(app, admin)
      const hidden = await rowOnSide(one, manager, false)
      if (hidden !== undefined) expect((await manager.get(`${url}/${hidden}/linha-do-tempo`)).statusCode).toBe(404)
    })

  for (const written of entity.summary.timeline) {
    const source = timelineSource(entity, written, model.entities)
    if (!source) throw new Error(`${entity.path}: ${written.of} leads nowhere`)
    test(`${source.entity.plural} stand in its time line for who sees them`, () => tells(one, source))
  }
}

async function tells({ entity, url, subject, ...rest }: Case, source: TimelineSource): Promise<void> {
  const { admin, app } = subject()
  const found = await withOwner({ entity, url, subject, ...rest }, source)
  const { path, route, authority } = source.entity
  const at = `${url}/${found.owner}`
  const told = await ask(admin, at, `?tipo=${path}&size=100`)
  expect(told.itens.map(({ tipo, id }) => [tipo, id])).toContainEqual([path, found.id])
  // who may not read the register is not even told that there is one
  if (authority.read !== entity.authority.read && authority.read.startsWith('ROLE_')) {
    const outsider = await app.clientWithout(authority.read)
    const without = await ask(outsider, at, '?size=100')
    expect(without.tipos.map(({ tipo }) => tipo)).not.toContain(path)
    expect(without.itens.filter(({ tipo }) => tipo === path)).toEqual([])
    expect((await ask(outsider, at, `?tipo=${path}`)).itens).toEqual([])
  }
  const manager = await managerOf(app, admin)
  const answer = await manager.get(`${at}/linha-do-tempo?tipo=${path}&size=100`)
  if (answer.statusCode !== 200) return
  for (const { id } of (answer.json() as Timeline).itens)
    expect([path, id, (await manager.get(`/api/${route}/${id}`)).statusCode]).toEqual([path, id, 200])
}

/** A record of a register, and the one whose time line it stands in: found, or made with whatever it needs. */
async function withOwner({ model, subject }: Case, source: TimelineSource): Promise<{ id: number; owner: number }> {
  const { admin, maker } = subject()
  const { route, path } = source.entity
  for (const { id } of (await rowsOf(admin, `/api/${route}/opcoes`)).rows.slice(0, TRIES)) {
    const owner = await ownerOf((await admin.get(`/api/${route}/${id}`)).json() as RecordData)
    if (owner !== undefined) return { id, owner }
  }
  const made = await admin.post(`/api/${route}`, await maker.fullest(path))
  expect([made.statusCode, errorsOf(made)]).toEqual([201, []])
  const { id } = made.json() as Stored
  const owner = await ownerOf((await admin.get(`/api/${route}/${id}`)).json() as RecordData)
  if (owner === undefined) throw new Error(`${path}: no sample with ${source.by.map((field) => field.path).join('.')}`)
  return { id, owner }

  async function ownerOf(record: RecordData): Promise<number | undefined> {
    const [first, last] = source.by
    const value = valueAt(record, first.path) as { id?: number } | undefined
    if (valueAt(record, source.date.path) === undefined || value?.id === undefined) return undefined
    if (!last) return value.id
    const inside = model.entities.get(first.target ?? '')
    const middle = (await admin.get(`/api/${inside?.route}/${value.id}`)).json() as RecordData
    return (valueAt(middle, last.path) as { id?: number } | undefined)?.id
  }
}

async function ask(client: Client, at: string, query: string): Promise<Timeline> {
  const answer = await client.get(`${at}/linha-do-tempo${query}`)
  expect([answer.statusCode, errorsOf(answer)]).toEqual([200, []])
  return answer.json() as Timeline
}

/** A day stands at its beginning in São Paulo. */
const instantOf = (data: string): number => Date.parse(data.length === 10 ? `${data}T03:00:00Z` : data)
