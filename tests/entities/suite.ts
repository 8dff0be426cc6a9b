import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'
import { sortablePaths } from '#schemas/runtime/sortable.ts'
import { collate, comparableOf, sameRecord } from './compare.ts'
import { breaches } from './rules.ts'
import { listed, model, type Subject, startSubject } from './subject.ts'

type Stored = RecordData & { id: number; versao: number }

/** Tests of every entity of a group, made from its definition (promise 3). */
export function describeGroup(group: string): void {
  let subject: Subject
  beforeAll(async () => {
    subject = await startSubject()
  })
  afterAll(() => subject?.app.close())
  const entities = listed(group)
  test(`${group} tem cadastros`, () => expect(entities.length).toBeGreaterThan(0))
  for (const entity of entities) describe(entity.path, () => describeEntity(entity, () => subject))
}

function describeEntity(entity: Entity, subject: () => Subject): void {
  const url = `/api/${entity.route}`
  const create = async (who: 'admin' | 'other' = 'admin'): Promise<Stored> => {
    const s = subject()
    const body = await (who === 'admin' ? s.maker : s.otherMaker).smallest(entity.path)
    const answer = await s[who].post(url, body)
    expect(answer.json()).not.toHaveProperty('errors')
    expect(answer.statusCode).toBe(201)
    return answer.json() as Stored
  }

  test('grava e devolve o menor registro válido', async () => {
    const body = await subject().maker.smallest(entity.path)
    const answer = await subject().admin.post(url, body)
    expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined])
    const stored = (await subject().admin.get(`${url}/${answer.json().id}`)).json()
    sameRecord(entity, stored, body)
    expect(stored.versao).toBe(1)
  })

  test('grava, devolve e regrava o registro mais completo', async () => {
    const body = await subject().maker.fullest(entity.path)
    const answer = await subject().admin.post(url, body)
    expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined])
    const stored = answer.json() as Stored
    sameRecord(entity, stored, body)
    const again = await subject().admin.put(`${url}/${stored.id}`, stored)
    expect([again.statusCode, again.json().errors]).toEqual([200, undefined])
    expect(again.json().versao).toBe(stored.versao + 1)
    sameRecord(entity, again.json(), body)
  })

  const rules = breaches(entity)
  if (rules.length > 0)
    test.each(rules.map((b) => [`${b.field.path} ${b.title}`, b] as const))('recusa: %s', async (_, breach) => {
      const body = await subject().maker.smallest(entity.path)
      setAt(body, breach.field.path, breach.value)
      const answer = await subject().admin.post(url, body)
      expect(answer.statusCode).toBe(400)
      const errors = answer.json().errors as { field?: string; message: string }[]
      expect(errors).toContainEqual(expect.objectContaining({ field: breach.field.path, message: breach.message }))
    })

  test('recusa nomes desconhecidos e corpo que não é registro', async () => {
    const body = await subject().maker.smallest(entity.path)
    const answer = await subject().admin.post(url, { ...body, campoQueNaoExiste: 1 })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].message).toBe('Campo desconhecido: campoQueNaoExiste')
    expect((await subject().admin.post(url, [body])).statusCode).toBe(400)
  })

  const references = entity.fields.filter((f) => f.kind === 'reference' && !f.readOnly && f.visibleWhen === undefined)
  if (references.length > 0)
    test.each(references.map((f) => [f.path, f] as const))(
      'recusa referência a registro inexistente: %s',
      async (_, field) => {
        const body = await subject().maker.smallest(entity.path)
        const answer = await subject().admin.post(url, { ...body, [field.name]: { id: 999_999_999 } })
        expect(answer.statusCode).toBe(400)
        expect(answer.json().errors.map((e: { field: string }) => e.field)).toContain(field.path)
      },
    )

  const tenanted = references.filter((f) => model.entities.get(f.target ?? '')?.scope === 'empresa')
  if (entity.scope === 'empresa' && tenanted.length > 0)
    test.each(tenanted.map((f) => [f.path, f] as const))(
      'recusa referência a registro de outra empresa: %s',
      async (_, field) => {
        const foreign = await subject().otherMaker.smallest(entity.path, {})
        const target = model.entities.get(field.target ?? '')
        const options = (await subject().other.get(`/api/${target?.route}/opcoes`)).json() as { id: number }[]
        const id = (valueAt(foreign, `${field.path}.id`) as number | undefined) ?? options[0]?.id
        expect(id).toBeDefined()
        const body = await subject().maker.smallest(entity.path)
        const answer = await subject().admin.post(url, { ...body, [field.name]: { id } })
        expect(answer.statusCode).toBe(400)
        expect(answer.json().errors.map((e: { field: string }) => e.field)).toContain(field.path)
      },
    )

  for (const rule of entity.unique)
    test(`recusa a repetição de ${rule.fields.join(', ')}`, async () => {
      const body = await subject().maker.fullest(entity.path)
      expect((await subject().admin.post(url, body)).statusCode).toBe(201)
      const again = await subject().admin.post(url, body)
      expect([again.statusCode, again.json().errors[0].code]).toEqual([409, 'CHAVE_DUPLICADA'])
      if (rule.message) expect(again.json().message).toBe(rule.message)
    })

  test('não perde alteração: versão antiga, ausente, e a atual no conflito', async () => {
    const stored = await create()
    const at = `${url}/${stored.id}`
    const { versao: _, ...withoutVersion } = stored
    expect((await subject().admin.put(at, withoutVersion)).statusCode).toBe(400)
    expect((await subject().admin.put(at, stored)).statusCode).toBe(200)
    const stale = await subject().admin.put(at, stored)
    expect([stale.statusCode, stale.json().errors[0].code]).toEqual([409, 'VERSAO_DESATUALIZADA'])
    expect(stale.json().atual).toMatchObject({ id: stored.id, versao: 2 })
    expect((await subject().admin.delete(`${at}`, { versao: 1 })).statusCode).toBe(409)
  })

  test('exclui, responde com o registro e não o acha mais', async () => {
    const stored = await create()
    const answer = await subject().admin.delete(`${url}/${stored.id}`)
    expect([answer.statusCode, answer.json().id]).toEqual([200, stored.id])
    expect((await subject().admin.get(`${url}/${stored.id}`)).statusCode).toBe(404)
    expect((await subject().admin.get(`${url}/${stored.id}/historico`)).statusCode).toBe(404)
  })

  test('guarda quem fez o quê', async () => {
    const stored = await create()
    const lines = (await subject().admin.get(`${url}/${stored.id}/historico`)).json()
    expect(lines).toMatchObject([{ operacao: 'criacao', usuario: { id: 1 } }])
  })

  if (entity.scope !== 'global' && !entity.sharedBy) isolation(entity, url, subject, create)
  permissions(entity, url, subject)
  lists(entity, url, subject)
}

