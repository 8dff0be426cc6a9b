import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { act, create, first, type Stored } from './solicitacao/solicitacao.ts'

const CANDIDATOS = '/api/captacao/candidatos'
const SELECAO = '/api/captacao/candidato-solicitacoes'
let app: TestApp
let admin: Client
let rh: Client
let lider: Client
let vaga: Stored
let dela: Stored
let alheio: Stored
let candidatura: Stored

const made = async (path: string, body: RecordData): Promise<Stored> => {
  const answer = await rh.post(path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}

const candidato = (nome: string) =>
  made(CANDIDATOS, {
    nome,
    pessoal: { cpf: cpf(next()), dataNascimento: '1990-05-20', mae: 'Maria', etniaRaca: '3' },
    contato: { email: 'alguem@exemplo.com.br' },
    pretencaoSalarial: 4321,
    observacaoRH: 'Só o RH lê.',
  })

beforeAll(async () => {
  app = await createTestApp()
  ;[admin, rh, lider] = [await login(app, 'admin'), await login(app, 'rh'), await login(app, 'lider')]
  const areas = (await lider.get('/api/cargo-salario/areas-organizacionais?unpaged=true')).json() as Stored[]
  const faixaSalarial = await first(rh, 'cargo-salario/faixas-salariais')
  const aprovada = async (more: RecordData) =>
    act(admin, (await create(rh, { quantidade: 1, faixaSalarial, ...more })).id, 'status', { status: 'A' })
  vaga = await aprovada({ areaOrganizacional: { id: areas[0]?.id } })
  const [fora] = (
    (await rh.get('/api/cargo-salario/areas-organizacionais?unpaged=true')).json() as (Stored & { ativo?: boolean })[]
  ).filter(({ id, ativo }) => ativo !== false && !areas.some((area) => area.id === id))
  const outra = await aprovada({ areaOrganizacional: { id: fora?.id } })
  ;[dela, alheio] = [await candidato('Da Vaga Dela'), await candidato('De Outra Vaga')]
  const [etapa] = (await rh.get('/api/captacao/etapas-seletivas?sort=["ordem","ASC"]')).json() as Stored[]
  candidatura = await made(SELECAO, {
    candidato: { id: dela.id },
    solicitacao: { id: vaga.id },
    etapaSeletiva: { id: etapa?.id },
  })
  await made(SELECAO, { candidato: { id: alheio.id }, solicitacao: { id: outra.id } })
})
afterAll(() => app?.close())

const status = async (path: string, who = lider) => (await who.get(path)).statusCode

test('a manager opens the candidates of her vacancies one by one, and nobody else', async () => {
  expect(await status(`${CANDIDATOS}/${dela.id}`)).toBe(200)
  expect(await status(`${CANDIDATOS}/${dela.id}/linha-do-tempo`)).toBe(200)
  expect(await status(`${CANDIDATOS}/${dela.id}/relacionados`)).toBe(200)
  for (const part of ['formacoes', 'idiomas', 'areas-interesses', 'informacao', 'completo'])
    expect(await status(`${CANDIDATOS}/${dela.id}/${part}`), part).toBe(200)
  expect(await status(`${SELECAO}/do-candidato/${dela.id}`)).toBe(200)
  for (const path of ['', '/linha-do-tempo', '/relacionados', '/informacao', '/completo'])
    expect(await status(`${CANDIDATOS}/${alheio.id}${path}`), path).toBe(404)
  expect(await status(`${SELECAO}/do-candidato/${alheio.id}`)).toBe(404)
  // somebody of another company, and of this one without the right
  expect(await status(`${CANDIDATOS}/${dela.id}`, await login(app, 'rh2'))).toBe(404)
  expect(await status(`${CANDIDATOS}/${dela.id}`, await login(app, 'gestor'))).toBe(403)
})

test('the register itself stays closed to her: list, export, history, search, menu, a candidate under another name', async () => {
  for (const path of [
    '',
    '/exportacao?formato=csv',
    '/novo',
    `/${dela.id}/historico`,
    `/${dela.id}/documentos-anexos`,
    '/candidatos-homonimos?nome=Da Vaga Dela',
    '/valida-cpf?cpf=52998224725',
  ])
    expect(await status(`${CANDIDATOS}${path}`), path).toBe(403)
  expect((await lider.put(`${CANDIDATOS}/${dela.id}`, { nome: 'Outro', versao: 1 })).statusCode).toBe(403)
  expect((await lider.post(`${CANDIDATOS}/${dela.id}/imprimir-curriculo`, {})).statusCode).toBe(403)
  const groups = (await lider.get('/api/busca?q=Da Vaga Dela')).json() as { cadastro: string }[]
  expect(groups.map(({ cadastro }) => cadastro)).not.toContain('captacao/candidato')
  const menu = JSON.stringify(((await lider.get('/api/userinfo')).json() as { menu: unknown }).menu)
  expect(menu).toContain('"/captacao/selecao"')
  expect(menu).not.toContain('"/captacao/candidatos"')
  // pickers offer no more than she may open
  const options = (await lider.get(`${CANDIDATOS}/opcoes?q=Vaga`)).json() as Stored[]
  expect(options.map(({ id }) => id)).toEqual([dela.id])
})

test('documents, family, health, race, money and what HR notes are not told her, on no path', async () => {
  const record = (await lider.get(`${CANDIDATOS}/${dela.id}`)).json() as RecordData
  expect(record.nome).toBe('Da Vaga Dela')
  expect(record.contato).toEqual({ email: 'alguem@exemplo.com.br' })
  const secret = /4321|Só o RH lê|Maria|1990-05-20|"cpf"|etniaRaca|pretencaoSalarial/
  expect(JSON.stringify((await rh.get(`${CANDIDATOS}/${dela.id}`)).json())).toMatch(secret)
  for (const path of [
    `${CANDIDATOS}/${dela.id}`,
    `${CANDIDATOS}/${dela.id}/completo`,
    `${CANDIDATOS}/${dela.id}/informacao`,
    `${CANDIDATOS}/${dela.id}/linha-do-tempo?size=100`,
  ])
    expect(JSON.stringify((await lider.get(path)).json()), path).not.toMatch(secret)
  const quadro = async (who: Client) =>
    (
      (await who.get(`${SELECAO}/quadro?solicitacao=${vaga.id}`)).json() as {
        candidatos: { pretencaoSalarial: number | null; aderencia: number }[]
      }
    ).candidatos
  expect((await quadro(rh)).map(({ pretencaoSalarial }) => pretencaoSalarial)).toEqual([4321])
  expect((await quadro(lider)).map(({ pretencaoSalarial }) => pretencaoSalarial)).toEqual([null])
})

test('a file of a candidate is hers as far as the field is', async () => {
  const claimed = async (name: string, place: string, id: number) => {
    const { rows } = await app.database.pool.query<{ versao: number }>('select versao from candidato where id = $1', [
      id,
    ])
    const sent = await rh.upload('/api/arquivos', name, Buffer.from(`%PDF-1.4 ${name}`), 'application/pdf')
    expect(sent.statusCode, sent.body).toBe(201)
    const file = (sent.json() as { id: string }).id
    const value = place === 'documentos' ? [{ descricao: 'RG', documento: file }] : file
    const kept = await rh.patch(`${CANDIDATOS}/${id}`, { versao: rows[0]?.versao, [place]: value })
    expect(kept.statusCode, kept.body).toBe(200)
    return file
  }
  const cv = await claimed('cv.pdf', 'ocrFile', dela.id)
  const rg = await claimed('rg.pdf', 'documentos', dela.id)
  const other = await claimed('outro.pdf', 'ocrFile', alheio.id)
  expect(await status(`/api/arquivos/${cv}`)).toBe(200)
  expect(await status(`/api/arquivos/${rg}`)).toBe(404)
  expect(await status(`/api/arquivos/${other}`)).toBe(404)
  expect(await status(`/api/arquivos/${rg}`, rh)).toBe(200)
})

test('the authority alone opens the board, and only of her vacancies', async () => {
  const vagas = (await lider.get(`${SELECAO}/vagas`)).json() as { id: number; minha: boolean; emSelecao: number }[]
  expect(vagas.find(({ id }) => id === vaga.id)).toMatchObject({ minha: true, emSelecao: 1 })
  const seen = (await lider.get('/api/captacao/solicitacoes-pessoal?unpaged=true')).json() as Stored[]
  expect(vagas.every(({ id }) => seen.some((one) => one.id === id))).toBe(true)
  const { rows } = await app.database.pool.query<{ authorities: string[] }>(
    "select authorities from perfil where nome = 'Liderança'",
  )
  expect(rows[0]?.authorities).toContain('ROLE_VER_CANDIDATOS_DA_VAGA')
  await app.database.pool.query(
    `update perfil set authorities = '["ROLE_VER_CANDIDATOS_DA_VAGA"]' where nome = 'Liderança'`,
  )
  const only = await login(app, 'lider')
  expect(await status(`${SELECAO}/quadro?solicitacao=${vaga.id}`, only)).toBe(200)
  expect(await status(`${CANDIDATOS}/${dela.id}`, only)).toBe(200)
  expect(await status(`${SELECAO}/${candidatura.id}`, only)).toBe(200)
  expect(await status(SELECAO, only)).toBe(403)
  await app.database.pool.query("update perfil set authorities = $1 where nome = 'Liderança'", [
    JSON.stringify(rows[0]?.authorities),
  ])
})

test('she says what she thinks of a candidate, and moves nobody', async () => {
  const { versao } = (await lider.get(`${SELECAO}/${candidatura.id}`)).json() as Stored
  const said = await lider.put(`${SELECAO}/${candidatura.id}/parecer`, { versao, aptidao: 'S', observacao: 'É esta.' })
  expect(said.statusCode, said.body).toBe(200)
  expect(said.json()).toMatchObject({ aptidao: 'S', situacao: 'E' })
  for (const action of ['etapa', 'recusa', 'contrata'])
    expect((await lider.put(`${SELECAO}/${candidatura.id}/${action}`, { motivo: 'x' })).statusCode, action).toBe(403)
})

test('what was approved goes back for approval when she changes it', async () => {
  const now = (await lider.get(`/api/captacao/solicitacoes-pessoal/${vaga.id}`)).json() as Stored & RecordData
  const changed = await lider.patch(`/api/captacao/solicitacoes-pessoal/${vaga.id}`, {
    versao: now.versao,
    experiencias: 'Dez anos no cargo',
  })
  expect(changed.statusCode, changed.body).toBe(200)
  expect((changed.json() as RecordData).status).toBe('I')
})
