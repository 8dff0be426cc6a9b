import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, loginCandidato, PASSWORD, type TestApp } from '#tests/helpers/app.ts'
import { docxOf } from '#tests/helpers/docx.ts'
import { proven } from '#tests/helpers/login/registration.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'

/** Two tabs, two clicks, two processes: what comes at the same moment ends as if it had come one after the other. */
let app: TestApp
let vagas: { id: number; solicitacaoId: number }[]

beforeAll(async () => {
  app = await createTestApp()
  vagas = (await app.nobody.get('/api/externo/anuncios?empresaId=1&size=100')).json()
})
afterAll(() => app?.close())
beforeEach(() => rows('delete from tentativa_login'))

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]
const outra = () => vagas.pop() ?? expect.fail('not enough open vacancies')
const codes = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort()
const CAMPO = 'captacao/candidato-documento:documento'
const idDe = async (who: Client): Promise<number> => (await who.get('/api/externo/userinfo')).json().candidato.id

/** Of the company of the registration form. */
const pessoa = async (numero: number, mais: RecordData = {}): Promise<RecordData> => {
  const { termo } = (await app.nobody.get('/api/externo/candidatos/formulario?empresaId=1&novo=1')).json()
  return {
    nome: 'Iracema Duarte',
    pessoal: { cpf: cpf(numero) },
    contato: { email: `iracema.${numero}@exemplo.com.br` },
    primeiroEmprego: true,
    senha: PASSWORD,
    confirmaSenha: PASSWORD,
    versaoTermo: termo?.versao,
    ...mais,
  }
}
/** From another address each, so that neither waits for the other's attempt to be counted. */
const cadastra = (record: RecordData, address: number, query = '') =>
  app.inject({
    method: 'POST',
    url: `/api/externo/candidatos?empresaId=1${query}`,
    remoteAddress: `198.51.${address}.7`,
    headers: { 'x-requested-with': 'prumo' },
    payload: record,
  })
const novo = async (numero: number): Promise<{ who: Client; id: number }> => {
  const made = await cadastra(await proven(app, await pessoa(numero)), numero % 250)
  expect(made.statusCode, made.body).toBe(201)
  return { who: await loginCandidato(app, 1, cpf(numero)), id: made.json().id }
}

/** Holds a candidate as another transaction does, until told what it changes. */
async function segura(id: number) {
  const client = new pg.Client({ ...app.database.connection } as pg.ClientConfig)
  await client.connect()
  await client.query('begin')
  await client.query('select id from candidato where id = $1 for update', [id])
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    /** until somebody waits for it */
    async espera() {
      const waiting = 'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
      await expect.poll(() => rows(waiting, [own[0]?.pid]), { timeout: 10_000 }).toHaveLength(1)
    },
    async solta(text: string, values: unknown[]) {
      await client.query(text, values)
      await client.query('commit')
      await client.end()
    },
  }
}

test('of two documents that arrive together, the thirty-first is refused with a clear text', async () => {
  const { who, id } = await novo(742_001)
  const base = `/api/externo/candidatos/${id}/documentos-anexos`
  const envia = async () => (await who.upload(`/api/externo/arquivos?campo=${CAMPO}`, 'a.txt', 'carta')).json().id
  const ids: string[] = await Promise.all(Array.from({ length: 32 }, envia))
  for (const documento of ids.slice(0, 28))
    expect((await who.post(base, { descricao: 'Carta', documento })).statusCode).toBe(201)
  const answers = await Promise.all(
    ids.slice(28).map((documento) => who.post(base, { descricao: 'Última', documento })),
  )
  expect(codes(answers)).toEqual([201, 201, 400, 400])
  expect(new Set(answers.filter((one) => one.statusCode === 400).map((one) => one.json().message))).toEqual(
    new Set(['Você pode anexar até 30 documentos. Exclua um deles para anexar outro.']),
  )
  expect(await rows('select count(*)::int as n from candidato_documento where candidato_id = $1', [id])).toEqual([
    { n: 30 },
  ])
})

test('renewing an application with two clicks renews it once', async () => {
  const { who, id } = await novo(742_002)
  const vaga = outra()
  const again = () => who.post(`/api/externo/candidatos?solicitacaoId=${vaga.solicitacaoId}`)
  expect((await again()).statusCode).toBe(201)
  await rows('update anuncio set dias_espera_nova_aplicacao = 30 where id = $1', [vaga.id])
  await rows("update candidato_solicitacao set data = data - 40, aptidao = 'N' where candidato_id = $1", [id])
  const answers = await Promise.all([again(), again(), again()])
  expect(codes(answers)).toEqual([201, 409, 409])
  for (const answer of answers.filter((one) => one.statusCode === 409))
    expect(answer.json().message).toMatch(/^Você já se candidatou a esta vaga\./)
})