function isolation(entity: Entity, url: string, subject: () => Subject, create: () => Promise<Stored>): void {
  test('outra empresa não vê, não altera, não exclui', async () => {
    const stored = await create()
    const { other } = subject()
    const at = `${url}/${stored.id}`
    const answers = [
      await other.get(at),
      await other.put(at, stored),
      await other.patch(at, { versao: 1 }),
      await other.delete(at),
      await other.get(`${at}/historico`),
      await other.get(`${at}/clone`),
    ]
    expect(answers.map((a) => a.statusCode)).toEqual([404, 404, 404, 404, 404, 404])
    for (const list of [url, `${url}/opcoes`]) {
      const rows = (await other.get(`${list}?filter=${encodeURIComponent(JSON.stringify({ id: [stored.id] }))}`)).json()
      expect(rows).toEqual([])
    }
    for (const action of entity.actions) expect((await other.put(`${at}/${action.name}`, {})).statusCode).toBe(404)
    expect((await subject().admin.get(at)).json()).toMatchObject({ versao: 1 })
  })
}

function permissions(entity: Entity, url: string, subject: () => Subject): void {
  const { authority } = entity
  const calls: [string, string, 'get' | 'post' | 'put' | 'patch' | 'delete', string][] = [
    ['listar', authority.read, 'get', url],
    ['ler', authority.read, 'get', `${url}/1`],
    ['exportar', authority.read, 'get', `${url}/exportacao`],
    ['criar', authority.create, 'post', url],
    ['alterar', authority.update, 'put', `${url}/1`],
    ['alterar em parte', authority.update, 'patch', `${url}/1`],
    ['excluir', authority.delete, 'delete', `${url}/1`],
    ...entity.actions.map(
      (a) => [a.title, a.authority, 'put', `${url}/1/${a.name}`] as [string, string, 'put', string],
    ),
  ]
  test.each(calls.filter(([, needed]) => needed !== 'LOGIN'))(
    'sem autoridade não se pode %s',
    async (_, needed, method, at) => {
      const client = await subject().app.clientWithout(needed)
      const answer = await client[method](at, {})
      expect([answer.statusCode, answer.json().message]).toEqual([403, 'Não autorizado.'])
    },
  )
  test.each(calls)('sem sessão não se pode %s', async (_, __, method, at) => {
    const answer = await subject().nobody[method](at, {})
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Sessão expirada.'])
  })
}

