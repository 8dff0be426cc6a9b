import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, cenario, forms, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'

/** Leaves (spec 3 §3, §4, §5 Leave, §7): what their class demands, their days, the payroll. */
const LISTA = '/api/sst/afastamentos'

let c: Cenario
const tipos: Record<string, Registro> = {}

beforeAll(async () => {
  c = await cenario()
  const { make } = forms(c.admin)
  for (const classe of [
    'ACIDENTE_DOENCA',
    'CESSAO_REQUISICAO',
    'FERIAS_RECESSO',
    'MANDATO_ELETIVO',
    'MANDATO_SINDICAL',
    'SIMPLES',
  ])
    tipos[classe] = await make('sst/tipos-afastamento', { descricao: `Prova ${classe}`, classe })
}, 120_000)
afterAll(() => c?.app.close())

const sai = (quem: Registro, classe: string, more: RecordData = {}, client: Client = c.admin) =>
  client.post(LISTA, { colaborador: { id: quem.id }, motivo: { id: tipos[classe]?.id }, inicio: '2026-02-02', ...more })
const saido = async (...args: Parameters<typeof sai>): Promise<Registro> => {
  const answer = await sai(...args)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Registro
}
const errors = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { field?: string; message: string }[] }).errors.map(({ field, message }) => [
    field,
    message,
  ])
const atestado = { data: '2026-02-02', qtdDias: 5, cid: 'm54.5' }
const cnpj = '11222333000181'

test('[R-AFA-01] [R-AFA-02] [R-AFA-03] whose, why and since when is said', async () => {
  expect(errors(await c.admin.post(LISTA, {}))).toEqual([
    ['colaborador', 'Talento é obrigatório'],
    ['motivo', 'Motivo é obrigatório'],
    ['inicio', 'Início é obrigatório'],
  ])
  expect(errors(await sai(c.talentos.ana, 'SIMPLES', { fim: '2026-02-01' }))).toEqual([
    ['fim', 'Data final inferior a data inicial.'],
  ])
})

test('[R-TAF-01] a type of leave has a description; its class is simple unless it is said', async () => {
  expect(errors(await c.admin.post('/api/sst/tipos-afastamento', {}))).toEqual([
    ['descricao', 'Descrição é obrigatória'],
  ])
  const made = await forms(c.admin).make('sst/tipos-afastamento', { descricao: 'Prova: luto' })
  expect(made).toMatchObject({ classe: 'SIMPLES', ativo: true, absenteismo: false, inss: false })
})

test.each([
  [
    'CESSAO_REQUISICAO',
    { cessaoCnpj: 'CNPJ do órgão', cessaoOnus: 'Ônus da cessão' },
    { cessaoCnpj: cnpj, cessaoOnus: 'CEDENTE' },
  ],
  [
    'MANDATO_SINDICAL',
    { sindicatoCnpj: 'CNPJ do sindicato', sindicatoOnus: 'Ônus da remuneração' },
    { sindicatoCnpj: cnpj, sindicatoOnus: 'SINDICATO' },
  ],
  [
    'MANDATO_ELETIVO',
    { mandatoCnpj: 'CNPJ do órgão público', mandatoOptouRemuneracao: 'Optou pela remuneração do cargo' },
    { mandatoCnpj: cnpj, mandatoOptouRemuneracao: false },
  ],
])('[R-AFA-04] [R-AFA-05] [R-AFA-06] the class %s demands its own fields, and only it', async (classe, asked, said) => {
  const dias = { inicio: '2026-03-02', fim: '2026-03-06' }
  const refused = await sai(c.talentos.bia, classe, dias)
  expect(errors(refused).map(([field]) => field)).toEqual(Object.keys(asked))
  for (const [, message] of errors(refused))
    expect(Object.values(asked).some((title) => message?.startsWith(title))).toBe(true)
  const { id, versao } = await saido(c.talentos.bia, classe, { ...dias, ...said })
  expect((await c.admin.delete(`${LISTA}/${id}?versao=${versao}`)).statusCode).toBe(200)
  // what another class asks is not kept
  const simple = await saido(c.talentos.bia, 'SIMPLES', { ...dias, ...said })
  for (const field of Object.keys(said)) expect(simple[field]).toBeUndefined()
  await c.admin.delete(`${LISTA}/${simple.id}?versao=${simple.versao}`)
})

