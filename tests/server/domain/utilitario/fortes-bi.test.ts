import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { personalClasses } from '#schemas/runtime/definition/lgpd.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { conjunto } from '#server/domain/utilitario/integracao/bi/conjunto.ts'
import { cabecalho, campo } from '#server/domain/utilitario/integracao/bi/csv.ts'
import { filesInZip } from '#server/platform/files/zip.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const BASE = '/api/utilitario/integracoes'
const BI = `${BASE}/fortes-bi`

let app: TestApp
let admin: Client
/** may do all but see salaries */
let leitor: number

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  await app.clientWithout('ROLE_VER_SALARIO')
  leitor = await idOf('sem-role-ver-salario')
})
afterAll(() => app?.close())

const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows
const idOf = async (name: string) => Number((await query('select id from usuario where login = $1', [name]))[0].id)
const le = (chave: string, url = `${BI}/conjunto`) => app.inject({ url, headers: { authorization: `Bearer ${chave}` } })
const exporta = async () => {
  const started = await admin.post(`${BI}/export`, {})
  expect(started.statusCode).toBe(202)
  await app.fastify.prumo.jobs.drain()
  return (await admin.get(`/api/tarefas/${started.json().tarefaId}`)).json()
}
const renova = async () => (await admin.put(`${BI}/key/renovate`, {})).json().chave as string
const testa = async () => (await admin.get(`${BI}/test`)).json() as RecordData

/** Files of a set by name; a CSV as its lines of cells. */
async function lido(chave: string): Promise<Map<string, string[][]>> {
  const answer = await le(chave)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = new Map<string, string[][]>()
  for await (const { name, content } of filesInZip(answer.rawPayload, 100_000_000)) {
    const lines = content.toString('utf8').replace('\uFEFF', '').split('\r\n').filter(Boolean)
    files.set(
      name,
      lines.map((line) => line.split(';')),
    )
  }
  return files
}

test('the user of Fortes BI needs its right; a key waits for him', async () => {
  const offered = (await admin.get(`${BI}/user`)).json()
  expect(offered.usuario).toBeUndefined()
  expect(offered.usuarios.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([1, leitor]))
  const sst = await idOf('sst')
  const refused = await admin.post(`${BI}/user`, { usuarioId: sst })
  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'usuarioId'])
  expect((await admin.put(`${BI}/key/renovate`, {})).json().message).toBe('Escolha antes o usuário da integração.')
  expect((await admin.post(`${BI}/user`, { usuarioId: leitor })).json().usuario.id).toBe(leitor)
  expect((await testa()).mensagem).toBe('Gere a chave com que o outro sistema se identifica.')
})

test('[R-UTI-07] the set is made as a task and read with the key of the card alone, while it is switched on', async () => {
  const chave = await renova()
  expect(chave).toMatch(/^prumo_/)
  expect((await exporta()).mensagem).toMatch(/desativada nesta empresa/)
  await admin.put(`${BASE}/configs`, { configs: [{ nome: 'FORTES_BI', ativo: true }] })
  expect(await testa()).toEqual({ ok: false, mensagem: 'Gere o conjunto de dados.' })
  expect((await le(chave)).statusCode).toBe(404)
  expect((await exporta()).estado).toBe('concluida')
  expect((await testa()).mensagem).toMatch(/^O conjunto de \d\d\/\d\d\/\d{4} pode ser lido com a chave\.$/)
  const files = await lido(chave)
  expect([...files.keys()].sort()).toEqual([...conjunto.map(({ arquivo }) => `${arquivo}.csv`), 'conjunto.json'].sort())
  // the administrator himself, and a key of his own, read nothing here
  expect((await admin.get(`${BI}/conjunto`)).json().message).toBe('Esta chamada pede a chave da integração.')
  expect(
    (
      await admin.get(
        `/api/arquivos/${(await query('select conjunto from integracao where nome = $1', ['FORTES_BI']))[0].conjunto}`,
      )
    ).statusCode,
  ).toBeGreaterThan(400)
  // read-only, and only this
  expect((await le(chave, '/api/utilitario/usuarios')).statusCode).toBe(403)
  const written = await app.inject({
    ...{ method: 'POST', url: '/api/gestao-talentos/motivos-desligamento', payload: { descricao: 'x' } },
    headers: { authorization: `Bearer ${chave}` },
  })
  expect(written.statusCode).toBeGreaterThanOrEqual(403)
  await admin.put(`${BASE}/configs`, { configs: [{ nome: 'FORTES_BI', ativo: false }] })
  expect((await le(chave)).statusCode).toBe(409)
  await admin.put(`${BASE}/configs`, { configs: [{ nome: 'FORTES_BI', ativo: true }] })
})

