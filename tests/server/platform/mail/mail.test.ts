import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#server/platform/mail/mail.ts'
import { forgetMails } from '#server/platform/mail/retention.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { Secrets } from '#server/platform/session/secrets.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { TestSmtp } from './smtp.ts'

const url = '/api/utilitario/caixa-saida'
const smtp = new TestSmtp()
let app: TestApp
let admin: Client
/** The same product without a mail server. */
let demo: TestApp
let adminDemo: Client

beforeAll(async () => {
  const address = await smtp.start()
  app = await createTestApp({ env: { SMTP_URL: address, MAIL_FROM: 'nao-responda@prumo.example' } })
  admin = await login(app, 'admin')
  demo = await createTestApp()
  adminDemo = await login(demo, 'admin')
})
afterAll(async () => {
  await app?.close()
  await demo?.close()
  await smtp.stop()
})
beforeEach(async () => {
  smtp.received.length = 0
  smtp.refused.clear()
  for (const each of [app, demo]) await each.database.pool.query('delete from email_saida')
})

const mail = (more: Partial<Mail> = {}): Mail => ({
  empresaId: 1,
  to: { endereco: 'ana@exemplo.com.br', nome: 'Ana Conceição' },
  subject: 'Sua candidatura',
  text: 'Olá, Ana.\n\nRecebemos a sua candidatura.',
  ...more,
})
const send = (each: TestApp, more?: Partial<Mail>) => sendMail(each.database.kysely, mail(more))
const deliver = (each: TestApp) => each.fastify.prumo.jobs.run('envio-emails', {})
const outbox = async (client: Client, query = '') =>
  (await client.get(`${url}?${query}`)).json<{ id: number; para: string; situacao: string; motivo?: string }[]>()
const first = async (client: Client) => {
  const [line] = await outbox(client)
  return (await client.get(`${url}/${line?.id}`)).json<Record<string, unknown> & { id: number }>()
}

