import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, CPF, createTestApp, type TestApp } from '#tests/helpers/app.ts'
import { askForCode, proven, solveCaptcha } from '#tests/helpers/login/registration.ts'

const url = '/api/externo/candidatos'
const NOVO = '11144477735'
const OUTRO = '12345678909'

let app: TestApp
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

beforeAll(async () => {
  app = await createTestApp()
  await rows(
    `update empresa_configuracao set campos_candidato_obrigatorios = '[]', campos_candidato_visiveis = '[]', exigir_aceite_psi = false`,
  )
})
afterAll(() => app?.close())
beforeEach(async () => {
  for (const table of ['tentativa_login', 'email_saida', 'link_unico']) await rows(`delete from ${table}`)
  await rows('delete from candidato where pessoal_cpf = any($1)', [[NOVO, OUTRO]])
})

const pessoa = (cpf = NOVO, email = 'ines.moura@exemplo.com.br'): RecordData => ({
  nome: 'Inês Moura',
  pessoal: { cpf },
  contato: { email },
  primeiroEmprego: true,
  senha: 'manga-rosa-77',
  confirmaSenha: 'manga-rosa-77',
})
const cadastra = (record: RecordData, empresaId = 1) => new Client(app).post(`${url}?empresaId=${empresaId}`, record)
const registered = async (cpf: string) => (await rows('select from candidato where pessoal_cpf = $1', [cpf])).length
const mails = () =>
  rows<{ para: string; assunto: string; texto: string }>('select para, assunto, texto from email_saida order by id')
const told = (answer: {
  statusCode: number
  json(): { message: string; errors?: { code: string; field?: string; message: string }[] }
}) => {
  const [first] = answer.json().errors ?? []
  return [answer.statusCode, first?.field ?? first?.code, first?.message]
}
const wrongCode = (message: string) => [400, 'prova.codigo', message]
const notYet = [409, 'EMAIL_NAO_CONFIRMADO', 'Confirme o seu e-mail para concluir o cadastro.']

describe('a registration counts when its e-mail is proven', () => {
  test('mistakes are told first, then the code is asked for, and nothing is stored before', async () => {
    expect(told(await cadastra({ ...pessoa(), senha: '12345678', confirmaSenha: '12345678' }))[1]).toBe('senha')
    expect(told(await cadastra(pessoa()))).toEqual(notYet)
    expect([await registered(NOVO), await mails()]).toEqual([0, []])
    const record = await proven(app, pessoa())
    expect((await cadastra({ ...record, senha: 'abc', confirmaSenha: 'abc' })).statusCode).toBe(400)
    const made = await cadastra(record)
    expect([made.statusCode, await registered(NOVO)]).toEqual([201, 1])
  })

  test('the code goes to the e-mail and stands in the outbox for nobody to read', async () => {
    const asked = await askForCode(app, pessoa())
    const { codigo } = asked.json()
    expect(codigo).toMatch(/^\d{6}$/)
    const [mail, ...more] = await mails()
    expect([mail?.para, mail?.assunto, more]).toEqual([
      'ines.moura@exemplo.com.br',
      'Código para o seu cadastro em Aurora Alimentos Ltda',
      [],
    ])
    expect(`${mail?.texto}`).not.toContain(codigo)
  })

  test('a wrong code, of another CPF or e-mail, of another company, too late or used is none', async () => {
    const record = await proven(app, pessoa())
    const { desafio, codigo } = record.prova as { desafio: string; codigo: string }
    const other = codigo === '000000' ? '111111' : '000000'
    expect(told(await cadastra({ ...record, prova: { desafio, codigo: other } }))).toEqual(
      wrongCode('Código incorreto'),
    )
    const changed = wrongCode('O CPF ou o e-mail mudou depois que o código foi enviado. Peça outro.')
    expect(told(await cadastra({ ...record, pessoal: { cpf: OUTRO } }))).toEqual(changed)
    expect(told(await cadastra({ ...record, contato: { email: 'outra@exemplo.com.br' } }))).toEqual(changed)
    const late = wrongCode('O tempo para informar o código acabou. Peça outro.')
    expect(told(await cadastra(record, 2))).toEqual(late)
    expect(told(await cadastra({ ...record, prova: { desafio: 'x'.repeat(43), codigo } }))).toEqual(late)
    for (const prova of ['x', {}, { desafio }, { desafio, codigo: 1 }, { desafio, codigo, mais: 1 }])
      expect((await cadastra({ ...record, prova })).statusCode).toBe(400)
    expect(await registered(NOVO)).toBe(0)
    expect((await cadastra(record)).statusCode).toBe(201)
    await rows('delete from candidato where pessoal_cpf = $1', [NOVO])
    expect(told(await cadastra(record))).toEqual(late)
    const second = await proven(app, pessoa())
    app.clock.advance(31 * 60_000)
    expect(told(await cadastra(second))).toEqual(late)
    expect(await registered(NOVO)).toBe(0)
  })

  test('guesses are counted, also between questions about another e-mail', async () => {
    const record = await proven(app, pessoa())
    const { desafio, codigo } = record.prova as { desafio: string; codigo: string }
    for (let i = 0; i < 10; i++) {
      const guess = { desafio, codigo: String((Number(codigo) + i + 1) % 1_000_000).padStart(6, '0') }
      expect((await cadastra({ ...record, prova: guess })).statusCode).toBe(400)
      expect((await cadastra({ ...record, contato: { email: 'outra@exemplo.com.br' } })).statusCode).toBe(400)
    }
    expect((await cadastra(record)).statusCode).toBe(429)
    expect(await registered(NOVO)).toBe(0)
  })

  test('two at the same moment with one code are one registration', async () => {
    const record = await proven(app, pessoa())
    const answers = await Promise.all([cadastra(record), cadastra(record)])
    expect([answers.map(({ statusCode }) => statusCode).sort()[0], await registered(NOVO)]).toEqual([201, 1])
  })

  test('without saying that one is no robot no code is sent; for one CPF three in a quarter of an hour', async () => {
    const given = { cpf: NOVO, email: 'ines.moura@exemplo.com.br' }
    const ask = (body: RecordData) => new Client(app).post(`${url}/codigo-email?empresaId=1`, body)
    for (const body of [given, { ...given, recaptcha: '' }])
      expect(told(await ask(body))).toEqual([400, 'recaptcha', 'Confirme que você não é um robô.'])
    expect(told(await ask({ ...given, recaptcha: 'x' }))[1]).toBe('CAPTCHA_INVALIDO')
    expect(await mails()).toEqual([])
    const recaptcha = await solveCaptcha(app)
    expect((await ask({ ...given, recaptcha })).statusCode).toBe(201)
    expect(told(await ask({ ...given, recaptcha }))[1]).toBe('CAPTCHA_INVALIDO')
    for (let i = 0; i < 2; i++) expect((await askForCode(app, pessoa())).statusCode).toBe(201)
    expect((await askForCode(app, pessoa())).statusCode).toBe(429)
    expect((await askForCode(app, pessoa(OUTRO, 'a@exemplo.com.br'))).statusCode).toBe(201)
  })
})

