import { expect } from 'vitest'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { type Client, login, PASSWORD } from '#tests/helpers/app.ts'
import { type Case, errorsOf, rowsOf, type Stored } from '../case.ts'
import { test } from '../declare.ts'
import type { Subject } from '../subject.ts'

/** Rows of the installation among those of the companies: read by all, written by who administers the installation. */
export function owner({ entity, url, subject }: Case): void {
  if (!mayBeOfInstallation(entity)) return
  const field = entity.fields.find(({ hint }) => hint.owner)?.path ?? ''
  const key = entity.unique.find(({ fields }) => fields.every((path) => fieldAt(entity, path)?.required))?.fields
  const make = async (): Promise<Stored> => {
    const { admin, maker } = subject()
    const answer = await admin.post(url, await maker.smallest(entity.path, { [field]: true }))
    expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
    expect(answer.json()).toMatchObject({ [field]: true, empresaId: 0 })
    return answer.json() as Stored
  }

  test('what belongs to the installation is read in every company and written from inside none', async () => {
    const stored = await make()
    const { id, versao } = stored
    const at = `${url}/${id}`
    const insider = await insiderOf(subject())
    const before = (await insider.get(at)).json()
    expect(before).toMatchObject({ id, [field]: true })
    expect((await rowsOf(insider, url)).rows.some((row) => row.id === id)).toBe(true)
    const answers = [
      await insider.put(at, stored),
      await insider.patch(at, { versao }),
      await insider.delete(at, { versao }),
    ]
    expect(answers.map((a) => [a.statusCode, errorsOf(a)[0]?.code])).toEqual(answers.map(() => [403, 'DA_INSTALACAO']))
    expect((await insider.put(`${at}/historico/1/restaura`, { versao })).statusCode).not.toBe(200)
    const writable = entity.fields.find((f) => f.kind === 'scalar' && f.type === 'string' && !f.readOnly && !f.options)
    const many = { registros: [{ id, versao }], valores: { [writable?.path ?? '']: 'X' } }
    const bulk = await insider.post(`${url}/edicao-em-lote`, many)
    expect(bulk.statusCode === 200 ? bulk.json().alterados : 0).toBe(0)
    expect((await insider.get(at)).json()).toEqual(before)
    const { otherMaker } = subject()
    const own = await insider.post(url, await otherMaker.smallest(entity.path, { [field]: true }))
    expect(own.statusCode).toBe(403)
    if (!key) return
    const same = Object.fromEntries(key.map((path): [string, unknown] => [path, stored[path]]))
    const taken = await insider.post(url, await otherMaker.smallest(entity.path, same))
    expect([taken.statusCode, errorsOf(taken)[0]?.code]).toEqual([409, 'CHAVE_DUPLICADA'])
  })

  test('once deleted, it comes back by who administers the installation', async () => {
    const { id, versao } = await make()
    const { admin } = subject()
    const insider = await insiderOf(subject())
    expect((await admin.delete(`${url}/${id}`, { versao })).statusCode).toBe(200)
    const [deleted] = (await insider.get(`${url}/excluidos`)).json() as { id: number; registroId: number }[]
    expect(deleted?.registroId).toBe(id)
    const kept = `${url}/excluidos/${deleted?.id}`
    expect((await insider.post(`${kept}/restaura`)).statusCode).toBe(403)
    expect((await insider.delete(kept)).statusCode).toBe(403)
    expect((await admin.post(`${kept}/restaura`)).json()).toMatchObject({ id, [field]: true })
  })

  test('each company has rows of its own beside them, whose owner stays', async () => {
    const { otherMaker, admin } = subject()
    const insider = await insiderOf(subject())
    const made = await insider.post(url, await otherMaker.smallest(entity.path))
    expect(made.json()).toMatchObject({ empresaId: 2, [field]: false })
    const { id, versao } = made.json() as Stored
    expect((await admin.get(`${url}/${id}`)).statusCode).toBe(404)
    const changed = await insider.patch(`${url}/${id}`, { versao, [field]: true })
    expect(changed.statusCode === 200 ? changed.json()[field] : false).toBe(false)
    expect((await insider.get(`${url}/${id}`)).json()).toMatchObject({ empresaId: 2, [field]: false })
  })
}

const insiders = new WeakMap<Subject, Promise<Client>>()

/** Who may do in company 2 everything a profile can allow. */
function insiderOf(subject: Subject): Promise<Client> {
  const known = insiders.get(subject) ?? makeInsider(subject)
  insiders.set(subject, known)
  return known
}

async function makeInsider({ app, other }: Subject): Promise<Client> {
  const all = app.fastify.prumo.model.permissions.map(({ authority }) => authority)
  const authorities = all.filter((authority) => authority !== VER_TODAS_EMPRESAS)
  const perfil = (await other.post('/api/utilitario/perfis', { nome: 'Tudo da empresa', authorities })).json() as Stored
  const empresas = [{ empresa: { id: 2 }, perfis: [{ id: perfil.id }] }]
  const user = { nome: 'De dentro', login: 'de-dentro', senha: PASSWORD, empresas }
  const made = await other.post('/api/utilitario/usuarios', user)
  expect([made.statusCode, errorsOf(made)]).toEqual([201, []])
  await app.database.pool.query('update usuario set trocar_senha = false where id = $1', [made.json().id])
  return login(app, user.login)
}