describe('an e-mail', () => {
  test('goes out by the configured server, with sender, reply address, text, HTML and attachment', async () => {
    const settings = (await admin.get('/api/utilitario/empresas/configuracao')).json()
    const changed = await admin.patch('/api/utilitario/empresas/configuracao', {
      versao: settings.versao,
      emailRemetente: 'Seleção Aurora',
      emailResposta: 'selecao@aurora.example',
    })
    expect(changed.statusCode).toBe(200)
    await send(app, { attachments: [{ nome: 'vaga.txt', tipo: 'text/plain', conteudo: 'Operador' }] })
    expect(await outbox(admin)).toMatchObject([{ situacao: 'AGUARDANDO' }])
    await deliver(app)
    const [one, ...rest] = smtp.received
    expect(rest).toEqual([])
    expect(one).toMatchObject({ from: 'nao-responda@prumo.example', to: ['ana@exemplo.com.br'] })
    expect(one?.raw).toMatch(/^From: =\?UTF-8\?.* <nao-responda@prumo\.example>/m)
    expect(one?.raw).toContain('Reply-To: selecao@aurora.example')
    expect(one?.raw).toContain('Auto-Submitted: auto-generated')
    expect(one?.raw).toContain('filename=vaga.txt')
    expect(one?.raw).toMatch(/text\/html/)
    expect(await outbox(admin)).toMatchObject([{ situacao: 'ENVIADO', tentativas: 1, anexos: [{ nome: 'vaga.txt' }] }])
    await deliver(app)
    expect(smtp.received.length).toBe(1)
  })

  test('of an operation that was undone does not go out', async () => {
    const failed = app.database.kysely.transaction().execute(async (tx) => {
      await sendMail(tx, mail())
      throw new Error('desfaz')
    })
    await expect(failed).rejects.toThrow('desfaz')
    await deliver(app)
    expect([smtp.received, await outbox(admin)]).toEqual([[], []])
  })

  test('goes to each recipient apart, and once to each', async () => {
    await send(app, { to: ['b@exemplo.com', 'a@exemplo.com', 'A@exemplo.com'].map((endereco) => ({ endereco })) })
    await deliver(app)
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([['a@exemplo.com'], ['b@exemplo.com']])
  })

  test('that two processes send at once goes out once', async () => {
    for (let n = 0; n < 5; n++) await send(app, { to: { endereco: `p${n}@exemplo.com` } })
    await Promise.all([deliver(app), deliver(app), deliver(app)])
    expect(smtp.received.length).toBe(5)
  })

  test('refused for now is tried again later, with the same Message-ID; refused for good says why', async () => {
    smtp.refused.set('ana@exemplo.com.br', 451)
    await send(app)
    await deliver(app)
    const [waiting] = await outbox(admin)
    expect(waiting).toMatchObject({ situacao: 'AGUARDANDO', tentativas: 1 })
    expect(waiting?.motivo).toContain('caixa postal indisponível')
    smtp.refused.clear()
    await deliver(app)
    expect(smtp.received).toEqual([])
    app.clock.advance(61_000)
    await deliver(app)
    const { rows } = await app.database.pool.query<{ chave: string }>('select chave from email_saida')
    expect(smtp.received.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]?.trim())).toEqual([
      `<${rows[0]?.chave}@prumo.example>`,
    ])
    expect((await outbox(admin))[0]).toMatchObject({ situacao: 'ENVIADO', tentativas: 2 })
    expect((await outbox(admin))[0]).not.toHaveProperty('motivo')

    smtp.refused.set('ana@exemplo.com.br', 550)
    await send(app)
    await deliver(app)
    const [failed] = await outbox(admin)
    expect(failed).toMatchObject({ situacao: 'FALHOU', tentativas: 1 })
    smtp.refused.clear()
    expect((await admin.post(`${url}/${failed?.id}/reenvia`)).json()).toMatchObject({ situacao: 'AGUARDANDO' })
    const again = await admin.post(`${url}/${failed?.id}/reenvia`)
    expect([again.statusCode, again.json().message]).toEqual([409, 'O e-mail já está na fila de envio.'])
    app.clock.advance(61_000)
    await deliver(app)
    expect((await outbox(admin))[0]).toMatchObject({ situacao: 'ENVIADO' })
  })

  test('is not told to a mail server of another machine that has no TLS, unless it is said', async () => {
    // an address of this machine that is not one of its own alone
    const elsewhere = smtp.url.replace('127.0.0.1', '0.0.0.0')
    const sendBy = async (SMTP_URL: string) => {
      const one = await createTestApp({ env: { SMTP_URL, MAIL_FROM: 'nao-responda@prumo.example' } })
      await send(one)
      await deliver(one)
      const line = (await outbox(await login(one, 'admin')))[0]
      await one.close()
      return line
    }
    expect(await sendBy(elsewhere)).toMatchObject({
      situacao: 'AGUARDANDO',
      motivo: expect.stringContaining('O servidor de e-mails não oferece TLS.'),
    })
    expect(smtp.received).toEqual([])
    expect(await sendBy(`${elsewhere}?ignoreTLS=true`)).toMatchObject({ situacao: 'ENVIADO' })
  })

  test('does not write another header, does not go to an invalid address nor to the system itself', async () => {
    await send(app, { subject: 'Oi\r\nBcc: todos@exemplo.com' })
    await deliver(app)
    expect(smtp.received[0]?.to).toEqual(['ana@exemplo.com.br'])
    expect(smtp.received[0]?.raw).not.toMatch(/^Bcc:/m)
    const wrong = (to: Mail['to']) => send(app, { to })
    await expect(wrong({ endereco: 'a@exemplo.com\r\nBcc: b@exemplo.com' })).rejects.toThrow('não é válido')
    await expect(wrong({ endereco: 'Ana <a@exemplo.com>' })).rejects.toThrow('não é válido')
    const many = Array.from({ length: 101 }, (_, n) => ({ endereco: `p${n}@exemplo.com` }))
    await expect(wrong(many)).rejects.toThrow('O e-mail não pode ser enviado: são mais de 100 destinatários.')
    const conteudo = Buffer.alloc(5 * 1024 * 1024 + 1)
    await expect(send(app, { attachments: [{ nome: 'x', tipo: 'x/y', conteudo }] })).rejects.toThrow('5 MB')
    await app.database.pool.query('delete from email_saida')
    await send(app, { to: { endereco: 'NAO-responda@prumo.example' } })
    await deliver(app)
    expect((await outbox(admin))[0]).toMatchObject({
      situacao: 'FALHOU',
      motivo: 'O destinatário é o endereço de onde o próprio sistema envia.',
    })
  })
})

