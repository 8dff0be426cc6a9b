import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/utilitario/relatorios-agendados'
const DIA = 24 * 60 * 60 * 1000
let app: TestApp
let admin: Client
let rh: Client

type Agendado = RecordData & { id: number; versao: number; proximoEnvio?: string; responsavel: { id: number } }

const mensal: RecordData = {
  nome: 'Fontes do mês',
  relatorio: 'captacao/relatorios/divulgacao-vaga',
  periodo: 'ULTIMOS_12_MESES',
  formato: 'csv',
  frequencia: 'MENSAL',
  diaMes: 31,
  hora: '07:30',
  emails: ['chefia@exemplo.com.br'],
  seVazio: 'AVISA',
}
const made = async (changes: RecordData = {}, client = rh): Promise<Agendado> => {
  const answer = await client.post(url, { ...mensal, ...changes })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Agendado
}
const read = async (id: number, client = admin) => (await client.get(`${url}/${id}`)).json() as Agendado
const errorsOf = (answer: Response) => {
  const { errors } = answer.json() as { errors: { field?: string; message: string }[] }
  return errors.map(({ field, message }) => `${field}: ${message}`)
}
const refused = async (changes: RecordData, client = rh) => {
  const answer = await client.post(url, { ...mensal, ...changes })
  expect(answer.statusCode, answer.body).toBe(400)
  return errorsOf(answer)
}
const act = async (id: number, action: string, client = rh) => {
  const { versao } = await read(id)
  const answer = await client.put(`${url}/${id}/${action}`, { versao })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Agendado
}
/** What the job does every minute. */
const minute = () => app.fastify.prumo.jobs.run('relatorios-agendados', {})
/** The clock turned to just after what a schedule waits for. */
const untilDue = async ({ proximoEnvio = '' }: Agendado) => {
  app.clock.advance(new Date(proximoEnvio).getTime() - app.clock.now().getTime() + 1000)
  // nobody stays logged in so long
  ;[admin, rh] = [await login(app, 'admin'), await login(app, 'rh')]
}
interface Mail {
  id: number
  para: string
  assunto: string
  texto: string
  autor: string
  anexos: { nome: string; tipo: string; conteudo: string }[]
}
const mailsOf = async (id: number): Promise<Mail[]> => {
  const text = `select id, para, assunto, texto, autor, anexos from email_saida where sobre @> $1::jsonb order by id`
  const about = JSON.stringify([{ entidade: 'utilitario/relatorio-agendado', id }])
  return (await app.database.pool.query<Mail>(text, [about])).rows
}
const contentOf = (mail?: Mail) => Buffer.from(mail?.anexos[0]?.conteudo ?? '', 'base64')
const spDay = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(date)

beforeAll(async () => {
  app = await createTestApp()
  ;[admin, rh] = [await login(app, 'admin'), await login(app, 'rh')]
  // what the demo brings would be sent, too
  await app.database.pool.query('delete from relatorio_agendado')
})
afterAll(() => app?.close())

