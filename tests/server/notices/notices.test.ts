import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entity, Notice, RecordData } from '#schemas/runtime/model.ts'
import { shippedNotices, syncNotices } from '#server/notices/shipped.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { peopleOf, type Talent, talents } from './people.ts'

const url = '/api/utilitario/avisos-automaticos'
const DAY = 24 * 60 * 60 * 1000
let app: TestApp
let admin: Client
let people: ReturnType<typeof peopleOf>
let leader: number
let ana: Talent
let bia: Talent

type Aviso = RecordData & { id: number; versao: number; personalizado?: boolean; ativo?: boolean }

const morning = () => app.fastify.prumo.jobs.run('vencimentos', {})
const minute = () => app.fastify.prumo.jobs.run('avisos-automaticos', {})
const nextDay = async (days = 1) => {
  app.clock.advance(days * DAY)
  admin = await login(app, 'admin')
}
const messagesOf = async (usuario: number): Promise<string[]> => {
  const text = `select m.texto from usuario_mensagem u join mensagem m on m.empresa_id = u.empresa_id and m.id = u.mensagem_id
    where u.usuario_id = $1 and m.remetente = 'Avisos automáticos' order by m.id`
  const { rows } = await app.database.pool.query<{ texto: string }>(text, [usuario])
  return rows.map(({ texto }) => texto)
}
const mails = async () => {
  const text = "select para, assunto, texto, sobre from email_saida where evento = 'aviso-automatico' order by id"
  return (await app.database.pool.query<{ para: string; assunto: string; texto: string }>(text)).rows
}
const own: RecordData = {
  nome: 'Salário de talento',
  cadastro: 'gestao-talentos/talento',
  evento: 'ALTERADO',
  campos: ['observacao'],
  momento: 'NA_HORA',
  usuarios: [{ id: 2 }],
  porMensagem: true,
  texto: 'Mudou a observação de {{nome}}, da área {{areaOrganizacional}}.',
}
const made = async (changes: RecordData = {}): Promise<Aviso> => {
  const answer = await admin.post(url, { ...own, ...changes })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Aviso
}
const refusals = async (changes: RecordData, client = admin): Promise<string[]> => {
  const answer = await client.post(url, { ...own, ...changes })
  expect(answer.statusCode, answer.body).toBe(400)
  const { errors } = answer.json() as { errors: { field: string; message: string }[] }
  return errors.map(({ field, message }) => `${field}: ${message}`)
}
const off = async ({ id }: { id: number }) => {
  const { versao } = (await admin.get(`${url}/${id}`)).json() as Aviso
  expect((await admin.patch(`${url}/${id}`, { versao, ativo: false })).statusCode).toBe(200)
}
const change = async (talent: Talent, changes: RecordData, client = admin) => {
  const { versao } = await people.read(talent.id)
  const answer = await client.patch(`${talents}/${talent.id}`, { versao, ...changes })
  expect(answer.statusCode, answer.body).toBe(200)
}
const shipped = async (name: string): Promise<Aviso> => {
  const { rows } = await app.database.pool.query<{ id: number }>(
    'select id from aviso_automatico where empresa_id = 1 and definicao = $1',
    [name],
  )
  return (await admin.get(`${url}/${rows[0]?.id}`)).json() as Aviso
}

beforeAll(async () => {
  app = await createTestApp()
  const { pool } = app.database
  await pool.query('update talento_certificado set validade = null')
  await pool.query('update talento set data_estabilidade = null')
  await pool.query('update solicitacao_pessoal set data_previsao_encerramento = null')
  admin = await login(app, 'admin')
  people = peopleOf(app, () => admin)
  ;[ana, bia] = await people.two()
  leader = (await people.manager(ana.areaOrganizacional)).usuario
})
afterAll(() => app?.close())

