import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
/** company 1 */
let admin: Client
/** company 2 */
let outra: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  outra = await login(app, 'admin')
  await outra.put('/api/userinfo/empresa', { empresaId: 2 })
})
afterAll(() => app?.close())

const campos = '/api/utilitario/campos-empresa'
const arquivo = `${campos}/arquivo`
const entidade = 'utilitario/estabelecimento'

interface Result {
  campo: string
  situacao: string
  erros: string[]
}
const outcome = (answer: { json(): { resultados: Result[] } }) =>
  answer.json().resultados.map(({ campo, situacao }) => `${campo}: ${situacao}`)

describe('the fields of the company as a file', () => {
  test('leave one company and come into another, with options, labels and place', async () => {
    const porte = {
      rotulo: 'Porte',
      tipo: 'ESCOLHA',
      opcoes: [
        { codigo: 'G', titulo: 'Grande' },
        { codigo: 'P', titulo: 'Pequeno', encerrada: true },
      ],
      noFiltro: true,
      ajuda: 'Pelo número de vagas',
    }
    for (const field of [porte, { rotulo: 'Vagas de estacionamento', tipo: 'NUMERO', minimo: 0, ordem: 2 }])
      expect((await admin.post(campos, { entidade, ...field })).statusCode).toBe(201)
    const produto = { entidade, campo: 'endereco.bairro', rotulo: 'Distrito' }
    expect((await admin.put(`${campos}/produto`, produto)).statusCode).toBe(200)

    const file = (await admin.get(`${arquivo}?entidade=${entidade}`)).json()
    expect(file).toMatchObject({ formato: 'prumo-campos-empresa', entidade })
    expect(JSON.stringify(file)).not.toMatch(/"(id|versao|empresaId)":/)

    const simulated = await outra.put(arquivo, { ...file, simular: true })
    expect(outcome(simulated).sort()).toEqual(['endereco.bairro: novo', 'porte: novo', 'vagasDeEstacionamento: novo'])
    expect((await outra.get(`${arquivo}?entidade=${entidade}`)).json().campos).toEqual([])

    expect((await outra.put(arquivo, file)).statusCode).toBe(200)
    expect((await outra.get(`${arquivo}?entidade=${entidade}`)).json()).toEqual(file)
    expect(outcome(await outra.put(arquivo, { ...file, simular: true })).every((one) => one.endsWith('igual'))).toBe(
      true,
    )

    const made = await outra.post('/api/utilitario/estabelecimentos', {
      nome: 'Filial do arquivo',
      complementoCnpj: '7001',
      extras: { porte: 'G', vagasDeEstacionamento: 40 },
    })
    expect([made.statusCode, made.json().extras]).toEqual([201, { porte: 'G', vagasDeEstacionamento: 40 }])
  })

  test('what changes is told before; what would lose values is refused, and then nothing is stored', async () => {
    const file = (await outra.get(`${arquivo}?entidade=${entidade}`)).json()
    const changed = file.campos.map((one: { campo: string }) => {
      if (one.campo === 'porte') return { ...one, opcoes: [{ codigo: 'P', titulo: 'Pequeno' }] }
      return one.campo === 'vagasDeEstacionamento' ? { ...one, rotulo: 'Vagas' } : one
    })
    const simulated = await outra.put(arquivo, { ...file, campos: changed, simular: true })
    expect(outcome(simulated).sort()).toEqual([
      'endereco.bairro: igual',
      'porte: recusado',
      'vagasDeEstacionamento: alterado',
    ])
    const refused = await outra.put(arquivo, { ...file, campos: changed })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors[0].message).toBe(
      'Porte: A opção G está em 1 registro (Filial do arquivo) e não pode ser excluída. Encerre-a.',
    )
    expect((await outra.get(`${arquivo}?entidade=${entidade}`)).json()).toEqual(file)
  })

  test('another file, an invented id and who may not change them are refused', async () => {
    const message = async (body: object) => (await outra.put(arquivo, body)).json().errors?.[0]?.message
    expect(await message({ formato: 'outro' })).toBe('O arquivo não é de campos da empresa')
    const formato = 'prumo-campos-empresa'
    expect(await message({ formato, entidade: 'geral/estado', campos: [] })).toBe(
      'O cadastro do arquivo não aceita campos da empresa',
    )
    const wrong = { campo: "x' drop", rotulo: 'Inventado', tipo: 'TEXTO' }
    expect(await message({ formato, entidade, campos: [wrong] })).toBe(
      'Inventado: O código tem só letras sem acento e números',
    )
    const unknown = { campo: 'livre', rotulo: 'Livre', tipo: 'TEXTO', naoExiste: 1 }
    expect((await outra.put(arquivo, { formato, entidade, campos: [unknown] })).statusCode).toBe(400)
    const rh = await login(app, 'rh')
    expect((await rh.put(arquivo, { formato, entidade, campos: [] })).statusCode).toBe(403)
  })
})
