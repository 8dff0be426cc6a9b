import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AudiencePreview } from '#schemas/runtime/answers/surveys/audience.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, cenario, forms, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'

/** Whom an audience holds: asked of the register of messages, the way every register with one is asked. */
const PREVIA = '/api/utilitario/mensagens/publico/previa'

let c: Cenario
let prova: Registro
beforeAll(async () => {
  c = await cenario()
  prova = c.norte.areaMae as Registro
}, 120_000)
afterAll(() => c?.app.close())

const ask = async (publico: RecordData, more: RecordData = {}, client: Client = c.admin): Promise<AudiencePreview> => {
  const answer = await client.post(PREVIA, { publico, size: 100, ...more })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as AudiencePreview
}
const names = async (publico: RecordData, dia?: string, client?: Client): Promise<string[]> => {
  const { quem, total } = await ask({ quem: 'CRITERIOS', ...publico }, dia === undefined ? {} : { dia }, client)
  expect(quem).toHaveLength(total)
  return quem.map(({ nome }) => nome)
}
const ref = (...all: (RecordData | undefined)[]) => all.map((one) => ({ id: one?.id }))
/** the people of these tests only */
const emProva = () => ({ areasOrganizacionais: ref(prova) })

const [ANA, BIA, CAIO, DUDA] = ['Ana Prova', 'Bia Prova', 'Caio Prova', 'Duda Prova']

describe('criteria', () => {
  test('an area stands for all that lies below it; several of a kind are one or the other', async () => {
    expect(await names(emProva())).toEqual([ANA, ANA, BIA, CAIO])
    expect(await names({ areasOrganizacionais: ref(c.sul) })).toEqual([CAIO])
    expect(await names({ areasOrganizacionais: ref(c.sul, c.norte) })).toEqual([ANA, ANA, BIA, CAIO])
  })

  test('positions and groups are those of the day', async () => {
    expect(await names({ cargos: ref(c.cargos.junior) })).toEqual([ANA, ANA, BIA])
    expect(await names({ cargos: ref(c.cargos.junior) }, '2025-10-31')).toEqual([ANA, ANA])
    expect(await names({ gruposOcupacionais: ref(c.grupos.analise) })).toEqual([CAIO])
    expect(await names({ gruposOcupacionais: ref(c.grupos.analise) }, '2025-10-31')).toEqual([BIA, CAIO])
    expect(await names({ cargos: ref(c.cargos.vazio) })).toEqual([])
  })

  test('establishment and bond narrow what the other criteria leave', async () => {
    const [own] = c.estabelecimentosIds
    const others = ((await c.admin.get('/api/utilitario/estabelecimentos/opcoes')).json() as Registro[]).filter(
      ({ id }) => id !== own,
    )
    expect(others.length).toBeGreaterThan(0)
    expect(await names({ ...emProva(), estabelecimentos: [{ id: own }] })).toEqual([ANA, ANA, BIA, CAIO])
    expect(await names({ ...emProva(), estabelecimentos: ref(...others) })).toEqual([])
    const { caio } = c.talentos
    const { versao } = (await c.admin.get(`/api/gestao-talentos/talentos/${caio.id}`)).json() as RecordData
    const changed = await c.admin.patch(`/api/gestao-talentos/talentos/${caio.id}`, { versao, vinculo: 'S' })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(await names({ ...emProva(), vinculos: ['S'] })).toEqual([CAIO])
    // who has no bond is employed
    expect(await names({ ...emProva(), vinculos: ['E', 'T'] })).toEqual([ANA, ANA, BIA])
  })

  test('time in the company counts whole months up to the day', async () => {
    // admitted on 2 May 2024 (three) and 10 January 2023 (Caio)
    const deUmAno = { ...emProva(), tempoEmpresaMinimo: 12 }
    expect(await names(deUmAno, '2025-05-01')).toEqual([CAIO])
    expect(await names(deUmAno, '2025-05-02')).toEqual([ANA, ANA, BIA, CAIO])
    const ateUmAno = { ...emProva(), tempoEmpresaMaximo: 12 }
    expect(await names(ateUmAno, '2025-06-01')).toEqual([ANA, ANA, BIA])
    expect(await names(ateUmAno, '2025-06-02')).toEqual([])
    expect(await names({ ...emProva(), tempoEmpresaMinimo: 0, tempoEmpresaMaximo: 0 }, '2024-05-20')).toEqual([
      ANA,
      ANA,
      BIA,
    ])
  })

  test('single ones come whatever the criteria say, others are left out in any case', async () => {
    const { ana, caio, bia } = c.talentos
    const publico = {
      quem: 'CRITERIOS',
      cargos: ref(c.cargos.junior),
      talentos: ref(caio, bia),
      excetoTalentos: ref(ana),
    }
    const { quem, total } = await ask(publico)
    expect(total).toBe(3)
    expect(quem.map(({ nome, incluido }) => [nome, incluido])).toEqual([
      [ANA, false],
      [BIA, false],
      [CAIO, true],
    ])
    expect(quem[0]?.id).toBe(c.talentos.outraAna.id)
    expect(quem[2]).toMatchObject({ cargo: 'Prova Pleno', areaOrganizacional: 'Sul' })
    expect(await names({ talentos: ref(caio) })).toEqual([CAIO])
    expect(await names({ talentos: ref(caio), excetoTalentos: ref(caio) })).toEqual([])
  })

  test('where nothing is said nobody is meant; everybody is said', async () => {
    expect(await names({})).toEqual([])
    const { total } = await ask({ quem: 'TODOS' })
    const { rows } = await c.app.database.pool.query(
      "select count(*)::int as count from talento where empresa_id = 1 and situacao in ('A', 'U') and data_admissao <= current_date",
    )
    expect(total).toBe((rows[0] as { count: number }).count)
    expect((await ask({ quem: 'TODOS', excetoTalentos: ref(c.talentos.ana) })).total).toBe(total - 1)
  })
})