describe('what runs out', () => {
  test('is told once on its day, 7 days before and on the day itself, in one message a day', async () => {
    await people.certify(ana.id, 'NR-10', people.inDays(9))
    await morning()
    // 30 days before is over: it is told at once, not on the 7th day only
    expect(await messagesOf(leader)).toEqual([
      `${ana.nome}: o certificado "NR-10" vence em 9 dias, em ${br(people.inDays(9))}.`,
    ])
    await morning()
    await nextDay()
    await morning()
    expect(await messagesOf(leader)).toHaveLength(1)
    await nextDay()
    await morning()
    expect((await messagesOf(leader)).at(-1)).toContain('vence em 7 dias')
    await nextDay(7)
    await morning()
    expect((await messagesOf(leader)).slice(2)).toEqual([
      `${ana.nome}: o certificado "NR-10" vence hoje, em ${br(app.today())}.`,
    ])
  })

  test('several things are one message, and one day has one', async () => {
    const before = (await messagesOf(leader)).length
    await nextDay()
    await people.certify(ana.id, 'NR-33', people.inDays(3))
    const others = (
      await app.database.pool.query<{ id: number }>(
        "select id from talento where empresa_id = 1 and situacao = 'A' and area_organizacional_id = $1 and id <> $2 order by id limit 1",
        [ana.areaOrganizacional.id, ana.id],
      )
    ).rows
    const other = await people.read(Number(others[0]?.id))
    await people.certify(other.id, 'NR-20', people.inDays(30))
    // two servers at the same time
    await Promise.all([morning(), morning()])
    const news = (await messagesOf(leader)).slice(before)
    expect(news).toEqual([
      [
        'Avisos do dia: 2 registros',
        'Certificado a vencer:',
        `• ${ana.nome}: o certificado "NR-33" vence em 3 dias, em ${br(people.inDays(3))}.`,
        `• ${other.nome}: o certificado "NR-20" vence em 30 dias, em ${br(people.inDays(30))}.`,
      ].join('\n'),
    ])
    await people.certify(other.id, 'NR-21', people.inDays(2))
    await morning()
    expect((await messagesOf(leader)).slice(before)).toHaveLength(1)
    await nextDay()
    await morning()
    expect((await messagesOf(leader)).at(-1)).toContain('NR-21')
  })

  test('is not told to who sees the record no more, nor of who has left', async () => {
    await nextDay()
    await people.certify(ana.id, 'NR-12', people.inDays(4))
    const before = (await messagesOf(leader)).length
    await app.database.pool.query(`update usuario_empresa set areas_ids = $2 where usuario_id = $1`, [
      leader,
      JSON.stringify([bia.areaOrganizacional.id]),
    ])
    await morning()
    expect(await messagesOf(leader)).toHaveLength(before)
    const aviso = await shipped('certificadoVence')
    const lines = (await admin.get(`${url}/${aviso.id}/envios`)).json() as { situacao: string; motivo?: string }[]
    expect(lines[0]).toMatchObject({
      situacao: 'CALADO',
      motivo: 'O registro não existe mais, ou não é visto por esta pessoa',
    })
    await app.database.pool.query(`update usuario_empresa set areas_ids = $2 where usuario_id = $1`, [
      leader,
      JSON.stringify([ana.areaOrganizacional.id]),
    ])
    app.fastify.prumo.sessions.forget()
    await nextDay()
    await app.database.pool.query("update talento set situacao = 'D' where id = $1", [ana.id])
    await app.database.pool.query('update talento_certificado set validade = $2 where talento_id = $1', [
      ana.id,
      people.inDays(6),
    ])
    await morning()
    expect(await messagesOf(leader)).toHaveLength(before)
    await app.database.pool.query("update talento set situacao = 'A' where id = $1", [ana.id])
  })

  test('the screen says what will be told, to whom and when', async () => {
    await app.database.pool.query('update talento_certificado set validade = null')
    await people.certify(ana.id, 'NR-10', people.inDays(40))
    const aviso = await shipped('certificadoVence')
    const lines = (await admin.get(`${url}/${aviso.id}/previstos`)).json() as RecordData[]
    expect(lines).toEqual(
      [30, 7, 0].map((days) => ({
        registro: ana.nome,
        rota: `/gestao-talentos/talentos/${ana.id}`,
        dia: people.inDays(40),
        em: people.inDays(40 - days),
        para: ['sem-role-cad-webhook'],
      })),
    )
    expect((await (await login(app, 'rh2')).get(`${url}/${aviso.id}/previstos`)).statusCode).toBe(403)
  })
})

