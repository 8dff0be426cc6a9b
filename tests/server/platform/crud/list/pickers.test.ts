import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, CPF, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/captacao/candidatos/opcoes'

let app: TestApp
let rh: Client
let gestor: Client
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  // chooses candidates in his requests and may not read them
  gestor = await login(app, 'gestor')
})
afterAll(() => app?.close())

interface Option {
  id: number
  nome: string
}
const options = async (client: Client, query: string): Promise<Option[]> => {
  const answer = await client.get(`${url}?${query}`)
  expect([query, answer.statusCode]).toEqual([query, 200])
  return answer.json()
}
const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`
const refusal = async (query: string) => {
  const answer = await gestor.get(`${url}?${query}`)
  return [answer.statusCode, answer.json().message]
}

describe('who may not read candidates chooses among their names', () => {
  test('no CPF is found, digit by digit or whole, in any way of asking', async () => {
    const [known] = await options(rh, filter({ q: CPF }))
    if (!known) throw new Error('sem candidato de CPF conhecido')
    for (let digits = 1; digits <= CPF.length; digits++)
      for (const query of [filter({ q: CPF.slice(0, digits) }), `q=${CPF.slice(0, digits)}`])
        expect([query, await options(gestor, query)]).toEqual([query, []])
    for (const name of ['pessoal.cpf', 'cpf', 'pessoal.cpf_contem', 'pessoal.cpf_gte', 'endereco.cep'])
      expect(await refusal(filter({ [name]: CPF }))).toEqual([400, `Filtro desconhecido: ${name}`])
    // nor of one who is chosen already
    expect(await options(gestor, filter({ id: [known.id], q: CPF }))).toEqual([])
    expect(await options(gestor, filter({ id: [known.id] }))).toMatchObject([{ id: known.id }])
  })

  test('by name they are found, without accents, in the order of the names, with nothing else in the answer', async () => {
    const all = await options(rh, 'range=[0,99]')
    const word = all[0]?.nome.split(' ')[0] ?? ''
    const found = await options(gestor, `range=[0,99]&q=${encodeURIComponent(word.toLowerCase())}`)
    expect(found.length).toBeGreaterThan(0)
    for (const option of found) {
      expect(option.nome).toContain(word)
      expect(Object.keys(option).sort()).toEqual(['id', 'nome', 'rotulo'])
    }
    const names = found.map(({ nome }) => nome)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt-BR')))
    const byCode = `range=[0,99]&sort=["pessoal.cpf","ASC"]&q=${encodeURIComponent(word)}`
    expect((await options(gestor, byCode)).map(({ nome }) => nome)).toEqual(names)
  })

  test('not all at once, and no more than a hundred at a time', async () => {
    const message = 'Estes registros são de pessoas: peça no máximo 100 por vez'
    expect(await refusal('unpaged=true')).toEqual([400, message])
    expect(await refusal('range=[0,199]')).toEqual([400, message])
    expect((await options(gestor, 'range=[0,99]')).length).toBeGreaterThan(0)
    // who reads them lists them as before
    expect((await options(rh, 'unpaged=true')).length).toBeGreaterThan(0)
  })

  test('in a spreadsheet a candidate is named by his name, not by his CPF', async () => {
    const [known] = await options(rh, filter({ q: CPF }))
    const authority = app.fastify.prumo.model.entities.get('captacao/candidato')?.authority.read ?? ''
    const other = await app.clientWithout(authority)
    const importing = async (client: Client, candidato: string) => {
      const csv = `Candidato;Solicitação\r\n${candidato};Solicitação que não há\r\n`
      const answer = await client.upload(
        '/api/captacao/candidato-solicitacoes/importacao?simular=true',
        'candidatos.csv',
        Buffer.from(csv),
      )
      return answer.body
    }
    const unknown = 'informado em Candidato não existe'
    expect(await importing(rh, CPF)).not.toContain(unknown)
    expect(await importing(other, CPF)).toContain(unknown)
    expect(await importing(other, String(known?.nome))).not.toContain(unknown)
  })
})
