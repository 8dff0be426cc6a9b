import { expect } from 'vitest'
import { type Case, errorsOf, json, rowsOf } from '../case.ts'
import { test } from '../declare.ts'
import { managerOf } from '../manager.ts'
import { rowOnSide } from '../sides.ts'

/** Equal row permission (promise 4): list, count, record, picker, export, history and writes know the same rows. */
export function managers(one: Case): void {
  const { entity, model, url, subject } = one
  if (!entity.rows) return
  const both = async () => {
    const { app, admin } = subject()
    const manager = await managerOf(app, admin)
    for (const isSeen of [true, false]) await rowOnSide(one, manager, isSeen)
    const all = (await rowsOf(admin, url, 'sort=id,asc')).rows
    const own = await rowsOf(manager, url, 'sort=id,asc')
    const seen = own.rows.map((r) => r.id)
    return { manager, admin, own, seen, hidden: all.filter((r) => !seen.includes(r.id)).slice(0, 3) }
  }

  test('who sees only his areas sees the same rows everywhere', async () => {
    const { manager, own, seen, hidden } = await both()
    expect(seen.length).toBeGreaterThan(0)
    expect(hidden.length).toBeGreaterThan(0)
    expect(own.range.endsWith(`/${seen.length}`)).toBe(true)
    expect((await rowsOf(manager, `${url}/opcoes`, 'sort=id,asc')).rows.map((r) => r.id)).toEqual(seen)
    const page = await manager.get(`${url}?range=[0,0]`)
    expect(String(page.headers['content-range']).endsWith(`/${seen.length}`)).toBe(true)
    const asked = json({ id: [...hidden.map((r) => r.id), seen[0]] })
    expect((await rowsOf(manager, url, `filter=${asked}`)).rows.map((r) => r.id)).toEqual([seen[0]])
    const sheet = await manager.get(`${url}/exportacao?filter=${asked}`)
    expect(sheet.body.trim().split('\r\n')).toHaveLength(2)
    for (const id of seen.slice(0, 3)) expect((await manager.get(`${url}/${id}`)).statusCode).toBe(200)
  })

  test('what is of another area is neither read nor changed nor deleted', async () => {
    const { manager, admin, hidden } = await both()
    for (const { id, versao } of hidden) {
      const at = `${url}/${id}`
      const before = (await admin.get(at)).json()
      const answers = [
        await manager.get(at),
        await manager.get(`${at}/historico`),
        await manager.get(`${at}/clone`),
        await manager.put(at, before),
        await manager.patch(at, { versao }),
        await manager.delete(at),
      ]
      for (const action of entity.actions) answers.push(await manager.put(`${at}/${action.name}`, {}))
      expect(new Set(answers.map((a) => a.statusCode))).toEqual(new Set([404]))
      expect((await admin.get(at)).json()).toEqual(before)
    }
  })

  const holder = entity.rows.through ?? entity.rows.area
  const target = model.entities.get(entity.fields.find((f) => f.name === holder)?.target ?? '')
  if (holder === undefined || !target) return
  test('a record is not put where one does not see', async () => {
    const { manager, admin } = await both()
    const options = `/api/${target.route}/opcoes`
    const visible = new Set((await rowsOf(manager, options)).rows.map((r) => r.id))
    const foreign = (await rowsOf(admin, options)).rows.find((r) => !visible.has(r.id))
    expect(foreign).toBeDefined()
    const body = await subject().maker.smallest(entity.path)
    const answer = await manager.post(url, { ...body, [holder]: { id: foreign?.id } })
    expect(answer.statusCode).toBe(400)
    expect(errorsOf(answer).map((e) => e.field)).toContain(holder)
  })
}
