import { expect, test } from 'vitest'
import { login } from '#tests/helpers/app.ts'
import { type Case, json, rowsOf } from '../case.ts'

/** Equal row permission (promise 4): list, count, record, picker, export and history show a manager the same rows. */
export function managers({ entity, url, subject }: Case): void {
  if (!entity.rows) return
  test('quem só vê as suas áreas vê as mesmas linhas em toda parte', async () => {
    const { app, admin } = subject()
    const gestor = await login(app, 'gestor')
    const { authorities } = (await gestor.get('/api/userinfo')).json() as { authorities: string[] }
    if (!authorities.includes(entity.authority.read)) return
    const all = await rowsOf(admin, url, 'sort=id,asc')
    const own = await rowsOf(gestor, url, 'sort=id,asc')
    const seen = own.rows.map((r) => r.id)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.length).toBeLessThan(all.rows.length)
    expect(own.range.endsWith(`/${seen.length}`)).toBe(true)
    expect((await rowsOf(gestor, `${url}/opcoes`, 'sort=id,asc')).rows.map((r) => r.id)).toEqual(seen)
    const hidden = all.rows.filter((r) => !seen.includes(r.id)).slice(0, 3)
    const asked = json({ id: [...hidden.map((r) => r.id), seen[0]] })
    expect((await rowsOf(gestor, url, `filter=${asked}`)).rows.map((r) => r.id)).toEqual([seen[0]])
    const sheet = await gestor.get(`${url}/exportacao?filter=${asked}`)
    expect(sheet.body.trim().split('\r\n')).toHaveLength(2)
    for (const { id } of hidden)
      for (const at of [`${url}/${id}`, `${url}/${id}/historico`]) expect((await gestor.get(at)).statusCode).toBe(404)
    for (const id of seen.slice(0, 3)) expect((await gestor.get(`${url}/${id}`)).statusCode).toBe(200)
  })
}
