import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#tests/helpers/app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { isSigned, Receiver } from '#tests/server/platform/webhooks/receiver.ts'

const ROWS = 200
const GATE = 4711
/** What a machine that others use may need to start a process. */
const PATIENCE = { timeout: 90_000, interval: 200 }

let database: TestDatabase
let pool: pg.Pool
let gate: pg.Client
let dataDir: string
const processes: ChildProcess[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ ...database.connection, max: 2 })
  dataDir = mkdtempSync(join(tmpdir(), 'prumo-teste-'))
  gate = new pg.Client(database.connection)
  await gate.connect()
  // half-way the import stands before a gate, so that a process can be ended in the middle
  await pool.query(`create function portao() returns trigger language plpgsql as $$ begin
    if new.nome ~ '^Queda . 100$' then perform pg_advisory_xact_lock_shared(${GATE}); end if; return new; end $$`)
  await pool.query('create trigger portao before insert on etapa_seletiva for each row execute function portao()')
})
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL')
  await gate?.end()
  await pool?.end()
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts a program of the product and waits for what it says when it is ready; gives what stands in the parentheses of the pattern. */
async function start(
  program: string,
  ready: RegExp,
  more: Record<string, string> = {},
): Promise<{ child: ChildProcess; said: string }> {
  const env = {
    ...process.env,
    ...more,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '1',
    SESSION_SECRET: 'segredo-somente-para-os-testes-0001',
  }
  const child = spawn(process.execPath, ['server/start/program.mjs', program], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += String(data)))
  await expect.poll(() => ready.test(text) || child.exitCode !== null, PATIENCE).toBe(true)
  const said = ready.exec(text)?.[1]
  if (child.exitCode !== null) throw new Error(text)
  return { child, said: said ?? '' }
}

const server = (more?: Record<string, string>) => start('server/main.ts', /(http:\/\/127\.0\.0\.1:\d+)/, more)
const worker = () => start('server/worker.ts', /(pronto)/)
const kill = async (child: ChildProcess) => {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** @returns the session's cookie */
async function enter(url: string, usuario: string): Promise<string> {
  const headers = { 'x-requested-with': 'prumo', 'content-type': 'application/json' }
  const entry = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ usuario, senha: PASSWORD }),
  })
  return entry.headers
    .getSetCookie()
    .flatMap((each) => each.split(';')[0] ?? [])
    .join('; ')
}

/** Sends a spreadsheet to be imported in the background. @returns the task's id */
async function importRows(url: string, name: string): Promise<string> {
  const cookie = await enter(url, 'rh')
  const form = new FormData()
  const lines = Array.from({ length: ROWS }, (_, i) => `Queda ${name} ${i};${i + 1}`)
  form.append('arquivo', new Blob([['Nome;Ordem', ...lines].join('\n')]), 'etapas.csv')
  const answer = await fetch(`${url}/api/captacao/etapas-seletivas/importacao`, {
    method: 'POST',
    headers: { 'x-requested-with': 'prumo', prefer: 'respond-async', cookie },
    body: form,
  })
  expect(answer.status).toBe(202)
  return ((await answer.json()) as { tarefaId: string }).tarefaId
}

const taskOf = async (id: string) => (await pool.query('select * from tarefa where id = $1', [id])).rows[0]
const imported = async (name: string) =>
  (await pool.query(`select count(*)::int as n from etapa_seletiva where nome like $1`, [`Queda ${name} %`])).rows[0].n
const close = () => gate.query('select pg_advisory_lock($1)', [GATE])
const open = () => gate.query('select pg_advisory_unlock($1)', [GATE])
const beforeTheGate = async () => {
  const text = `select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`
  return (await pool.query(text)).rows[0].n as number
}
const inTheMiddle = async (id: string) => {
  await expect.poll(beforeTheGate, PATIENCE).toBe(1)
  expect(await taskOf(id)).toMatchObject({ estado: 'executando', tentativas: 1 })
}
/** Somebody else has begun it; then the gate opens, also for what the dead process left in the database. */
const once = async (id: string, name: string) => {
  await expect.poll(async () => (await taskOf(id)).tentativas, PATIENCE).toBe(2)
  await open()
  await expect.poll(async () => (await taskOf(id)).estado, PATIENCE).toBe('concluida')
  expect(await taskOf(id)).toMatchObject({ tentativas: 2, resultado: { total: ROWS, importados: ROWS } })
  expect(await imported(name)).toBe(ROWS)
  expect((await pool.query('select from lote where tarefa_id = $1', [id])).rowCount).toBe(1)
}

