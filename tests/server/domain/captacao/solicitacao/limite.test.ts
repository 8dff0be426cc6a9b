import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { create, type Stored, url, violations } from './solicitacao.ts'

const limites = '/api/utilitario/configuracoes-limite-colaborador'

let app: TestApp
let admin: Client
let rh: Client
/** a band, its position, and how many talents and open vacancies the position has */
let faixaSalarial: { id: number }
let cargo: { id: number; nome: string }
let emUso: number

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  const { rows } = await app.database.pool.query(`select f.id, c.id as cargo, c.nome from faixa_salarial f
    join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    where f.empresa_id = 1 and exists (select 1 from talento t where t.cargo_id = c.id and t.situacao = 'A')
    order by f.id limit 1`)
  faixaSalarial = { id: Number(rows[0].id) }
  cargo = { id: Number(rows[0].cargo), nome: rows[0].nome }
})
afterAll(() => app?.close())
beforeEach(async () => {
  await limita([])
  const answer = await checa({ quantidade: 1 })
  expect(answer).toEqual({ excedido: false, bloqueia: false })
  await limita([{ cargo, limite: 0 }])
  const { ativos, vagasAbertas } = await checa({ quantidade: 1 })
  emUso = ativos + vagasAbertas
})

interface Checado {
  excedido: boolean
  bloqueia: boolean
  ativos: number
  vagasAbertas: number
  mensagem: string
}

/** The call of the specification. */
const checa = async (body: RecordData, cargoId = cargo.id): Promise<Checado> =>
  (await rh.post(`${url}/validarLimiteCargo/${cargoId}`, body)).json()

/** What the form asks. */
const checaFaixa = async (query: string): Promise<Checado> =>
  (await rh.get(`${url}/limite-faixa/${faixaSalarial.id}?${query}`)).json()

/** The configuration of the company with these limits. */
async function limita(linhas: RecordData[], bloqueiaExcesso = false): Promise<void> {
  const { versao } = (await admin.get(limites)).json() as Stored
  const body = { versao, contratoDescricao: 'Quadro de 2026', bloqueiaExcesso }
  // a configuration has at least one limit: of a position nobody asks for
  const outro = await app.database.pool.query(
    'select id from cargo where empresa_id = 1 and id <> $1 order by id limit 1',
    [cargo.id],
  )
  const sobra = { cargo: { id: Number(outro.rows[0].id) }, limite: 9999 }
  const answer = await admin.put(limites, { ...body, limites: linhas.length > 0 ? linhas : [sobra] })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

describe('the limit of employees of the position of a request', () => {
  test('[R-SOL-LIMITE-CARGO+] is respected up to the last vacancy, and told with its numbers when it will be exceeded', async () => {
    await limita([{ cargo, limite: emUso + 2 }])
    expect(await checa({ quantidade: 2 })).toMatchObject({ excedido: false, bloqueia: false })
    const { excedido, mensagem, ativos, vagasAbertas } = await checa({ quantidade: 3 })
    expect(excedido).toBe(true)
    const contado = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`
    expect(mensagem).toBe(
      `O limite de ${contado(emUso + 2, 'talento')} do cargo ${cargo.nome} será excedido: ` +
        `há ${contado(ativos, 'ativo')} e ${contado(vagasAbertas, 'vaga')} em outras solicitações.`,
    )
    // what the form asks by the band says the same
    expect(await checaFaixa('quantidade=2')).toMatchObject({ excedido: false })
    expect(await checaFaixa('quantidade=3')).toMatchObject({ excedido: true, mensagem })
  })

  test('who exceeds it is warned and saves, where the company does not stop it', async () => {
    await limita([{ cargo, limite: emUso }])
    expect(await checaFaixa('quantidade=1')).toMatchObject({ excedido: true, bloqueia: false })
    const { id } = await create(rh, { faixaSalarial })
    // its own vacancies are not counted twice
    expect(await checaFaixa(`quantidade=1&solicitacaoId=${id}`)).toMatchObject({ vagasAbertas: expect.any(Number) })
    const [com, sem] = [await checa({ quantidade: 1 }), await checa({ quantidade: 1, id })]
    expect(com.vagasAbertas - sem.vagasAbertas).toBe(1)
  })

  test('[R-SOL-LIMITE-CARGO-] is a refusal at the number of vacancies, where the company stops it; what was saved before can still be edited', async () => {
    await limita([{ cargo, limite: emUso + 1 }], true)
    const { mensagem, bloqueia } = await checaFaixa('quantidade=2')
    expect(bloqueia).toBe(true)
    expect(await violations(rh, { faixaSalarial, quantidade: 2 })).toEqual({ quantidade: mensagem })
    const stored = await create(rh, { faixaSalarial, quantidade: 1 })
    await limita([{ cargo, limite: 0 }], true)
    const change = (body: RecordData) => rh.patch(`${url}/${stored.id}`, { versao: stored.versao, ...body })
    expect((await change({ quantidade: 2 })).statusCode).toBe(400)
    expect((await change({ descricao: 'Outra descrição' })).statusCode).toBe(200)
  })

  test('of an area holds in it and below it', async () => {
    const { rows } = await app.database.pool.query(`select a.id as abaixo, m.id as nela, m.area_mae_id as acima
      from area_organizacional a join area_organizacional m on m.empresa_id = 1 and m.id = a.area_mae_id
      where a.empresa_id = 1 and m.area_mae_id is not null order by a.id limit 1`)
    const [abaixo, nela, acima] = [rows[0].abaixo, rows[0].nela, rows[0].acima].map(Number)
    await limita([{ cargo, areaOrganizacional: { id: nela }, limite: 0 }])
    const excede = async (area = 0) => (await checaFaixa(`quantidade=1&areaOrganizacionalId=${area}`)).excedido
    expect(await excede(nela)).toBe(true)
    expect(await excede(abaixo)).toBe(true)
    expect(await excede(acima)).toBe(false)
    expect((await checa({ quantidade: 1, areaOrganizacional: { id: abaixo } })).excedido).toBe(true)
    expect((await checa({ quantidade: 1 })).excedido).toBe(false)
  })

  test('is not asked with numbers that are none, nor of the band or position of another company', async () => {
    await limita([{ cargo, limite: 0 }])
    const positivo = { message: 'Número de vagas deve ser um número positivo' }
    expect((await checa({ quantidade: 0 })) as unknown).toMatchObject({ errors: [positivo] })
    for (const query of [
      'quantidade=0',
      'quantidade=2.5',
      'quantidade=99999999999',
      'areaOrganizacionalId=x',
      'solicitacaoId=-1',
    ])
      expect((await rh.get(`${url}/limite-faixa/${faixaSalarial.id}?${query}`)).statusCode).toBe(400)
    const rh2 = await login(app, 'rh2')
    const nada = { excedido: false, bloqueia: false }
    expect((await rh2.get(`${url}/limite-faixa/${faixaSalarial.id}?quantidade=1`)).json()).toEqual(nada)
    expect((await rh2.post(`${url}/validarLimiteCargo/${cargo.id}`, { quantidade: 1 })).json()).toEqual(nada)
  })
})