describe('that a CPF is known', () => {
  test('is said by the page at no step: only the e-mail says it, and whose CPF it is hears of it', async () => {
    const known = pessoa(CPF)
    expect(told(await cadastra(known))).toEqual(notYet)
    expect(told(await cadastra(known))).toEqual(told(await cadastra(pessoa())))
    const asked = await askForCode(app, known)
    expect([asked.statusCode, asked.json()]).toEqual([201, { desafio: expect.any(String) }])
    const [typed, owner] = await mails()
    expect([typed?.para, typed?.assunto]).toEqual([
      'ines.moura@exemplo.com.br',
      'O seu cadastro em Aurora Alimentos Ltda',
    ])
    expect(typed?.texto).toContain('um CPF que já tem cadastro')
    expect(typed?.texto).toMatch(/\/externo\/login\?empresaId=1\n/)
    expect(owner?.assunto).toBe('Alguém usou o seu CPF em Aurora Alimentos Ltda')
    const { desafio } = asked.json()
    expect(told(await cadastra({ ...known, prova: { desafio, codigo: '123456' } }))).toEqual(
      wrongCode('Código incorreto'),
    )
  })

  test('of who registered elsewhere meanwhile: the answer does not name the CPF', async () => {
    const record = await proven(app, pessoa())
    expect((await cadastra(await proven(app, pessoa(NOVO, 'antes@exemplo.com.br')))).statusCode).toBe(201)
    expect(told(await cadastra(record))).toEqual([
      409,
      'CADASTRO_NAO_CONCLUIDO',
      'Não foi possível concluir o cadastro. Peça outro código: a mensagem dirá como continuar.',
    ])
  })
})

test('without a mail server nobody is left waiting for a code', async () => {
  const silent = await createTestApp({ env: { DEMO: '', PUBLIC_URL: 'https://rh.exemplo.com.br' } })
  try {
    const answer = await askForCode(silent, pessoa())
    expect(told(answer).slice(0, 2)).toEqual([503, 'EMAIL_NAO_CONFIGURADO'])
  } finally {
    await silent.close()
  }
})