describe('the notices of the product', () => {
  test('one that is told daily, or shipped switched off, is so in the register', () => {
    const { entities } = app.fastify.prumo.model
    const talento = entities.get('gestao-talentos/talento')
    const notices: Notice[] = [
      {
        name: 'um',
        title: 'Um',
        on: { created: true },
        to: [{ role: 'gestor' }],
        by: ['mensagem'],
        text: 'Um.',
        daily: true,
      },
      {
        name: 'dois',
        title: 'Dois',
        on: { created: true },
        to: [{ email: 'contato.email' }],
        by: ['email'],
        text: 'Dois.',
        off: true,
      },
    ]
    const found = shippedNotices({ entities: new Map([['x', { ...talento, notices } as Entity]]) })
    expect(found).toMatchObject([
      { definicao: 'um', evento: 'CRIADO', momento: 'RESUMO', ativo: true, papeis: ['gestor'] },
      {
        definicao: 'dois',
        evento: 'CRIADO',
        momento: 'NA_HORA',
        ativo: false,
        campoEmail: 'contato.email',
        porEmail: true,
        porMensagem: false,
      },
    ])
  })

  test('every company has them, also a new one; each changes its own', async () => {
    const count = 'select count(distinct empresa_id)::int as n from aviso_automatico where definicao = $1'
    const key = 'estabilidadeTermina'
    const companies = await app.database.pool.query<{ n: number }>('select count(*)::int as n from empresa')
    const having = await app.database.pool.query<{ n: number }>(count, [key])
    expect(having.rows[0]?.n).toBe(companies.rows[0]?.n)
  })

  test('recipients, days and texts may change, what they tell of may not; changed ones stay, others follow', async () => {
    const aviso = await shipped('estabilidadeTermina')
    const answer = await admin.patch(`${url}/${aviso.id}`, {
      versao: aviso.versao,
      dias: '60, 10',
      usuarios: [{ id: 2 }],
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ dias: '60, 10', personalizado: true })
    const { versao } = answer.json() as Aviso
    const wrong = await admin.patch(`${url}/${aviso.id}`, { versao, vencimento: 'certificado' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ errors: [{ field: 'vencimento' }] })
    await app.database.pool.query("update aviso_automatico set texto = 'velho' where empresa_id = 2")
    await syncNotices(app.database.kysely, app.fastify.prumo.model)
    const texts = await app.database.pool.query<{ n: number }>(
      "select count(*)::int as n from aviso_automatico where texto = 'velho'",
    )
    expect(texts.rows[0]?.n).toBe(0)
    expect(await shipped('estabilidadeTermina')).toMatchObject({ dias: '60, 10' })
  })

  test('goes back to what the product says; it is switched off, not deleted', async () => {
    const aviso = await shipped('estabilidadeTermina')
    const back = await admin.put(`${url}/${aviso.id}/padrao`, { versao: aviso.versao })
    expect(back.statusCode, back.body).toBe(200)
    expect(back.json()).toMatchObject({ dias: '30, 7, 0', personalizado: false })
    expect(back.json()).not.toHaveProperty('usuarios')
    const again = await admin.put(`${url}/${aviso.id}/padrao`, { versao: (back.json() as Aviso).versao })
    expect(again.json()).toMatchObject({ message: 'O aviso já é o do produto.' })
    const gone = await admin.delete(`${url}/${aviso.id}`)
    expect([gone.statusCode, (gone.json() as { message: string }).message]).toEqual([
      409,
      'Um aviso do produto não se exclui: desative-o.',
    ])
    await off(await shipped('certificadoVence'))
    await people.certify(ana.id, 'NR-99', people.inDays(7))
    const before = (await messagesOf(leader)).length
    await nextDay()
    await morning()
    expect(await messagesOf(leader)).toHaveLength(before)
  })
})