describe('kill -9 in the middle of a task', () => {
  test('another process finishes the task, once only; and the server that comes back takes up its own', async () => {
    const first = await server()
    await close()
    const id = await importRows(first.said, 'A')
    await inTheMiddle(id)
    const other = await worker()
    await kill(first.child)
    await once(id, 'A')

    const second = await server()
    await kill(other.child)
    await close()
    const own = await importRows(second.said, 'B')
    await inTheMiddle(own)
    await kill(second.child)
    await server()
    await once(own, 'B')
  }, 400_000)
})

describe('kill -9 in the middle of a batch print', () => {
  test('the server that comes back issues each document once, and the PDF is one and whole', async () => {
    for (const child of processes) if (child.exitCode === null && child.signalCode === null) await kill(child)
    const registros = (
      await pool.query<{ id: number }>('select id from candidato where empresa_id = 1 order by id limit 60')
    ).rows.map(({ id }) => Number(id))
    // half of them are noted, in a transaction that is still open, when the process dies
    await pool.query(`create function portao_documento() returns trigger language plpgsql as $$ begin
      if new.registro_id = ${registros[30]} then perform pg_advisory_xact_lock_shared(${GATE}); end if; return new; end $$`)
    await pool.query(
      'create trigger portao_documento before insert on documento_emitido for each row execute function portao_documento()',
    )
    const first = await server()
    const headers = { 'x-requested-with': 'prumo', 'content-type': 'application/json' }
    const post = async (path: string, body: object): Promise<Response> =>
      fetch(`${first.said}/api/${path}`, {
        method: 'POST',
        headers: { ...headers, cookie: await enter(first.said, 'admin') },
        body: JSON.stringify(body),
      })
    const modelo = await post('utilitario/modelos-documento', {
      nome: 'Aviso da queda',
      tipo: 'COMUNICADO',
      entidade: 'captacao/candidato',
      titulo: 'Comunicado',
      corpo: '<p>Registro {{candidato.nome}}.</p>',
    })
    expect(modelo.status).toBe(201)
    await close()
    const asked = await post('documentos', { modeloId: ((await modelo.json()) as { id: number }).id, registros })
    expect(asked.status).toBe(202)
    const { tarefaId } = (await asked.json()) as { tarefaId: string }
    await inTheMiddle(tarefaId)
    await kill(first.child)
    const second = await server()
    await expect.poll(async () => (await taskOf(tarefaId)).tentativas, PATIENCE).toBe(2)
    await open()
    await expect.poll(async () => (await taskOf(tarefaId)).estado, PATIENCE).toBe('concluida')
    const { resultado, arquivo_id: arquivo } = await taskOf(tarefaId)
    expect(resultado).toEqual({ documentos: 60, ausentes: 0 })
    const issued = 'select registro_id::int as id from documento_emitido where tarefa = $1 order by id'
    const found = (await pool.query<{ id: number }>(issued, [tarefaId])).rows.map(({ id }) => id)
    expect(found.toSorted((a, b) => a - b)).toEqual(registros)
    const file = await fetch(`${second.said}/api/arquivos/${arquivo}`, {
      headers: { ...headers, cookie: await enter(second.said, 'admin') },
    })
    expect(file.status).toBe(200)
    const pages = await pagesOf(new Uint8Array(await file.arrayBuffer()))
    expect(pages).toHaveLength(60)
    const names = 'select nome from candidato where id = any($1::bigint[]) order by id'
    const { rows } = await pool.query<{ nome: string }>(names, [registros])
    for (const [i, { nome }] of rows.entries()) expect(pages[i]).toContain(`Registro ${nome}.`)
  }, 400_000)
})

