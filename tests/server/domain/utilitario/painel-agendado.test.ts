import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'

const url = '/api/utilitario/relatorios-agendados'
let app: TestApp
let rh: Client
let own: number
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  await app.database.pool.query('delete from relatorio_agendado')
  const made = await rh.post('/api/analytics/paineis-empresa', {
    nome: 'Para a diretoria',
    periodo: 'ANO_ANTERIOR',
    indicadores: [{ tipo: 'NUMERO', medida: 'gestao-talentos/ativos' }],
  })
  own = (made.json() as { id: number }).id
})
afterAll(() => app?.close())

const agendado: RecordData = {
  nome: 'Talentos do mês',
  relatorio: 'analytics/paineis/talento',
  formato: 'pdf',
  frequencia: 'MENSAL',
  diaMes: 1,
  hora: '07:00',
  emails: ['diretoria@exemplo.com.br'],
  seVazio: 'AVISA',
}
interface Agendado extends RecordData {
  id: number
  versao: number
}
const make = async (changes: RecordData): Promise<Agendado> => {
  const answer = await rh.post(url, { ...agendado, ...changes })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Agendado
}
const refused = async (changes: RecordData): Promise<string[]> => {
  const answer = await rh.post(url, { ...agendado, ...changes })
  expect(answer.statusCode, answer.body).toBe(400)
  const { errors } = answer.json() as { errors: { field: string; message: string }[] }
  return errors.map(({ field, message }) => `${field}: ${message}`)
}
/** Sends it now. @returns the record, and the text and pages of what was sent last */
async function send({ id }: Agendado) {
  const { versao } = (await rh.get(`${url}/${id}`)).json() as Agendado
  expect((await rh.put(`${url}/${id}/envia`, { versao })).statusCode).toBe(200)
  await app.fastify.prumo.jobs.run('relatorios-agendados', {})
  const about = JSON.stringify([{ entidade: 'utilitario/relatorio-agendado', id }])
  const text = 'select assunto, texto, anexos from email_saida where sobre @> $1::jsonb order by id desc limit 1'
  const [mail] = (
    await app.database.pool.query<{ assunto: string; texto: string; anexos: { nome: string; conteudo: string }[] }>(
      text,
      [about],
    )
  ).rows
  const bytes = Buffer.from(mail?.anexos[0]?.conteudo ?? '', 'base64')
  return {
    record: (await rh.get(`${url}/${id}`)).json() as Agendado,
    mail,
    paper: bytes.length > 0 ? (await pagesOf(bytes)).join(' ') : '',
  }
}

describe('[issue 21] a dashboard that is sent by e-mail', () => {
  test('is the PDF of the dashboard, of its period and filters', async () => {
    const { rows } = await app.database.pool.query<{ id: number; nome: string }>(
      'select id::int, nome from estabelecimento where empresa_id = 1 order by id limit 1',
    )
    const [place] = rows
    const { record, mail, paper } = await send(
      await make({ periodo: 'MES_ANTERIOR', filtros: `estabelecimentosIds=${place?.id}` }),
    )
    expect(record).toMatchObject({ resultado: 'ENVIADO', mensagemResultado: 'Enviado a 1 destinatário.' })
    const [year = 0, month = 0] = app.today().split('-').map(Number)
    const last = new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10).split('-').reverse().join('/')
    const dias = `de 01${last.slice(2)} a ${last}`
    expect(mail?.assunto).toBe('Talentos do mês')
    expect(mail?.texto).toContain(`Segue em anexo o painel 'Indicadores de Talentos' ${dias}.`)
    expect(mail?.anexos[0]?.nome).toBe(`talento-${app.today()}.pdf`)
    expect(paper).toContain(dias.replace('de', 'De'))
    expect(paper).toContain(`Estabelecimentos: ${place?.nome}`)
    expect(paper).toContain('Turnover por mês')
  })

  test('one of the company opens as it says, and stops when nobody shares it any more with who answers for it', async () => {
    const painel = await make({ relatorio: 'analytics/paineis/empresa', painel: { id: own } })
    const { mail, paper } = await send(painel)
    expect(mail?.texto).toContain("Segue em anexo o painel 'Para a diretoria'.")
    const year = Number(app.today().slice(0, 4)) - 1
    expect(paper).toContain(`De 01/01/${year} a 31/12/${year}`)
    const { pool } = app.database
    const profile = "nome = 'Analista de RH'"
    await pool.query(
      `update perfil set authorities = authorities - 'ROLE_CAD_PAINEL_EMPRESA_VER' - 'ROLE_CAD_PAINEL_EMPRESA' where ${profile}`,
    )
    app.fastify.prumo.sessions.forget()
    const { record } = await send(painel)
    expect(record).toMatchObject({
      situacao: 'PARADO',
      mensagemResultado: 'Quem responde por ele não vê mais este painel.',
    })
    // shared again, it goes on
    await pool.query(
      `insert into painel_empresa_perfis (empresa_id, painel_empresa_id, perfil_id) select 1, $1, id from perfil where ${profile}`,
      [own],
    )
    const again = await rh.put(`${url}/${painel.id}/retoma`, { versao: record.versao })
    expect(again.statusCode, again.body).toBe(200)
    expect((await send(painel)).record).toMatchObject({ situacao: 'ATIVO', resultado: 'ENVIADO' })
  })

  test('is refused where it cannot be made', async () => {
    expect(await refused({ formato: 'xlsx' })).toEqual(['formato: Um painel sai só em PDF'])
    expect(await refused({ relatorio: 'analytics/paineis/empresa' })).toEqual([
      'painel: Painel da empresa é obrigatório',
    ])
    expect(await refused({ relatorio: 'analytics/paineis/empresa', painel: { id: 2 } })).toHaveLength(1)
    expect(await refused({ filtros: 'areasIds=987654' })).toEqual([
      'filtros: O registro informado em Áreas Organizacionais não existe',
    ])
    expect(await refused({ relatorio: 'analytics/paineis/nada' })).toEqual([
      'relatorio: Relatório ou painel não é uma opção válida',
    ])
  })

  test('a dashboard that a schedule sends is not deleted', async () => {
    const { versao } = (await rh.get(`/api/analytics/paineis-empresa/${own}`)).json() as Agendado
    expect((await rh.delete(`/api/analytics/paineis-empresa/${own}?versao=${versao}`)).statusCode).toBe(409)
  })
})