describe("a company's own notice", () => {
  test('tells at once that a field changed, to others than who changed it', async () => {
    const aviso = await made({ usuarios: [{ id: 2 }, { id: 1 }] })
    const before = (await messagesOf(2)).length
    await change(ana, { observacao: 'Nova' })
    await change(ana, { nomeSocial: 'Outro' })
    await minute()
    await minute()
    expect((await messagesOf(2)).slice(before)).toEqual([
      `Mudou a observação de ${ana.nome}, da área ${ana.areaOrganizacional.nome}.`,
    ])
    expect(await messagesOf(1)).toEqual([])
    await off(aviso)
    await change(ana, { observacao: 'Mais nova' })
    await minute()
    expect((await messagesOf(2)).slice(before)).toHaveLength(1)
  })

  test('tells that a condition begins to hold, by e-mail to an address, once', async () => {
    const aviso = await made({
      nome: 'Nome social informado',
      evento: 'CONDICAO',
      campos: [],
      campo: 'nomeSocial',
      operador: 'IGUAL',
      valor: 'Lia',
      usuarios: [],
      emails: ['chefia@exemplo.com.br'],
      porMensagem: false,
      porEmail: true,
      assunto: 'Nome social de {{registro}}',
      texto: 'Agora é {{nomeSocial}}.',
    })
    await change(ana, { nomeSocial: 'Lia' })
    await change(ana, { observacao: 'outra' })
    await minute()
    const sent = (await mails()).filter(({ para }) => para === 'chefia@exemplo.com.br')
    expect(sent).toMatchObject([{ assunto: `Nome social de ${ana.nome}`, texto: 'Agora é Lia.' }])
    await off(aviso)
  })

  test('tells of new records in the message of the day, and of a state', async () => {
    const created = await made({
      nome: 'Motivo novo',
      cadastro: 'gestao-talentos/motivo-desligamento',
      evento: 'CRIADO',
      campos: [],
      momento: 'RESUMO',
      texto: 'Novo motivo: {{registro}}.',
    })
    const before = (await messagesOf(2)).length
    for (const nome of ['Acordo A', 'Acordo B']) {
      const answer = await admin.post('/api/gestao-talentos/motivo-desligamento', { descricao: nome })
      expect(answer.statusCode, answer.body).toBe(201)
    }
    await minute()
    expect(await messagesOf(2)).toHaveLength(before)
    await nextDay()
    await morning()
    expect((await messagesOf(2)).at(-1)).toBe(
      ['Avisos do dia: 2 registros', 'Motivo novo:', '• Novo motivo: Acordo A.', '• Novo motivo: Acordo B.'].join('\n'),
    )
    await off(created)
  })

  test('tells that a state was reached, on whatever way', async () => {
    const requests = '/api/captacao/solicitacoes-pessoal'
    const aviso = await made({
      nome: 'Solicitação suspensa',
      cadastro: 'captacao/solicitacao-pessoal',
      evento: 'ESTADO',
      campos: [],
      estado: 'suspensao:suspensa',
      texto: 'Suspensa: {{registro}}.',
    })
    const before = (await messagesOf(2)).length
    const some = `select id, descricao, versao from solicitacao_pessoal where empresa_id = 1 and status = 'A' and not suspensa and not encerrada and not cancelada limit 1`
    const { rows } = await app.database.pool.query<{ id: number; descricao: string; versao: number }>(some)
    const [request] = rows
    const answer = await admin.put(`${requests}/${request?.id}/suspende`, {
      versao: request?.versao,
      obsSuspensao: 'Corte',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    await minute()
    expect((await messagesOf(2)).slice(before)).toEqual([`Suspensa: ${request?.descricao}.`])
    await off(aviso)
  })

  test('what was rolled back tells nobody', async () => {
    const aviso = await made({ nome: 'Observação' })
    const waiting = async () =>
      (
        await app.database.pool.query<{ n: number }>('select count(*)::int as n from aviso_envio where aviso_id = $1', [
          aviso.id,
        ])
      ).rows[0]?.n
    const { versao } = await people.read(ana.id)
    const answer = await admin.patch(`${talents}/${ana.id}`, { versao, observacao: 'Outra ainda', nome: '' })
    expect(answer.statusCode).toBe(400)
    expect(await waiting()).toBe(0)
    await change(ana, { observacao: 'Outra ainda' })
    expect(await waiting()).toBe(1)
    await off(aviso)
  })

  test.each<[string, RecordData, string]>([
    ['a register that is none', { cadastro: 'sst/nada' }, 'cadastro: '],
    ['a field that is none', { campos: ['salarios'] }, 'campos: O campo "salarios" não existe neste cadastro'],
    [
      'a state that is none',
      { evento: 'ESTADO', estado: 'status:X' },
      'estado: O estado informado não existe neste cadastro',
    ],
    [
      'a date that is none',
      { evento: 'VENCIMENTO', vencimento: 'nada', dias: '7' },
      'vencimento: A data informada não existe neste cadastro',
    ],
    [
      'days that are none',
      { evento: 'VENCIMENTO', vencimento: 'certificado', dias: 'sete' },
      'dias: Informe os dias separados por vírgula, como 30, 7, 0',
    ],
    ['nobody', { usuarios: [] }, 'usuarios: Informe quem recebe o aviso'],
    ['a role that is none', { papeis: ['dono'] }, 'papeis: O papel "dono" não existe neste cadastro'],
    ['no way', { porMensagem: false }, 'porMensagem: Informe como avisar: mensagem ou e-mail'],
    [
      'a placeholder that is none',
      { texto: 'Olá {{nomes}}' },
      'texto: O marcador {{nomes}} não existe: você quis dizer "nome"?',
    ],
    ['half a placeholder', { texto: 'Olá {{nome}' }, 'texto: Há um marcador sem {{ ou }}.'],
    [
      'what is nobody else’s business',
      { texto: '{{cpf}}', emails: ['x@exemplo.com.br'] },
      'texto: {{cpf}} não vai por e-mail a quem não tem acesso ao sistema',
    ],
    [
      'a value that does not fit',
      { evento: 'CONDICAO', campos: [], campo: 'dataAdmissao', operador: 'MAIOR', valor: 'ontem' },
      'valor: A condição não serve',
    ],
  ])('refuses %s', async (_what, changes, message) => {
    const found = await refusals(changes)
    expect(
      found.some((one) => one.startsWith(message)),
      found.join('\n'),
    ).toBe(true)
  })

  test('of a register one may not read is refused, and so are its choices', async () => {
    const without = await app.clientWithout('ROLE_CAD_TALENTO')
    expect(await refusals({}, without)).toContain('cadastro: Você não tem acesso a este cadastro')
    expect((await without.get(`${url}/escolhas?cadastro=gestao-talentos/talento`)).statusCode).toBe(404)
    const choices = (await admin.get(`${url}/escolhas?cadastro=captacao/solicitacao-pessoal`)).json() as Record<
      string,
      { valor: string }[]
    >
    expect(choices.estados?.map(({ valor }) => valor)).toContain('andamento:encerrada')
    expect(choices.papeis?.map(({ valor }) => valor)).toEqual(['gestor', 'solicitante'])
    expect(choices.vencimentos?.[0]?.valor).toBe('previsao')
  })
})

const br = (day: string) => day.split('-').reverse().join('/')