describe('a scheduled report', () => {
  test('goes out on the chosen day and hour, once only, with the rows of the report attached', async () => {
    const agendado = await made()
    await minute()
    expect(await mailsOf(agendado.id)).toEqual([])
    const proximo = new Date(agendado.proximoEnvio ?? '')
    const [ano = 0, mes = 0, dia] = spDay(proximo).split('-').map(Number)
    expect(dia).toBe(new Date(Date.UTC(ano, mes, 0)).getUTCDate())
    expect(proximo.toISOString()).toContain('T10:30:00')
    await untilDue(agendado)
    // two servers look in the same minute
    await Promise.all([minute(), minute()])
    const [mail, ...others] = await mailsOf(agendado.id)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ para: 'chefia@exemplo.com.br', assunto: 'Fontes do mês', autor: 'Renata Holanda' })
    expect(mail?.anexos[0]).toMatchObject({ nome: `divulgacao-vaga-${app.today()}.csv` })
    const dataIni = `${Number(app.today().slice(0, 4)) - 1}${app.today().slice(4)}`.replace('02-29', '02-28')
    const filters = { dataIni, dataFim: app.today() }
    const wanted = await rh.post('/api/captacao/relatorios/divulgacao-vaga', { filters, formato: 'csv' })
    expect(contentOf(mail).toString('utf8')).toBe(wanted.body)
    const linhas = wanted.body.trim().split('\r\n').length - 1
    const after = await read(agendado.id)
    expect(after).toMatchObject({
      resultado: 'ENVIADO',
      mensagemResultado: `Enviado a 1 destinatário, com ${linhas} linhas.`,
    })
    expect(new Date(after.proximoEnvio ?? '').getTime()).toBeGreaterThan(app.clock.now().getTime() + 20 * DIA)
    await minute()
    expect(await mailsOf(agendado.id)).toHaveLength(1)
  })

  test('weekly goes out on the day of the week; the shortest month, on its last day', async () => {
    const agendado = await made({ frequencia: 'SEMANAL', diaSemana: 3, diaMes: undefined, hora: '18:00' })
    const proximo = new Date(agendado.proximoEnvio ?? '')
    expect(new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'America/Sao_Paulo' }).format(proximo)).toBe(
      'quarta-feira',
    )
    expect(await refused({ frequencia: 'SEMANAL', diaMes: undefined })).toEqual([
      'diaSemana: Dia da semana é obrigatório',
    ])
    expect(await refused({ diaMes: undefined })).toEqual(['diaMes: Dia do mês é obrigatório'])
  })

  test("'Enviar agora' sends also what is paused, without changing the next sending", async () => {
    const agendado = await made({
      relatorio: 'captacao/relatorios/indicacao-candidato',
      formato: 'xlsx',
      usuarios: [{ id: 2 }],
    })
    await act(agendado.id, 'pausa')
    await untilDue(agendado)
    await minute()
    expect(await mailsOf(agendado.id)).toEqual([])
    await act(agendado.id, 'envia')
    await minute()
    const mails = await mailsOf(agendado.id)
    expect(mails.map(({ para }) => para)).toEqual(['rh@aurora.example', 'chefia@exemplo.com.br'])
    const [titles, first] = (await readXlsx(contentOf(mails[0]))).sheets[0]?.rows ?? []
    expect(titles).toEqual(['Grupo', 'Candidato', 'Cargos pretendidos', 'Contato', 'Cadastro', 'Contratado'])
    // a day is a day, to be sorted and counted with
    expect(first?.[4]).toBeInstanceOf(Date)
    expect(await read(agendado.id)).toMatchObject({ situacao: 'PAUSADO', resultado: 'ENVIADO' })
    expect((await read(agendado.id)).proximoEnvio).toBeUndefined()
    const again = await act(agendado.id, 'retoma')
    expect(new Date(again.proximoEnvio ?? '').getTime()).toBeGreaterThan(Date.now())
  })

  test('without data says so, or is not sent', async () => {
    const vazio = { periodo: undefined, filtros: 'dataIni=1950-01-01&dataFim=1950-02-01' }
    const [avisa, cala] = [await made(vazio), await made({ ...vazio, seVazio: 'NAO_ENVIA' })]
    await act(avisa.id, 'envia')
    await act(cala.id, 'envia')
    await minute()
    const [mail] = await mailsOf(avisa.id)
    expect(mail?.texto).toContain('Não existem dados para o filtro informado')
    expect(mail?.anexos).toEqual([])
    expect(await mailsOf(cala.id)).toEqual([])
    expect(await read(cala.id)).toMatchObject({
      resultado: 'SEM_DADOS',
      mensagemResultado: 'Não havia dados: nada foi enviado.',
    })
  })

  test('stops when the person in charge loses the right, tells, and goes on with that of who takes it over', async () => {
    const agendado = await made({ nome: 'Do analista' })
    expect(agendado.responsavel.id).toBe(2)
    await untilDue(agendado)
    await app.database.pool.query('update usuario set ativo = false where id = 2')
    try {
      await minute()
    } finally {
      await app.database.pool.query('update usuario set ativo = true where id = 2')
      rh = await login(app, 'rh')
    }
    expect(await mailsOf(agendado.id)).toEqual([])
    expect(await read(agendado.id)).toMatchObject({
      situacao: 'PARADO',
      resultado: 'PARADO',
      mensagemResultado: 'Quem responde por ele não tem mais acesso a esta empresa.',
    })
    const text = `select texto, link from mensagem where texto like '%''Do analista''%'`
    expect((await app.database.pool.query(text)).rows).toEqual([
      {
        texto:
          "O relatório agendado 'Do analista' não foi enviado. Quem responde por ele não tem mais acesso a esta empresa.",
        link: `/utilitario/relatorios-agendados/${agendado.id}`,
      },
    ])
    const assumed = await act(agendado.id, 'retoma', admin)
    expect(assumed).toMatchObject({ situacao: 'ATIVO', responsavel: { id: 1 } })
    await act(agendado.id, 'envia', admin)
    await minute()
    expect(await mailsOf(agendado.id)).toHaveLength(1)
  })

  test('is of who made it; who changes to whom or what is sent answers for it from then on', async () => {
    const agendado = await made({}, admin)
    expect((await rh.get(`${url}/${agendado.id}`)).statusCode).toBe(404)
    const dele = await made()
    const { versao } = await read(dele.id)
    const changed = await admin.patch(`${url}/${dele.id}`, { versao, emails: ['outra@exemplo.com.br'] })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(changed.json()).toMatchObject({ responsavel: { id: 1 } })
    expect((await rh.get(`${url}/${dele.id}`)).statusCode).toBe(404)
  })

  test('that breaks is tried again after a minute, and in the end waits for the next day', async () => {
    const agendado = await made({ nome: 'Que quebra' })
    const rename = (from: string, to: string) => app.database.pool.query(`alter table ${from} rename to ${to}`)
    await rename('como_ficou_sabendo_vaga', 'sumida')
    try {
      await untilDue(agendado)
      await minute()
      expect(await read(agendado.id)).toMatchObject({ resultado: 'FALHOU', tentativas: 1 })
      for (const _ of [2, 3, 4, 5]) {
        await untilDue(await read(agendado.id))
        await minute()
      }
      const given = await read(agendado.id)
      expect(given.tentativas).toBeUndefined()
      expect(given.mensagemResultado).toBe('Não foi possível gerar o relatório.')
      expect(new Date(given.proximoEnvio ?? '').getTime()).toBeGreaterThan(app.clock.now().getTime() + 20 * DIA)
    } finally {
      await rename('sumida', 'como_ficou_sabendo_vaga')
    }
    await untilDue(await read(agendado.id))
    await minute()
    expect(await mailsOf(agendado.id)).toHaveLength(1)
  })

  test('refuses report, period, filters and recipients that are not valid', async () => {
    const { emails: _, ...semNinguem } = mensal
    const answer = await rh.post(url, semNinguem)
    expect(errorsOf(answer)).toEqual(['usuarios: Informe quem recebe: usuários ou e-mails'])
    expect(await refused({ relatorio: 'captacao/relatorios/nada' })).toEqual([
      'relatorio: Relatório ou painel não é uma opção válida',
    ])
    expect(await refused({ relatorio: 'captacao/relatorios/candidato-selecao', filtros: 'candidatosIds=1' })).toEqual([
      'periodo: Este relatório não tem período: deixe sem período',
    ])
    const errado = { relatorio: 'captacao/relatorios/vaga-motivo', filtros: 'statusSolicitacao=Z' }
    expect(await refused(errado)).toEqual([expect.stringMatching(/^filtros: .+ não é uma opção válida$/)])
    expect(await refused({ emails: ['isto não é'] })).toHaveLength(1)
    const gestor = await app.clientWithout('ROLE_REL_DIVULGACAO_VAGA')
    expect(await refused({}, gestor)).toEqual(['relatorio: Você não tem permissão para gerar este relatório'])
  })
})