test('the set tells the rows of this company as the user of the key may see them', async () => {
  const chave = await renova()
  await exporta()
  const files = await lido(chave)
  const [heading = [], ...talentos] = files.get('talentos.csv') ?? []
  expect(talentos.map(([id]) => Number(id))).toEqual(
    (await query('select id from talento where empresa_id = 1 order by id')).map(({ id }) => Number(id)),
  )
  // he sees no salaries: the column stays, empty
  const salario = heading.indexOf('salario')
  expect([salario > 0, talentos.some((row) => row[salario] !== '')]).toEqual([true, false])
  const [first] = await query(
    `select t.id, t.nome, t.data_admissao::text as dia, a.id as area, a.nome as area_nome from talento t
     join area_organizacional a on a.empresa_id = t.empresa_id and a.id = t.area_organizacional_id where t.empresa_id = 1 order by t.id limit 1`,
  )
  const row = talentos.find(([id]) => Number(id) === Number(first.id)) ?? []
  const cell = (name: string) => row[heading.indexOf(name)]
  expect([cell('nome'), cell('dataAdmissao'), cell('areaOrganizacionalId'), cell('areaOrganizacional')]).toEqual([
    ...[first.nome, first.dia, String(first.area), first.area_nome],
  ])
  const [{ n }] = await query('select count(*)::int as n from talento_historico where empresa_id = 1')
  const [titles = [], ...historicos] = files.get('historicos.csv') ?? []
  expect(historicos.length).toBe(n)
  expect(historicos.some((each) => each[titles.indexOf('salarioNoDia')] !== '')).toBe(false)

  await admin.post(`${BI}/user`, { usuarioId: 1 })
  // the key of the user before is over
  expect((await le(chave)).statusCode).toBe(401)
  const other = await renova()
  await exporta()
  const [, ...paid] = (await lido(other)).get('talentos.csv') ?? []
  expect(paid.some((each) => each[salario] !== '')).toBe(true)
  await app.fastify.prumo.jobs.run('fortes-bi-diario', {})
  expect((await lido(other)).size).toBe(conjunto.length + 1)
})

test('nobody gives a key more than he may himself', async () => {
  const blind = await app.clientWithout('ROLE_FORTES_BI')
  const refused = await blind.put(`${BI}/key/renovate`, {})
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'Só quem tem a permissão desta integração pode gerar ou importar a sua chave.',
  ])
  const poor = await app.clientWithout('ROLE_VER_SALARIO')
  expect((await poor.put(`${BI}/key/renovate`, {})).statusCode).toBe(200)
  const [{ authorities }] = await query(
    'select authorities from chave_api where revogada_em is null and usuario_id = 1',
  )
  expect(authorities).toContain('ROLE_CAD_TALENTO_VER')
  expect(authorities).not.toContain('ROLE_VER_SALARIO')
})

test('a key is exported sealed and taken back, by this company and integration only', async () => {
  const chave = await renova()
  const exported = await admin.get(`${BI}/key/export`)
  const file = exported.json() as Record<string, string>
  expect(exported.headers['content-disposition']).toMatch(/chave-fortes-bi-\d+\.json/)
  expect(exported.body).not.toContain(chave)
  expect(file).toMatchObject({ formato: 'prumo-chave-de-integracao', integracao: 'fortes-bi' })
  expect(await query(`select dados from registro_seguranca where evento = 'CHAVE_EXPORTADA'`)).toEqual([
    { dados: { integracao: 'fortes-bi' } },
  ])

  const newer = await renova()
  expect([(await le(chave)).statusCode, (await le(newer)).statusCode]).toEqual([401, 200])
  const importa = async (body: object, url = BI) => {
    const answer = await admin.put(`${url}/key/import`, body)
    return answer.json().errors?.[0]?.message ?? answer.json().message
  }
  const text = String(file.chave)
  const forged = `${text.slice(0, -6)}${text.endsWith('AAAA==') ? 'BBBB==' : 'AAAA=='}`
  expect(await importa({ ...file, chave: forged })).toMatch(/^A chave não pôde ser aberta/)
  expect(await importa({ ...file, chave: 'prumo_qualquer' })).toBe(
    'O arquivo não é uma chave exportada por este sistema.',
  )
  expect(await importa({})).toBe('O arquivo não é uma chave exportada por este sistema.')
  expect(await importa({ ...file, empresa: '00000000000191' })).toBe('A chave é de outra empresa.')
  expect(await importa(file, `${BASE}/fortes-pessoal`)).toBe('A chave é de outra integração.')
  await admin.put('/api/userinfo/empresa', { empresaId: 2 })
  expect(await importa(file)).toBe('A chave é de outra empresa.')
  const [{ cnpj }] = await query('select cnpj from empresa where id = 2')
  expect(await importa({ ...file, empresa: cnpj })).toMatch(/^A chave não pôde ser aberta/)
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
  // nothing of it was half done
  expect((await le(newer)).statusCode).toBe(200)

  expect(await importa(file)).toBe('Chave importada com sucesso.')
  expect([(await le(chave)).statusCode, (await le(newer)).statusCode]).toEqual([200, 401])
})

test('the set is documented column by column and tells nothing sensitive', () => {
  const { entities } = loadModel()
  const readme = readFileSync('server/domain/utilitario/integracao/README.md', 'utf8')
  for (const tabela of conjunto) {
    const own = entities.get(tabela.entidade)
    const entity = entities.get(own?.fields.find(({ name }) => name === tabela.lista)?.target ?? tabela.entidade)
    if (!entity) throw new Error(tabela.entidade)
    expect(readme).toContain(
      `| \`${tabela.arquivo}.csv\` | ${cabecalho(tabela, entity)
        .map((each) => `\`${each}\``)
        .join(' ')} |`,
    )
    for (const path of tabela.colunas) {
      const kind = campo(entity, path).hint.lgpd?.class ?? 'nenhum'
      expect([path, personalClasses[kind].sensitive, kind === 'documento']).toEqual([path, undefined, false])
    }
  }
})
