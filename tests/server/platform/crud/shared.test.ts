import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorsOf, json, rowsOf, type Stored } from '#tests/entities/case.ts'
import { model, type Subject, startSubject } from '#tests/entities/subject.ts'
import type { Client } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'

const url = '/api/captacao/candidatos'
const parametros = '/api/utilitario/parametros-sistema'
let subject: Subject
beforeAll(async () => {
  subject = await startSubject()
})
afterAll(() => subject?.app.close())

async function share(on: boolean): Promise<void> {
  const { versao } = (await subject.admin.get(parametros)).json() as Stored
  const answer = await subject.admin.patch(parametros, { versao, compartilharCandidatos: on })
  expect(answer.statusCode, answer.body).toBe(200)
}

async function candidate(client: Client, nome: string, number = cpf(next())): Promise<Stored> {
  const answer = await client.post(url, { nome, pessoal: { cpf: number } })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}

describe('candidates that companies share', () => {
  let theirs: Stored
  beforeAll(async () => {
    theirs = await candidate(subject.other, 'Da outra empresa')
    await share(true)
  })

  test('[R-COMPARTILHA+] appear to all, in list, count, options, spreadsheet and search', async () => {
    const { admin } = subject
    const byId = `filter=${json({ id: [theirs.id] })}`
    expect((await rowsOf(admin, url, byId)).rows).toMatchObject([{ id: theirs.id, empresaId: 2 }])
    expect((await rowsOf(admin, `${url}/opcoes`, byId)).rows).toMatchObject([{ id: theirs.id }])
    expect((await admin.get(`${url}?q=da%20outra%20empresa`)).headers['content-range']).toBe(
      'captacao/candidatos 0-0/1',
    )
    expect((await admin.get(`${url}/exportacao?${byId}`)).body).toContain('Da outra empresa')
    expect((await admin.get(`${url}/${theirs.id}/historico`)).statusCode).toBe(200)
  })

  test('change by any of them without changing owner, with the trail in the owning company', async () => {
    const at = `${url}/${theirs.id}`
    const now = (await subject.admin.get(at)).json() as Stored
    const saved = await subject.admin.put(at, { ...now, nomeSocial: 'Comum' })
    expect([saved.statusCode, errorsOf(saved), saved.json().empresaId]).toEqual([200, [], 2])
    expect((await subject.other.get(at)).json()).toMatchObject({ nomeSocial: 'Comum', versao: now.versao + 1 })
    const text = `select empresa_id, operacao from auditoria where entidade = 'captacao/candidato' and registro_id = $1 order by id desc limit 1`
    expect((await subject.app.database.pool.query(text, [theirs.id])).rows).toEqual([
      { empresa_id: 2, operacao: 'alteracao' },
    ])
  })

  test('keep their items in the owning company', async () => {
    const body = await subject.maker.smallest('captacao/candidato-documento')
    const answer = await subject.admin.post(`${url}/${theirs.id}/documentos-anexos`, body)
    expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
    const text = 'select empresa_id from candidato_documento where candidato_id = $1'
    expect((await subject.app.database.pool.query(text, [theirs.id])).rows).toEqual([{ empresa_id: 2 }])
    expect((await subject.other.get(`${url}/${theirs.id}`)).json().documentos).toHaveLength(1)
  })

  test('come into requests of who sees them; when they are no longer seen, the row stays, with the name', async () => {
    const body = await subject.maker.smallest('captacao/candidato-solicitacao')
    const links = '/api/captacao/candidato-solicitacoes'
    const link = await subject.admin.post(links, { ...body, candidato: { id: theirs.id } })
    expect([link.statusCode, errorsOf(link)]).toEqual([201, []])
    await share(false)
    const at = `${links}/${link.json().id}`
    const stored = (await subject.admin.get(at)).json() as Stored
    expect(stored.candidato).toMatchObject({ id: theirs.id, nome: 'Da outra empresa' })
    expect((await subject.admin.get(`${url}/${theirs.id}`)).statusCode).toBe(404)
    expect((await subject.admin.put(at, { ...stored, observacao: 'Segue' })).statusCode).toBe(200)
    const fresh = await subject.maker.smallest('captacao/candidato-solicitacao')
    const refused = await subject.admin.post(links, { ...fresh, candidato: { id: theirs.id } })
    expect([refused.statusCode, errorsOf(refused)[0]?.field]).toEqual([400, 'candidato'])
    await share(true)
  })

  test('have one CPF per company', async () => {
    const number = cpf(next())
    await candidate(subject.other, 'Lá', number)
    await candidate(subject.admin, 'Aqui', number)
    const again = await subject.admin.post(url, { nome: 'Outra vez', pessoal: { cpf: number } })
    expect([again.statusCode, errorsOf(again)[0]?.code]).toEqual([409, 'CHAVE_DUPLICADA'])
  })

  test('refuse a reference to a record that is not of the owning company', async () => {
    const { admin } = subject
    const [cargo] = (await admin.get('/api/cargo-salario/cargos/opcoes')).json() as Stored[]
    const [theirCargo] = (await subject.other.get('/api/cargo-salario/cargos/opcoes')).json() as Stored[]
    const at = `${url}/${theirs.id}`
    const { versao } = (await admin.get(at)).json() as Stored
    const wrong = await admin.patch(at, { versao, cargos: [{ id: cargo?.id }] })
    expect([wrong.statusCode, errorsOf(wrong)[0]?.field], wrong.body).toEqual([400, 'cargos'])
    const right = await admin.patch(at, { versao, cargos: [{ id: theirCargo?.id }] })
    expect([right.statusCode, errorsOf(right)]).toEqual([200, []])
  })

  test('[R-COMPARTILHA-] go from the others when they are no longer shared', async () => {
    await share(false)
    const { admin, other } = subject
    for (const at of [`${url}/${theirs.id}`, `${url}/${theirs.id}/historico`, `${url}/${theirs.id}/documentos-anexos`])
      expect((await admin.get(at)).statusCode).toBe(404)
    expect((await rowsOf(admin, url, `filter=${json({ id: [theirs.id] })}`)).rows).toEqual([])
    expect((await other.get(`${url}/${theirs.id}`)).statusCode).toBe(200)
  })
})

test('each register that companies may share is opened by a parameter of its own, and by no other', async () => {
  const { admin, other, maker } = subject
  const registers = [...model.entities.values()].filter(({ scope, parent }) => scope === 'compartilhado' && !parent)
  const names = registers.map(({ sharedBy = '' }) => sharedBy)
  expect([...names].sort()).toEqual(['compartilharCandidatos', 'compartilharColaboradores', 'compartilharCursos'])
  const open = async (only?: string) => {
    const { versao } = (await admin.get(parametros)).json() as Stored
    const switches = Object.fromEntries(names.map((name) => [name, name === only]))
    expect((await admin.patch(parametros, { versao, ...switches })).statusCode).toBe(200)
  }
  for (const { path, route, sharedBy } of registers) {
    const made = await admin.post(`/api/${route}`, await maker.smallest(path))
    expect(made.statusCode, made.body).toBe(201)
    for (const one of [undefined, ...names]) {
      await open(one)
      const { statusCode } = await other.get(`/api/${route}/${made.json().id}`)
      expect([path, one, statusCode]).toEqual([path, one, one === sharedBy ? 200 : 404])
    }
  }
  await open()
})