describe('kill -9 in the middle of applying a plan of salaries', () => {
  const PLANOS = 'cargo-salario/tabelas-reajustes-colaboradores'

  test('nothing of it is written; the server that comes back applies it whole, once', async () => {
    for (const child of processes) if (child.exitCode === null && child.signalCode === null) await kill(child)
    const one = async <T extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<T>(text, values)).rows[0] as T
    const { id, versao, propostas } = await one<{ id: number; versao: number; propostas: number }>(
      `select p.id::int as id, p.versao, (
        select count(*)::int from reajuste_colaborador r
        where r.empresa_id = 1 and r.tabela_reajuste_colaborador_id = p.id and r.cenario_id is null) as propostas
      from tabela_reajuste_colaborador p where p.empresa_id = 1 and p.nome = 'Méritos do 2º semestre'`,
    )
    expect(propostas).toBe(18)
    // dated rows and what they are taken back by: the process dies when the first of the latter is written
    await pool.query(`create function portao_realinhamento() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$`)
    await pool.query(
      'create trigger portao_realinhamento before insert on reajuste_lancamento for each row execute function portao_realinhamento()',
    )
    const stands = () =>
      one<{ situacao: string; linhas: number; lancamentos: number }>(
        `select p.situacao,
          (select count(*)::int from talento_historico h where h.empresa_id = 1 and h.origem_id = p.id) as linhas,
          (select count(*)::int from reajuste_lancamento l where l.empresa_id = 1 and l.tabela_reajuste_id = p.id) as lancamentos
        from tabela_reajuste_colaborador p where p.empresa_id = 1 and p.id = $1`,
        [id],
      )
    const before = { situacao: 'E', linhas: 0, lancamentos: 0 }
    expect(await stands()).toEqual(before)
    const apply = async (url: string, prefer: string) =>
      fetch(`${url}/api/${PLANOS}/${id}/aplicar-colaboradores`, {
        method: 'POST',
        headers: {
          'x-requested-with': 'prumo',
          'content-type': 'application/json',
          prefer,
          cookie: await enter(url, 'admin'),
        },
        body: JSON.stringify({ versao }),
      })
    const first = await server()
    await close()
    const asked = await apply(first.said, 'respond-async')
    expect(asked.status).toBe(202)
    const { tarefaId } = (await asked.json()) as { tarefaId: string }
    await inTheMiddle(tarefaId)
    await kill(first.child)
    expect(await stands()).toEqual(before)
    const second = await server()
    // it is begun once more; what the dead process left in the database goes when the gate opens
    await expect.poll(async () => (await taskOf(tarefaId)).tentativas, PATIENCE).toBe(2)
    expect(await stands()).toEqual(before)
    await open()
    await expect.poll(async () => (await taskOf(tarefaId)).estado, PATIENCE).toBe('concluida')
    expect(await stands()).toEqual({ situacao: 'A', linhas: propostas, lancamentos: propostas })
    expect((await apply(second.said, 'wait=60')).status).toBe(409)
    expect(await stands()).toEqual({ situacao: 'A', linhas: propostas, lancamentos: propostas })
  }, 400_000)
})