function lists(entity: Entity, url: string, subject: () => Subject): void {
  const page = async (query: string) => {
    const answer = await subject().admin.get(`${url}?${query}`)
    expect(answer.statusCode).toBe(200)
    return { rows: answer.json() as Stored[], range: String(answer.headers['content-range']) }
  }
  const sort = (path: string, order: string) => `sort=${encodeURIComponent(JSON.stringify([path, order]))}`

  test.each(sortablePaths(entity).map((path) => [path]))('ordena por %s', async (path) => {
    const { rows } = await page(`${sort(path, 'ASC')}&range=[0,999]`)
    const expected = [...rows].sort((a, b) => collate(entity, path, a, b) || a.id - b.id)
    expect(rows.map((r) => comparableOf(entity, path, r))).toEqual(expected.map((r) => comparableOf(entity, path, r)))
    if (rows.length === 1000) return
    const down = await page(`${sort(path, 'DESC')}&range=[0,999]`)
    expect(down.rows.map((r) => r.id)).toEqual(rows.map((r) => r.id).reverse())
  })

  test('filtra por igualdade em cada coluna, como um filtro ingênuo', async () => {
    const { rows } = await page('range=[0,999]')
    if (rows.length === 1000) return
    for (const column of entity.list.columns) {
      const sample = rows.find((r) => comparableOf(entity, column, r) !== null)
      if (!sample || !sortablePaths(entity).includes(column)) continue
      const value = valueAt(sample, column)
      const found = await page(`filter=${encodeURIComponent(JSON.stringify({ [column]: value }))}&range=[0,999]`)
      const wanted = rows.filter((r) => JSON.stringify(valueAt(r, column)) === JSON.stringify(value)).map((r) => r.id)
      expect(found.rows.map((r) => r.id).sort((a, b) => a - b)).toEqual(wanted.sort((a, b) => a - b))
    }
  })

  test('os dois dialetos dão a mesma página', async () => {
    const simple = await page(`${sort('id', 'ASC')}&range=[5,9]`)
    const spring = await page('page=1&size=5&sort=id,asc')
    expect(spring).toEqual(simple)
  })

  test('recusa ordenação, filtro e página desconhecidos, com o nome', async () => {
    const bad = [
      'sort=naoExiste,asc',
      'naoExiste=1',
      'range=[0,99999]',
      'range=[9,1]',
      'page=-1',
      'filter={',
      "sort=id';drop table x--,asc",
    ]
    for (const query of bad) {
      const answer = await subject().admin.get(`${url}?${encodeURI(query)}`)
      expect([query, answer.statusCode]).toEqual([query, 400])
      expect(answer.json().errors[0].message.length).toBeGreaterThan(5)
    }
  })
}
