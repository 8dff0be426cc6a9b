import { beforeAll, describe, expect, test } from 'vitest'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt } from '#schemas/runtime/paths.ts'
import { isVisible } from '#schemas/runtime/record/record.ts'
import { json, type Stored } from '#tests/entities/case.ts'
import { model } from '#tests/entities/subject.ts'
import { writable } from '#tests/helpers/samples/record.ts'
import { fingerprint, isNamedIn, isRefusal, misfitsOf, sqlTexts, watchSubject } from './bad-input.ts'

const watched = watchSubject()

describe.each(['captacao/etapa-seletiva', 'captacao/solicitacao-pessoal', 'captacao/candidato'])('in %s', (path) => {
  const entity = model.entities.get(path) as Entity
  const url = `/api/${entity.route}`
  // what the form hides is ignored, not refused
  let fields: Field[]
  beforeAll(async () => {
    const runtime = watched.subject.runtimes.get(path)
    const body = await watched.subject.maker.smallest(path)
    fields = writable(entity).filter((field) => isVisible(runtime, field, body, watched.subject.context))
  })

  const allMisfits = () =>
    fields.flatMap((field) => [...misfitsOf(field)].map(([what, value]) => ({ field, what, value })))

  test('[R-STD-PT+] a value that does not fit its field is refused, with the name of the field', async () => {
    const body = await watched.subject.maker.smallest(path)
    for (const { field, what, value } of allMisfits()) {
      const wrong = structuredClone(body)
      setAt(wrong, field.path, value)
      const created = await watched.subject.admin.post(url, wrong)
      isRefusal(`POST ${field.path} ${what}`, created, [400])
      expect([field.path, what, isNamedIn(created, field)]).toEqual([field.path, what, true])
    }
  })

  test('[R-STD-PT+] a value that does not fit its field changes no record', async () => {
    const [row] = (await watched.subject.admin.get(`${url}?range=[0,0]`)).json() as [Stored]
    for (const { field, what, value } of allMisfits()) {
      const partial: RecordData = { versao: row.versao }
      setAt(partial, field.path, value)
      isRefusal(`PATCH ${field.path} ${what}`, await watched.subject.admin.patch(`${url}/${row.id}`, partial), [400])
    }
  })

  test('a number larger than all is refused', async () => {
    const body = await watched.subject.maker.smallest(path)
    for (const field of fields.filter((f) => f.type === 'integer' || f.type === 'number')) {
      setAt(body, field.path, 'AQUI')
      const payload = JSON.stringify(body).replace('"AQUI"', '1e400')
      const answer = await watched.subject.admin.send({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json' },
      })
      isRefusal(`${field.path} 1e400`, answer, [400])
      setAt(body, field.path, undefined)
    }
  })

  test('a version that is no version is refused', async () => {
    const [row] = (await watched.subject.admin.get(`${url}?range=[0,0]`)).json() as [Stored]
    for (const versao of ['x', 1.5, 2 ** 53, {}, [], true, "1' or 1=1", 'null'])
      for (const method of ['put', 'patch', 'delete'] as const)
        isRefusal(
          `${method} ${String(versao)}`,
          await watched.subject.admin[method](`${url}/${row.id}`, { versao }),
          [400],
        )
    for (const etag of ['x', '"', '*', '"1" or "2"', '"99999999999999999999"'])
      isRefusal(etag, await watched.subject.admin.delete(`${url}/${row.id}`, undefined, { 'if-match': etag }), [400])
  })

  test('what is no id finds nothing', async () => {
    const ids = [
      'abc',
      '0',
      '-1',
      '1.5',
      '1e3',
      '99999999999999999999',
      '999999999999999',
      '%00',
      '1%20or%201=1',
      "1'--",
      '__proto__',
      '%E0%A4%A',
    ]
    for (const id of ids)
      for (const method of ['get', 'put', 'patch', 'delete'] as const)
        isRefusal(`${method} ${id}`, await watched.subject.admin[method](`${url}/${id}`, { versao: 1 }), [400, 404])
    for (const id of ids) isRefusal(id, await watched.subject.admin.get(`${url}/${id}/historico`), [400, 404])
  })

  test('filters, orders and pages that do not exist are refused, by their name', async () => {
    const queries = [
      ...['naoExiste', '__proto__', 'constructor', 'toString', 'senha', 'id.x', 'id_gte_lte', '', '$context'].map(
        (name) => `filter=${json({ [name]: 1 })}`,
      ),
      ...[
        'naoExiste',
        '__proto__',
        'constructor',
        'toString',
        'senha',
        'id asc',
        'id,up',
        'id;',
        '[',
        '["id"',
        '[1]',
        '{}',
        'busca',
        'versao',
      ].map((sort) => `sort=${encodeURIComponent(sort)}`),
      ...[
        '[0,99999999]',
        '[-1,5]',
        '[5,1]',
        '[0]',
        '[0,1,2]',
        '["0","9"]',
        '{}',
        'x',
        '[0,1e400]',
        '[10001,10010]',
        '[1e300,1e301]',
      ].map((range) => `range=${encodeURIComponent(range)}`),
      'page=-1',
      'page=1.5',
      'page=x',
      'page=99999999999',
      'page=5000&size=1000',
      'size=0',
      'size=1001',
      'size=-1',
      'filter=[]',
      'filter=7',
      'filter=null',
      'filter={"id":',
      `filter=${json({ id: 'x' })}`,
      `filter=${json({ id: [1, 'x'] })}`,
      `filter=${json({ id: 2 ** 53 })}`,
      `filter=${json({ id: { a: 1 } })}`,
      'filter=%7B%22q%22%3A%22%5Cud800%22%7D',
      `filter=${json({ q: 7 })}`,
      `filter=${json({ q: ['a'] })}`,
      'q=%00',
      `q=${'a'.repeat(300)}`,
    ]
    for (const query of queries)
      for (const list of [url, `${url}/opcoes`, `${url}/exportacao`])
        isRefusal(`${list}?${query}`, await watched.subject.admin.get(`${list}?${query}`), [400])
  })

  test('SQL in a parameter is only a text', async () => {
    const text = leafFields(entity.fields).find((f) => f.type === 'string' && !f.format && !f.options && !f.writeOnly)
    const total = (await watched.subject.admin.get(`${url}?range=[0,0]`)).headers['content-range']
    for (const sql of sqlTexts) {
      const value = encodeURIComponent(sql)
      for (const query of [
        `sort=${value}`,
        `sort=${value},asc`,
        `sort=id,${value}`,
        `range=${value}`,
        `page=${value}`,
        `size=${value}`,
        `filter=${value}`,
        // `_` is what some clients add to get past a cache
        ...(sql === '_' ? [] : [`${value}=1`]),
        `filter=${json({ [sql]: 1 })}`,
        `filter=${json({ id: sql })}`,
        `filter=${json({ id: [sql] })}`,
        `id_gte=${value}`,
      ])
        isRefusal(query, await watched.subject.admin.get(`${url}?${query}`), [400])
      for (const query of [
        `q=${value}`,
        `filter=${json({ q: sql })}`,
        `filter=${json({ [text?.path ?? '']: sql })}`,
        `filter=${json({ [`${text?.path}_contem`]: sql })}`,
      ]) {
        const answer = await watched.subject.admin.get(`${url}?${query}`)
        expect([query, answer.statusCode, answer.json()]).toEqual([query, 200, []])
      }
      isRefusal(sql, await watched.subject.admin.get(`${url}/${value}`), [404])
      isRefusal(sql, await watched.subject.admin.delete(`${url}/${value}`), [404])
    }
    expect((await watched.subject.admin.get(`${url}?range=[0,0]`)).headers['content-range']).toBe(total)
  })

  test('SQL in a text field is stored as text', async () => {
    const text = writable(entity).find((f) => f.required && f.type === 'string' && !f.format && !f.options) as Field
    const body = await watched.subject.maker.smallest(path)
    const [sql = ''] = sqlTexts.slice(1)
    setAt(body, text.path, sql)
    const created = await watched.subject.admin.post(url, body)
    expect([created.statusCode, created.json()[text.name]]).toEqual([201, sql])
    expect((await watched.subject.admin.delete(`${url}/${created.json().id}`)).statusCode).toBe(200)
    watched.before = await fingerprint(watched.subject.app)
  })
})