test('an illness has certificates; a traffic accident says of which kind', async () => {
  expect(errors(await sai(c.talentos.caio, 'ACIDENTE_DOENCA')).map(([field]) => field)).toEqual(['atestados'])
  const doente = { atestados: [atestado], fim: '2026-02-06' }
  expect(errors(await sai(c.talentos.caio, 'ACIDENTE_DOENCA', { ...doente, acidenteTransito: true }))).toEqual([
    ['tipoAcidente', 'Tipo de Acidente de Trânsito é obrigatório'],
  ])
  expect(errors(await sai(c.talentos.caio, 'ACIDENTE_DOENCA', { atestados: [{ ...atestado, cid: '54' }] }))).toEqual([
    ['atestados[0].cid', 'Informe o código como A09 ou M54.5'],
  ])
  const made = await saido(c.talentos.caio, 'ACIDENTE_DOENCA', doente)
  // 2 to 6 February, both days
  expect(made).toMatchObject({ dias: 5, classe: 'ACIDENTE_DOENCA', atestados: [{ cid: 'M54.5' }] })
})

test('[R-AFA-07] two leaves of a talent have no day in common, one without an end goes on; the call says with which', async () => {
  const { ana, outraAna } = c.talentos
  await saido(ana, 'FERIAS_RECESSO', { inicio: '2026-04-01', fim: '2026-04-20' })
  const wrong = [['inicio', 'O talento já está afastado neste período, a partir de 01/04/2026.']]
  expect(errors(await sai(ana, 'SIMPLES', { inicio: '2026-04-20', fim: '2026-04-25' }))).toEqual(wrong)
  expect(errors(await sai(ana, 'SIMPLES', { inicio: '2026-03-25' }))).toEqual(wrong)
  await saido(outraAna, 'SIMPLES', { inicio: '2026-04-20', fim: '2026-04-25' })
  const open = await saido(ana, 'SIMPLES', { inicio: '2026-04-21' })
  expect(errors(await sai(ana, 'SIMPLES', { inicio: '2030-01-01' }))).toEqual([
    ['inicio', 'O talento já está afastado neste período, a partir de 21/04/2026.'],
  ])
  const asked = `${LISTA}/verificar-periodo?colaboradorId=${ana.id}&inicio=2026-05-01`
  expect((await c.admin.get(asked)).json()).toMatchObject({ conflito: { id: open.id, fim: null } })
  expect((await c.admin.get(`${asked}&id=${open.id}`)).json()).toEqual({ conflito: null })
  expect((await c.admin.get(`${LISTA}/verificar-periodo?inicio=2026-05-01`)).statusCode).toBe(400)
  const [first, second] = await Promise.all([
    sai(c.talentos.caio, 'SIMPLES', { inicio: '2026-06-01', fim: '2026-06-10' }),
    sai(c.talentos.caio, 'SIMPLES', { inicio: '2026-06-05', fim: '2026-06-12' }),
  ])
  expect([first.statusCode, second.statusCode].sort()).toEqual([201, 400])
})

test('[R-AFA-07] a leave goes on from an earlier one of the same talent, with the days of both', async () => {
  const { duda, bia } = c.talentos
  const doente = { atestados: [atestado] }
  const first = await saido(duda, 'ACIDENTE_DOENCA', { ...doente, inicio: '2025-02-03', fim: '2025-02-07' })
  const vinculo = { ...doente, inicio: '2025-02-20', fim: '2025-02-21', afastamentoVinculado: { id: first.id } }
  const offered = (await c.admin.get(`${LISTA}/vinculaveis?colaboradorId=${duda.id}`)).json() as Registro[]
  expect(offered.map(({ id }) => id)).toEqual([first.id])
  expect(errors(await sai(bia, 'ACIDENTE_DOENCA', vinculo))).toEqual([
    ['afastamentoVinculado', 'O afastamento de origem é do mesmo talento e termina antes deste.'],
  ])
  // of another company, or of nobody
  for (const id of [999_999_999, await alheio()])
    expect(errors(await sai(duda, 'ACIDENTE_DOENCA', { ...vinculo, afastamentoVinculado: { id } }))).toHaveLength(1)
  const second = await saido(duda, 'ACIDENTE_DOENCA', vinculo)
  const { versao } = (await c.admin.get(`${LISTA}/${first.id}`)).json() as Registro
  expect((await c.admin.delete(`${LISTA}/${first.id}?versao=${versao}`)).statusCode).toBe(409)
  expect([second.dias, second.diasDesdeOrigem]).toEqual([2, 7])
})