describe('registering', () => {
  test('the same CPF sent three times at once is one registration and one application, and the others are not told why', async () => {
    const { solicitacaoId } = outra()
    const envio = '/api/externo/cadastro/arquivos?empresaId=1&campo=captacao/candidato:ocrFile'
    const files = await Promise.all([1, 2, 3].map(() => app.nobody.upload(envio, 'c.docx', docxOf(['Iracema']))))
    const people = await Promise.all(
      files.map(async (one) => proven(app, await pessoa(742_003, { ocrFile: one.json().id }))),
    )
    const answers = await Promise.all(people.map((one, n) => cadastra(one, n + 1, `&solicitacaoId=${solicitacaoId}`)))
    expect(codes(answers)).toEqual([201, 409, 409])
    for (const answer of answers.filter((one) => one.statusCode === 409))
      expect(answer.json().message).toBe(
        'Não foi possível concluir o cadastro. Peça outro código: a mensagem dirá como continuar.',
      )
    const own = await rows<{ id: number; ocr_file: string }>(
      'select id, ocr_file from candidato where pessoal_cpf = $1',
      [cpf(742_003)],
    )
    expect(own).toHaveLength(1)
    expect(
      await rows('select solicitacao_id from candidato_solicitacao where candidato_id = $1', [own[0]?.id]),
    ).toEqual([{ solicitacao_id: solicitacaoId }])
    // the files of those who were refused are still nobody's: they may try again
    const held = await rows<{ id: string }>('select id from arquivo where id = any($1) and entidade is not null', [
      files.map((one) => one.json().id),
    ])
    expect(held.map(({ id }) => id)).toEqual([own[0]?.ocr_file])
  })

  test('an application refused at the last moment does not make the registration look refused', async () => {
    const { solicitacaoId } = outra()
    await rows(`create function recusa_candidatura() returns trigger language plpgsql as $$ begin
      raise exception 'recusada' using errcode = '23505', table = 'candidato_solicitacao', schema = 'public'; end $$`)
    await rows(
      'create trigger recusa before insert on candidato_solicitacao for each row execute function recusa_candidatura()',
    )
    try {
      const answer = await cadastra(await proven(app, await pessoa(742_004)), 9, `&solicitacaoId=${solicitacaoId}`)
      expect([answer.statusCode, answer.json().candidatado]).toEqual([201, false])
    } finally {
      await rows('drop trigger recusa on candidato_solicitacao')
      await rows('drop function recusa_candidatura()')
    }
  })
})

describe('erasing the registration', () => {
  const apaga = (who: Client) => who.post('/api/externo/privacidade/apagamento', { senha: PASSWORD })
  const estado = (id: number) =>
    rows<{ situacao: string }>('select situacao from candidato_solicitacao where candidato_id = $1 order by id', [id])

  test('who erases himself in one tab neither applies nor attaches by the other', async () => {
    const { who, id } = await novo(742_005)
    const documento = (await who.upload(`/api/externo/arquivos?campo=${CAMPO}`, 'a.txt', 'carta')).json().id
    const held = await segura(id)
    const applied = who.post(`/api/externo/candidatos?solicitacaoId=${outra().solicitacaoId}`)
    await held.espera()
    await held.solta('update candidato set senha = null, versao = versao + 1 where id = $1', [id])
    const answer = await applied
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Sessão expirada.'])
    const late = await who.post(`/api/externo/candidatos/${id}/documentos-anexos`, { descricao: 'Carta', documento })
    expect(late.statusCode).toBe(401)
    expect(await estado(id)).toEqual([])
  })

  test('answers that arrive after the erasure stay with nobody', async () => {
    const who = await loginCandidato(app)
    const id = await idDe(who)
    const [{ senha } = { senha: '' }] = await rows<{ senha: string }>('select senha from candidato where id = $1', [id])
    const { vagas: suas } = (await who.get('/api/externo/solicitacao-avaliacao')).json() as {
      vagas: { avaliacoes: { id: number; respondida: boolean; expirada: boolean }[] }[]
    }
    const open = suas.flatMap((one) => one.avaliacoes).find((one) => !one.respondida && !one.expirada)
    const url = `/api/externo/avaliacoes/${open?.id}/rascunho`
    expect((await who.put(url, { respostas: [] })).statusCode).toBe(200)
    const held = await segura(id)
    const answered = who.put(url, { respostas: [] })
    await held.espera()
    await held.solta('update candidato set senha = null where id = $1', [id])
    expect((await answered).statusCode).toBe(401)
    await rows('update candidato set senha = $2 where id = $1', [id, senha])
  })

  test('an application that arrives during the erasure is dropped before it', async () => {
    const { who, id } = await novo(742_006)
    const { solicitacaoId } = outra()
    const held = await segura(id)
    const erased = apaga(who)
    await held.espera()
    await held.solta(
      "insert into candidato_solicitacao (empresa_id, candidato_empresa_id, candidato_id, solicitacao_id, data, situacao) values (1, 1, $1, $2, current_date, 'E')",
      [id, solicitacaoId],
    )
    expect((await erased).statusCode).toBe(204)
    expect(await estado(id)).toEqual([{ situacao: 'D' }])
    expect(await rows('select nome, senha from candidato where id = $1', [id])).toEqual([
      { nome: `Pessoa anonimizada ${id}`, senha: null },
    ])
  })

  test('applying and erasing oneself at once leaves nobody who is erased in a selection', async () => {
    const { who, id } = await novo(742_007)
    const query = `/api/externo/candidatos?solicitacaoId=${outra().solicitacaoId}`
    const [applied, erased] = await Promise.all([who.post(query), apaga(who)])
    expect(erased?.statusCode).toBe(204)
    expect([201, 401, 404]).toContain(applied?.statusCode)
    expect((await estado(id)).filter(({ situacao }) => situacao === 'E')).toEqual([])
    expect(await idDe(who).catch(() => undefined)).toBeUndefined()
  })
})