describe('the day', () => {
  test('who is transferred belongs to each area on its days', async () => {
    const [norte, sul] = [{ areasOrganizacionais: ref(c.norte) }, { areasOrganizacionais: ref(c.sul) }]
    expect(await names(norte, '2025-08-31')).toContain(CAIO)
    expect(await names(sul, '2025-08-31')).not.toContain(CAIO)
    expect(await names(norte, '2025-09-01')).not.toContain(CAIO)
    expect(await names(sul, '2025-09-01')).toContain(CAIO)
  })

  test('who is dismissed belongs to it up to his last day, who is admitted from his first', async () => {
    expect(await names(emProva(), '2025-04-30')).toContain(DUDA)
    expect(await names(emProva(), '2025-05-01')).not.toContain(DUDA)
    expect(await names(emProva(), '2024-02-01')).toEqual([CAIO, DUDA])
    expect(await names(emProva(), '2024-01-31')).toEqual([CAIO])
    expect(await names({ talentos: ref(c.talentos.duda) })).toEqual([])
  })

  test('who waits for the payroll, or was cancelled, belongs to none', async () => {
    const row = { data: '2025-01-02', faixaSalarial: { id: c.faixas.j1.id }, areaOrganizacional: { id: c.norte.id } }
    const um = await forms(c.admin).talento('Zeca Prova', 'P-Z', [row], { cpf: '529.982.247-25' })
    expect(await names(emProva())).toContain('Zeca Prova')
    for (const situacao of ['G', 'C']) {
      await c.app.database.pool.query('update talento set situacao = $1 where id = $2', [situacao, um.id])
      expect(await names(emProva())).not.toContain('Zeca Prova')
    }
  })
})

describe('who may ask, and what he is told', () => {
  test('a manager of areas finds his own people only, whatever he names', async () => {
    expect(await names(emProva(), undefined, c.gestora)).toEqual([ANA, ANA, BIA])
    expect(await names({ areasOrganizacionais: ref(c.sul) }, undefined, c.gestora)).toEqual([])
    expect(await names({ talentos: ref(c.talentos.caio) }, undefined, c.gestora)).toEqual([])
    expect((await ask({ quem: 'TODOS' }, {}, c.gestora)).total).toBe(3)
  })

  test('another company has nothing of these', async () => {
    expect(await names(emProva(), undefined, c.outra)).toEqual([])
    expect(await names({ talentos: ref(c.talentos.ana) }, undefined, c.outra)).toEqual([])
    const all = (await ask({ quem: 'TODOS' }, {}, c.outra)).quem.map(({ id }) => id)
    expect(all).not.toContain(c.talentos.ana.id)
  })

  test('only who may write what the audience belongs to', async () => {
    const body = { publico: { quem: 'TODOS' } }
    expect((await c.app.nobody.post(PREVIA, body)).statusCode).toBe(401)
    const without = await c.app.clientWithout('ROLE_CAD_MENSAGEM')
    expect((await without.post(PREVIA, body)).statusCode).toBe(403)
    const changes = await c.app.clientWithout('ROLE_CAD_MENSAGEM_INCLUIR')
    expect((await changes.post(PREVIA, body)).statusCode).toBe(200)
    const reads = await c.app.clientWithout('ROLE_CAD_MENSAGEM_INCLUIR', ['ROLE_CAD_MENSAGEM_ALTERAR'])
    expect((await reads.post(PREVIA, body)).statusCode).toBe(403)
  })

  test('pages and search by name go on as asked, accents aside', async () => {
    const publico = { quem: 'CRITERIOS', ...emProva() }
    const [first, second] = [await ask(publico, { size: 3 }), await ask(publico, { size: 3, page: 1 })]
    expect([first.total, first.quem.length, second.total, second.quem.map(({ nome }) => nome)]).toEqual([
      4,
      3,
      4,
      [CAIO],
    ])
    const found = await ask(publico, { q: 'cáio' })
    expect([found.total, found.encontrados, found.quem.map(({ nome }) => nome)]).toEqual([4, 1, [CAIO]])
    expect((await ask(publico, { q: '%' })).encontrados).toBe(0)
  })

  test('what is no audience is told at its field', async () => {
    const said = async (body: unknown) => {
      const answer = await c.admin.post(PREVIA, body as object)
      return [answer.statusCode, (answer.json() as { errors?: { field: string }[] }).errors?.map(({ field }) => field)]
    }
    expect(await said({})).toEqual([400, ['publico']])
    expect(await said({ publico: { quem: 'NINGUEM' } })).toEqual([400, ['publico.quem']])
    expect(await said({ publico: { cargos: [{}] } })).toEqual([400, ['publico.cargos[0].id']])
    expect(await said({ publico: { cor: 'azul' } })).toEqual([400, ['publico.cor']])
    expect(await said({ publico: {}, dia: '2026-02-30' })).toEqual([400, ['dia']])
  })
})