/** A leave of company 2. */
async function alheio(): Promise<number> {
  const { make } = forms(c.outra)
  const tipo = await make('sst/tipos-afastamento', { descricao: 'Prova: da outra' })
  const [quem] = (await c.outra.get('/api/gestao-talentos/talentos?size=1&situacao=A')).json() as Registro[]
  const periodo = { inicio: '2025-02-03', fim: '2025-02-07' }
  return (await make('sst/afastamentos', { colaborador: { id: quem?.id }, motivo: { id: tipo.id }, ...periodo })).id
}

test('in an integrated company a leave is pending until the payroll has taken it over, which then keeps it', async () => {
  await c.app.database.pool.query('update empresa set ac_integra = true where id = 1')
  c.app.fastify.prumo.sessions.forget()
  const { bia } = c.talentos
  const made = await saido(bia, 'FERIAS_RECESSO', { inicio: '2026-09-01', fim: '2026-09-10' })
  expect(made.statusAC).toBe('AGUARDANDO')
  const pendentes = async () =>
    ((await c.admin.get('/api/pendencias-ac')).json() as RecordData[]).filter(
      ({ pendencia }) => pendencia === 'Afastamento de talento',
    )
  expect(await pendentes()).toMatchObject([{ statusDetalhes: 'Aguardando confirmação' }])
  const path = `${LISTA}/${made.id}`
  const refused = (
    await c.admin.put(`${path}/retorno`, { versao: made.versao, statusAC: 'COM_ERRO' })
  ).json() as Registro
  expect([refused.statusAC, (await pendentes()).length]).toEqual(['COM_ERRO', 1])
  const listed = (await c.admin.get(`${LISTA}?filter={"pendentes":"P"}`)).json() as Registro[]
  expect(listed.map(({ id }) => id)).toEqual([made.id])
  const moved = await c.admin.patch(path, { versao: refused.versao, fim: '2026-09-11' })
  expect(moved.json()).toMatchObject({ statusAC: 'AGUARDANDO' })
  const taken = await c.admin.put(`${path}/retorno`, {
    versao: (moved.json() as Registro).versao,
    statusAC: 'SEM_ERRO',
  })
  expect([(taken.json() as Registro).statusAC, await pendentes()]).toEqual(['SEM_ERRO', []])
  const { versao } = taken.json() as Registro
  expect(((await c.admin.get(`${LISTA}/integrados`)).json() as Registro[]).map(({ id }) => id)).toEqual([made.id])
  const kept = await c.admin.patch(path, { versao, fim: '2026-09-12' })
  expect([kept.statusCode, (kept.json() as RecordData).message]).toMatchObject([409, expect.stringContaining('folha')])
  expect((await c.admin.delete(`${path}?versao=${versao}`)).statusCode).toBe(409)
  expect((await c.admin.patch(path, { versao, observacao: 'Recibo assinado' })).statusCode).toBe(200)
  await c.app.database.pool.query('update empresa set ac_integra = false')
  c.app.fastify.prumo.sessions.forget()
})

test('who sees one area only sees its leaves; another company none', async () => {
  const seen = async (client: Client) =>
    new Set(
      ((await client.get(`${LISTA}?range=[0,99]`)).json() as RecordData[]).map(
        ({ colaborador }) => (colaborador as Registro).id,
      ),
    )
  const hers = await seen(c.gestora)
  expect([hers.has(c.talentos.ana.id), hers.has(c.talentos.caio.id)]).toEqual([true, false])
  expect((await seen(c.outra)).has(c.talentos.ana.id)).toBe(false)
  expect(
    (await c.gestora.get(`${LISTA}/verificar-periodo?colaboradorId=${c.talentos.caio.id}&inicio=2026-02-02`))
      .statusCode,
  ).toBe(404)
})