describe('the outbox', () => {
  test('without a mail server keeps the messages, and they do not go out by themselves later', async () => {
    await send(demo)
    await deliver(demo)
    expect(await outbox(adminDemo)).toMatchObject([{ situacao: 'RETIDO' }])
    expect((await adminDemo.get(`${url}/servidor`)).json()).toEqual({ configurado: false })
    expect((await admin.get(`${url}/servidor`)).json()).toMatchObject({ remetente: 'nao-responda@prumo.example' })
  })

  test('shows the e-mail as it is, without what acts or loads, and hands out the attachments', async () => {
    const html = '<p onclick="x()">Olá<script>x()</script> <img src="http://rastreio"><b>Ana</b></p>'
    await send(demo, { html, attachments: [{ nome: 'a.html', tipo: 'text/html', conteudo: '<b>x</b>' }] })
    const shown = await first(adminDemo)
    expect(shown.html).toBe('<p>Olá <b>Ana</b></p>')
    const file = await adminDemo.get(`${url}/${shown.id}/anexos/0`)
    expect(file.body).toBe('<b>x</b>')
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(file.headers['content-type']).toBe('application/octet-stream')
    expect((await adminDemo.get(`${url}/${shown.id}/anexos/1`)).statusCode).toBe(404)
  })

  test('does not show a text that is only for its recipient, which lies in no table in clear and is delivered whole', async () => {
    for (const each of [app, demo]) {
      await send(each, { secret: each.fastify.prumo.secrets, text: 'O código é 4711-abacate', html: undefined })
      const { rows } = await each.database.pool.query('select texto, html from email_saida order by id desc limit 1')
      expect(JSON.stringify(rows)).not.toContain('abacate')
    }
    for (const each of [admin, adminDemo]) {
      const shown = await first(each)
      expect(shown).not.toHaveProperty('texto')
      expect(shown).not.toHaveProperty('html')
    }
    await deliver(app)
    expect(smtp.received[0]?.raw).toContain('4711-abacate')
    expect((await app.database.pool.query('select texto from email_saida')).rows[0].texto).not.toContain('abacate')
  })

  test('stored with another secret says so instead of leaving as it lies there', async () => {
    await send(app, { secret: new Secrets('o segredo de outro servidor') })
    await deliver(app)
    expect(smtp.received).toEqual([])
    expect(await outbox(admin)).toMatchObject([
      { situacao: 'FALHOU', motivo: expect.stringContaining('outro segredo') },
    ])
  })

  test('is of each company and of who may see it', async () => {
    await send(demo)
    const { id } = await first(adminDemo)
    const rh2 = await login(demo, 'rh2')
    expect((await rh2.get(url)).statusCode).toBe(403)
    await demo.database.pool.query('update email_saida set empresa_id = 2')
    expect((await adminDemo.get(`${url}/${id}`)).statusCode).toBe(404)
    expect((await adminDemo.post(`${url}/${id}/reenvia`)).statusCode).toBe(404)
    expect(await outbox(adminDemo)).toEqual([])
  })

  test('is filtered by state and by text, and refuses wrong filters', async () => {
    await send(demo)
    await send(demo, { to: { endereco: 'bruno@exemplo.com' }, subject: 'Entrevista' })
    expect((await outbox(adminDemo, 'q=conceicao')).map(({ para }) => para)).toEqual(['ana@exemplo.com.br'])
    expect(await outbox(adminDemo, 'situacao=ENVIADO')).toEqual([])
    for (const query of ['situacao=NADA', 'page=x', 'page=1000&size=100', `q=${'a'.repeat(201)}`])
      expect((await adminDemo.get(`${url}?${query}`)).statusCode, query).toBe(400)
  })

  test('shows to who sees a record the e-mails about it, without the text', async () => {
    await send(demo, { about: [{ entidade: 'captacao/candidato', id: 5 }] })
    const rh = await login(demo, 'rh')
    const [line] = (await rh.get('/api/emails?entidade=captacao/candidato&id=5')).json()
    expect(line).toMatchObject({ assunto: 'Sua candidatura', situacao: 'AGUARDANDO' })
    expect(line).not.toHaveProperty('texto')
    expect((await rh.get('/api/emails?entidade=captacao/candidato&id=6')).json()).toEqual([])
    expect((await rh.get('/api/emails?entidade=captacao/candidato&id=999999')).statusCode).toBe(404)
    expect((await rh.get('/api/emails?entidade=nada&id=1')).statusCode).toBe(400)
    const sst = await login(demo, 'sst')
    expect((await sst.get('/api/emails?entidade=captacao/candidato&id=5')).statusCode).toBe(403)
  })

  test('erases what the company no longer keeps, and all that is of a person', async () => {
    await send(demo)
    await deliver(demo)
    await demo.database.pool.query("update email_saida set criado_em = now() - interval '181 days'")
    await send(demo, { about: [{ entidade: 'captacao/candidato', id: 5 }], to: { endereco: 'x@exemplo.com' } })
    await send(demo, { to: { endereco: 'Y@exemplo.com' } })
    await demo.fastify.prumo.jobs.run('limpeza-emails', {})
    expect((await outbox(adminDemo)).map(({ para }) => para)).toEqual(['Y@exemplo.com', 'x@exemplo.com'])
    const about = { entidade: 'captacao/candidato', id: 5 }
    expect(await forgetMails(demo.database.kysely, 1, { about, address: 'y@exemplo.com' })).toBe(2)
  })
})
