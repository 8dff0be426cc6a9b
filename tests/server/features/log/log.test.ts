import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
let auditor: Client

const url = '/api/utilitario/log'
const idiomas = '/api/captacao/idiomas'

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  const { authorities } = (await admin.get('/api/userinfo')).json() as { authorities: string[] }
  auditor = await auditing('auditora', ['ROLE_VER_LOG', ...authorities.filter((each) => each.endsWith('_VER'))])
})
afterAll(() => app.close())

/** Who has these rights in company 1. */
async function auditing(nome: string, authorities: string[]): Promise<Client> {
  const { id } = (await admin.post('/api/utilitario/perfis', { nome, authorities })).json()
  const empresas = [{ empresa: { id: 1 }, perfis: [{ id }] }]
  await admin.post('/api/utilitario/usuarios', { nome, login: nome, senha: PASSWORD, empresas })
  return login(app, nome)
}

interface Linha {
  id: number
  dataHora: string
  empresa: string
  usuario: string
  modulo: string
  tela: string
  operacao: string
  registro?: string
  link?: string
  campos: { titulo: string; de: string; para: string }[]
}

describe('the log', () => {
  it('[B-LOG] says who, when, where and what, in the words of the form', async () => {
    const rh = await login(app, 'rh')
    const { id, versao } = (await rh.post(idiomas, { nome: 'Nheengatu' })).json()
    await rh.put(`${idiomas}/${id}`, { nome: 'Nheengatu antigo', versao })
    const [linha] = (await auditor.get(`${url}?q=nheengatu%20antigo`)).json<Linha[]>()
    expect(linha).toMatchObject({
      empresa: 'Aurora Alimentos Ltda',
      modulo: 'Captação',
      tela: 'Idiomas',
      operacao: 'Atualização',
      registro: 'Nheengatu antigo',
      link: `/captacao/idiomas/${id}`,
      campos: [{ titulo: 'Nome', de: 'Nheengatu', para: 'Nheengatu antigo' }],
    })
    await rh.delete(`${idiomas}/${id}`)
    const [removida] = (await auditor.get(`${url}?registroId=${id}&entidade=captacao/idioma&operacao=REMOCAO`)).json<
      Linha[]
    >()
    expect(removida).toMatchObject({ operacao: 'Remoção', registro: 'Nheengatu antigo' })
    expect(removida?.link).toBeUndefined()
    expect((await auditor.get(`${url}/${removida?.id}`)).json()).toEqual(removida)
  })

  it('is filtered by period, user, module, screen and operation', async () => {
    const rh = await login(app, 'rh')
    await rh.post(idiomas, { nome: 'Kaingang' })
    const hoje = app.today()
    const found = async (query: string) => (await auditor.get(`${url}?${query}`)).json<Linha[]>()
    expect((await found(`dataIni=${hoje}&dataFim=${hoje}&usuarioId=2&operacao=INSERCAO`))[0]?.registro).toBe('Kaingang')
    expect((await found('modulo=Captação&entidade=captacao/idioma'))[0]?.tela).toBe('Idiomas')
    expect((await found('modulo=SST&entidade=captacao/idioma')).length).toBe(0)
    expect((await found('dataFim=2001-01-01')).length).toBe(0)
    const wrong = await auditor.get(`${url}?dataIni=2026-02-02&dataFim=2026-01-01`)
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Data final inferior a data inicial.'])
    expect((await auditor.get(`${url}?operacao=NADA`)).statusCode).toBe(400)
    expect((await auditor.get(`${url}?dataIni=ontem`)).statusCode).toBe(400)
  })

  it('comes in pages of fifteen and says how many lines there are', async () => {
    const answer = await auditor.get(url)
    expect(answer.json()).toHaveLength(15)
    expect(answer.headers['content-range']).toMatch(/^utilitario\/log 0-14\/\d+$/)
    const second = (await auditor.get(`${url}?page=1`)).json<Linha[]>()
    // the second goes on where the first ends: together they are the thirty newest
    const thirty = (await auditor.get(`${url}?size=30`)).json<Linha[]>()
    const ids = (lines: Linha[]) => lines.map(({ id }) => id)
    expect([...ids(answer.json<Linha[]>()), ...ids(second)]).toEqual(ids(thirty))
    const times = thirty.map(({ dataHora }) => new Date(dataHora).getTime())
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('tells who reads it of the registers that he reads', async () => {
    const idiomasSo = await auditing('auditora-de-idiomas', ['ROLE_VER_LOG', 'ROLE_CAD_IDIOMA_VER'])
    await admin.post(idiomas, { nome: 'Guarani' })
    await admin.post('/api/captacao/motivos-solicitacao', { descricao: 'Ampliação do turno' })
    const telas = async (client: Client) =>
      new Set((await client.get(`${url}?size=100`)).json<Linha[]>().map(({ tela }) => tela))
    expect(await telas(idiomasSo)).toEqual(new Set(['Idiomas']))
    expect((await telas(auditor)).size).toBeGreaterThan(1)
    expect((await idiomasSo.get(`${url}?q=ampliacao`)).json()).toEqual([])
    expect((await idiomasSo.get(`${url}/exportacao`)).body).not.toContain('Ampliação do turno')
  })

  it('is only of the company of the session, but for who sees all', async () => {
    const rh2 = await login(app, 'rh2')
    const { id } = (await rh2.post(idiomas, { nome: 'Segredo da outra empresa' })).json()
    expect((await auditor.get(`${url}?q=segredo%20da%20outra`)).json()).toEqual([])
    expect((await auditor.get(`${url}?empresa=2`)).statusCode).toBe(400)
    expect((await auditor.get(`${url}?empresa=todas`)).statusCode).toBe(400)
    const [linha] = (await admin.get(`${url}?empresa=todas&registroId=${id}&entidade=captacao/idioma`)).json<Linha[]>()
    expect(linha?.empresa).toBe('Horizonte Serviços S.A.')
    expect((await auditor.get(`${url}/${linha?.id}`)).statusCode).toBe(404)
    expect((await admin.get(`${url}?empresa=todas&entidade=utilitario/usuario`)).json()[0].operacao).toBe('Inserção')
  })

  it('of a company tells of its users and profiles, without saying of their access to others', async () => {
    const own = async (query: string, client = auditor) => (await client.get(`${url}?${query}`)).json<Linha[]>()
    const perfil = async (nome: string) =>
      (
        await admin.post('/api/utilitario/perfis', {
          nome,
          authorities: ['ROLE_CAD_IDIOMA_VER'],
          deTodasEmpresas: true,
        })
      ).json().id
    const [daqui, deFora] = [await perfil('Perfil daqui'), await perfil('Perfil de fora')]
    const usuario = async (login: string, empresas: [number, number][]) =>
      (
        await admin.post('/api/utilitario/usuarios', {
          nome: login,
          login,
          senha: PASSWORD,
          empresas: empresas.map(([empresa, id]) => ({ empresa: { id: empresa }, perfis: [{ id }] })),
        })
      ).json()
    const deAmbas = await usuario('das-duas', [
      [1, daqui],
      [2, deFora],
    ])
    await usuario('so-da-outra', [[2, deFora]])
    const usuarios = await own('entidade=utilitario/usuario')
    expect(usuarios.map(({ registro }) => registro)).toContain('das-duas')
    expect(usuarios.map(({ registro }) => registro)).not.toContain('so-da-outra')
    const line = usuarios.find(({ registro }) => registro === 'das-duas')
    const acessos = (linha?: Linha) => linha?.campos.find(({ titulo }) => titulo === 'Empresas')?.para
    expect(acessos(line)).toBe('1')
    expect((await auditor.get(`${url}/${line?.id}`)).json()).toEqual(line)
    const todas = await own(`empresa=todas&entidade=utilitario/usuario&registroId=${deAmbas.id}`, admin)
    expect(acessos(todas[0])).toBe('2')
    const perfis = (await own('entidade=utilitario/perfil')).map(({ registro }) => registro)
    expect(perfis).toContain('Perfil daqui')
    expect(perfis).not.toContain('Perfil de fora')
    // whoever loses the access, or goes, leaves the line that says so
    await admin.delete(`/api/utilitario/usuarios/${deAmbas.id}`)
    const gone = await own(`entidade=utilitario/usuario&registroId=${deAmbas.id}&operacao=REMOCAO`)
    expect(gone).toHaveLength(1)
    const { versao } = (await admin.get('/api/utilitario/parametros-sistema')).json()
    await admin.patch('/api/utilitario/parametros-sistema', { versao, codEmpresaSuporte: '77' })
    expect((await own('entidade=utilitario/parametros-sistema'))[0]?.campos[0]?.para).toBe('77')
  })

  it('asks for its authority, and is not changed', async () => {
    const rh = await login(app, 'rh')
    for (const path of [url, `${url}/1`, `${url}/opcoes`, `${url}/exportacao`])
      expect((await rh.get(path)).statusCode).toBe(403)
    expect((await app.nobody.get(url)).statusCode).toBe(401)
    expect((await admin.delete(`${url}/1`)).statusCode).toBe(405)
  })

  it('never shows passwords', async () => {
    const lines = (await admin.get(`${url}?empresa=todas&entidade=utilitario/usuario&size=100`)).body
    expect(lines).not.toContain('argon2')
    expect(lines).not.toContain(PASSWORD)
  })

  it('comes out as CSV and XLSX with the filter', async () => {
    const rh = await login(app, 'rh')
    await rh.post(idiomas, { nome: '=cmd()' })
    const csv = await auditor.get(`${url}/exportacao?formato=csv&entidade=captacao/idioma&operacao=INSERCAO`)
    expect(csv.headers['content-disposition']).toBe('attachment; filename="log.csv"')
    const [head, first = ''] = csv.body.replace('\uFEFF', '').split('\r\n')
    expect(head).toBe('Data e Hora;Usuário;Empresa;Módulo;Tela;Operação;Registro;Código;Alterações')
    expect(first).toContain(";'=cmd();")
    const xlsx = await auditor.get(`${url}/exportacao?formato=xlsx&entidade=captacao/idioma`)
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await auditor.get(`${url}/exportacao?formato=doc`)).statusCode).toBe(400)
  })

  it('offers for the filter the modules, screens and users of the company', async () => {
    const { modulos, usuarios, todasEmpresas } = (await auditor.get(`${url}/opcoes`)).json()
    expect(modulos.map((m: { titulo: string }) => m.titulo)).toContain('Captação')
    const nomes = usuarios.map((u: { id: number }) => u.id)
    expect(nomes).toContain(2)
    expect(nomes).not.toContain(5)
    expect(todasEmpresas).toBe(false)
  })
})