describe('kill -9 between an event and its delivery', () => {
  const receiver = new Receiver()
  afterAll(() => receiver.stop())
  /** of the new webhook: the demo has an old one */
  const deliveries = async () => {
    const text = `select registro_id::int as registro, situacao from webhook_entrega
      where webhook_id = (select max(id) from webhook where empresa_id = 1) and empresa_id = 1 order by id`
    return (await pool.query<{ registro: number; situacao: string }>(text)).rows
  }
  /** The dead process had five minutes to say how its try ended, once its last statement is through: they are over. */
  const lapse = async (tried: number) => {
    const text = `select count(*)::int as n from webhook_entrega where situacao = 'AGUARDANDO' and tentativas > 0`
    await expect.poll(async () => (await pool.query<{ n: number }>(text)).rows[0]?.n, PATIENCE).toBe(tried)
    await pool.query(`update webhook_entrega set proxima_tentativa = now() where situacao = 'AGUARDANDO'`)
  }

  test('the server that comes back delivers what was left, at least once, with the same id', async () => {
    for (const child of processes) if (child.exitCode === null && child.signalCode === null) await kill(child)
    const origin = await receiver.start()
    const first = await server({ WEBHOOK_HOSTS: origin })
    const cookie = await enter(first.said, 'admin')
    const post = async (url: string, path: string, body?: object) => {
      const headers = { 'x-requested-with': 'prumo', 'content-type': 'application/json', cookie }
      const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body ?? {}) })
      expect(answer.ok, `${path} ${answer.status}`).toBe(true)
      return (await answer.json()) as { id: number; segredo: string }
    }
    const hook = { nome: 'Folha', url: `${origin}/eventos`, eventos: ['captacao/etapa-seletiva:*'] }
    const { id } = await post(first.said, 'utilitario/webhooks', hook)
    const { segredo } = await post(first.said, `utilitario/webhooks/${id}/segredo`)
    await pool.query(`create function portao_entrega() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$`)
    await pool.query(
      'create trigger portao_entrega before update on webhook_entrega for each row when (old.tentativas = 0) execute function portao_entrega()',
    )

    // saved, and not yet sent
    await close()
    const before = await post(first.said, 'captacao/etapas-seletivas', { nome: 'Antes da entrega', ordem: 1 })
    await expect.poll(beforeTheGate, PATIENCE).toBe(1)
    await kill(first.child)
    await open()
    expect(receiver.received).toEqual([])
    await lapse(1)
    const second = await server({ WEBHOOK_HOSTS: origin })
    await expect.poll(() => receiver.received.length, PATIENCE).toBe(1)
    await expect.poll(async () => (await deliveries())[0]?.situacao, PATIENCE).toBe('ENTREGUE')

    // sent, and the answer not yet there
    receiver.silent = true
    const during = await post(second.said, 'captacao/etapas-seletivas', { nome: 'Durante a entrega', ordem: 2 })
    await expect.poll(() => receiver.received.length, PATIENCE).toBe(2)
    await kill(second.child)
    receiver.silent = false
    await lapse(1)
    await server({ WEBHOOK_HOSTS: origin })
    await expect.poll(() => receiver.received.length, PATIENCE).toBe(3)
    await expect.poll(async () => (await deliveries())[1]?.situacao, PATIENCE).toBe('ENTREGUE')

    expect(await deliveries()).toEqual([
      { registro: before.id, situacao: 'ENTREGUE' },
      { registro: during.id, situacao: 'ENTREGUE' },
    ])
    expect(receiver.received.every((call) => isSigned(call, segredo))).toBe(true)
    const [one, two, again] = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(again).toBe(two)
    expect(one).not.toBe(two)
  }, 400_000)
})

describe('kill -9 while somebody is told', () => {
  test('the server that comes back tells each thing once', async () => {
    for (const child of processes) if (child.exitCode === null && child.signalCode === null) await kill(child)
    const notice = `insert into aviso_automatico (empresa_id, nome, cadastro, evento, momento, texto)
      values (1, 'Queda', 'captacao/etapa-seletiva', 'CRIADO', 'NA_HORA', 'Avisada: {{registro}}') returning id::int as id`
    const { rows } = await pool.query<{ id: number }>(notice)
    const waiting = `insert into aviso_envio (empresa_id, aviso_id, entidade, registro_id, ocasiao, canal, destino, resumo)
      select 1, $1, 'captacao/etapa-seletiva', id, 'v1', 'MENSAGEM', 'usuario:1', false
      from etapa_seletiva where empresa_id = 1 and nome like 'Queda A 1_' order by id`
    const { rowCount } = await pool.query(waiting, [rows[0]?.id])
    expect(rowCount).toBe(10)
    // half of them lie in the boxes, in a transaction that is still open, when the process dies
    await pool.query(`create function portao_aviso() returns trigger language plpgsql as $$ begin
      if new.texto = 'Avisada: Queda A 15' then perform pg_advisory_xact_lock_shared(${GATE}); end if; return new; end $$`)
    await pool.query(
      'create trigger portao_aviso before insert on mensagem for each row execute function portao_aviso()',
    )
    await close()
    const first = await server()
    await expect.poll(beforeTheGate, PATIENCE).toBe(1)
    await kill(first.child)
    await open()
    await server()
    const told = async () => {
      const text = "select texto from mensagem where empresa_id = 1 and texto like 'Avisada: %' order by texto"
      return (await pool.query<{ texto: string }>(text)).rows.map(({ texto }) => texto)
    }
    const left = "select count(*)::int as n from aviso_envio where aviso_id = $1 and situacao <> 'ENVIADO'"
    await expect.poll(async () => (await pool.query<{ n: number }>(left, [rows[0]?.id])).rows[0]?.n, PATIENCE).toBe(0)
    expect(await told()).toEqual(Array.from({ length: 10 }, (_, i) => `Avisada: Queda A 1${i}`))
  }, 400_000)
})
