import { strict as assert } from 'node:assert'
import { setTimeout as after } from 'node:timers/promises'
import { Browser } from './browser.ts'
import { type Installation, install } from './installation.ts'

/** Records that are written while a server is killed, by so many people at once. */
const WRITES = 300
const PEOPLE = 6

/** Processes that take tasks, by the locks they hold (server/platform/queue/presence.ts). */
const TAKERS = `select count(*)::int as n from pg_locks where locktype = 'advisory' and classid = 7203401 and granted`

// npm run test:deploy: what server/deploy/README.md says, on this machine
const installation = await install()
let failed = 0
try {
  await check('the log-in travels in cookies for this host and TLS alone', cookies)
  await check('the address of the client is the true one, whatever it says itself', addresses)
  await check('the servers work with an account that cannot change tables', accounts)
  await check('who logs in on one server works on the other', sessions)
  await check('the process for tasks does what the servers are asked for', tasks)
  await check('a server that is killed in mid-work loses and doubles no write', kills)
  await check('a server goes on working on tables that a newer version added to', newerTables)
} finally {
  await installation.close()
}
console.log(failed === 0 ? 'Tudo conferido.' : `${failed} falha(s).`)
process.exit(failed === 0 ? 0 : 1)

async function check(title: string, work: (installation: Installation) => Promise<string>): Promise<void> {
  const start = performance.now()
  try {
    const said = await work(installation)
    console.log(`✔ ${title}: ${said} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  } catch (error) {
    failed += 1
    console.log(`✘ ${title}: ${(error as Error).message}`)
  }
}

async function enter({ origin, ca, password }: Installation, address?: string): Promise<Browser> {
  const browser = new Browser(origin, ca, address)
  const answer = await browser.call('POST', '/api/login', { usuario: 'admin', senha: password })
  assert.equal(answer.status, 200, answer.body)
  return browser
}

async function cookies(all: Installation): Promise<string> {
  const browser = await enter(all)
  const session = browser.setCookies.find((line) => line.includes('prumo_sessao')) ?? ''
  assert.match(session, /^__Host-prumo_sessao=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const { headers } = await browser.call('GET', '/login')
  assert.match(String(headers['strict-transport-security']), /max-age=\d{7,}/)
  return 'Secure, HttpOnly, __Host-, HSTS'
}

async function addresses(all: Installation): Promise<string> {
  const browser = await enter(all, '127.0.0.7')
  const forged = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' }
  const again = await browser.call('POST', '/api/login', { usuario: 'admin', senha: all.password }, forged)
  assert.equal(again.status, 200)
  const open = (await browser.call('GET', '/api/userinfo/sessoes')).json<{ endereco: string; atual: boolean }[]>()
  const own = open.find(({ atual }) => atual)?.endereco
  assert.equal(own, '127.0.0.7')
  return String(own)
}

async function accounts(all: Installation): Promise<string> {
  const asked = `select usename as name, count(*)::int as n from pg_stat_activity where datname = current_database() and application_name like 'prumo-rh%' group by 1`
  const { rows } = await all.pool.query<{ name: string; n: number }>(asked)
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['prumo_rh'],
  )
  const own = `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and (relowner <> 'prumo_dona'::regrole or has_table_privilege('prumo_rh', oid, 'truncate'))`
  assert.deepEqual((await all.pool.query(own)).rows, [{ n: 0 }])
  const browser = await enter(all)
  const field = {
    entidade: 'utilitario/estabelecimento',
    rotulo: 'Apelido',
    tipo: 'TEXTO',
    naLista: true,
    naBusca: true,
  }
  const made = await browser.call('POST', '/api/utilitario/campos-empresa', field)
  assert.equal(made.status, 201, made.body)
  return `${rows[0]?.n} connections of prumo_rh, none of another account; an own field has its index`
}

async function sessions(all: Installation): Promise<string> {
  const browser = await enter(all)
  const seen: string[] = []
  for (const down of all.servers) {
    await down.kill()
    const answer = await browser.call('GET', '/api/userinfo')
    assert.equal(answer.status, 200, answer.body)
    const read = await browser.call('POST', '/api/captacao/idiomas/consulta', { q: 'a' })
    assert.equal(read.status, 200, read.body)
    seen.push(answer.json<{ usuario: { login: string } }>().usuario.login)
    await down.start()
  }
  return `${seen.length} servers, one log-in`
}

async function tasks(all: Installation): Promise<string> {
  const browser = await enter(all)
  const { rows } = await all.pool.query<{ n: number }>(TAKERS)
  assert.equal(rows[0]?.n, 1)
  const path = '/api/captacao/idiomas/exportacao?formato=csv'
  const began = performance.now()
  const waited = await browser.call('GET', path, undefined, { prefer: 'respond-async, wait=10' })
  const took = performance.now() - began
  assert.equal(waited.status, 200, waited.body)
  assert.equal(waited.body, (await browser.call('GET', path)).body)
  const started = await browser.call('GET', path, undefined, { prefer: 'respond-async' })
  assert.equal(started.status, 202, started.body)
  const { tarefaId } = started.json<{ tarefaId: string }>()
  let state = ''
  for (let looks = 0; looks < 100 && state !== 'concluida'; looks++) {
    await after(100)
    state = (await browser.call('GET', `/api/tarefas/${tarefaId}`)).json<{ estado: string }>().estado
  }
  assert.equal(state, 'concluida')
  return `one process takes tasks; an export that is waited for, ${Math.round(took)} ms`
}

/** Each record has a name of its own; who hears nothing asks whether it is there before he sends it again, as a person would. */
async function kills(all: Installation): Promise<string> {
  const browser = await enter(all)
  const names = Array.from({ length: WRITES }, (_, i) => `Idioma ${String(i).padStart(3, '0')}`)
  const open = [...names]
  let unheard = 0
  const write = async (name: string): Promise<void> => {
    let last = ''
    for (let tries = 0; tries < 20; tries++) {
      const answer = await browser.call('POST', '/api/captacao/idiomas', { nome: name }).catch(() => undefined)
      if (answer?.status === 201) return
      unheard += 1
      last = answer ? `${answer.status} ${answer.body.slice(0, 300)}` : 'no answer'
      await after(100)
      const there = await browser.call(
        'GET',
        `/api/captacao/idiomas?filter=${encodeURIComponent(JSON.stringify({ nome: name }))}`,
      )
      if (there.status === 200 && there.json<{ nome: string }[]>().some(({ nome }) => nome === name)) return
    }
    throw new Error(`${name} was never stored: ${last}`)
  }
  const person = async () => {
    for (let name = open.shift(); name !== undefined; name = open.shift()) await write(name)
  }
  const people = Promise.all(Array.from({ length: PEOPLE }, person))
  people.catch(() => undefined)
  while (open.length > WRITES * 0.6 && open.length > 0) await after(5)
  await all.servers[0]?.kill()
  await people
  await all.servers[0]?.start()
  const text = `select count(*)::int as n, count(distinct nome)::int as names from idioma where nome like 'Idioma ___'`
  const { rows } = await all.pool.query<{ n: number; names: number }>(text)
  assert.deepEqual(rows, [{ n: WRITES, names: WRITES }])
  return `${WRITES} writes by ${PEOPLE} people, ${unheard} not answered, each stored once`
}

/** A newer server has migrated; the older ones serve until their turn comes. */
async function newerTables(all: Installation): Promise<string> {
  await all.pool.query('alter table idioma add column novidade text')
  await all.pool.query(`alter table idioma add column outra integer not null default 0`)
  await all.pool.query(
    `create table cadastro_novo (empresa_id integer not null, id bigint, primary key (empresa_id, id))`,
  )
  const browser = await enter(all)
  const end = Date.now() + 60_000
  let served = 0
  while (Date.now() < end) {
    const nome = `Novo ${String(served).padStart(4, '0')}`
    const made = await browser.call('POST', '/api/captacao/idiomas', { nome })
    assert.equal(made.status, 201, made.body)
    const { id, versao } = made.json<{ id: number; versao: number }>()
    const changed = await browser.call('PATCH', `/api/captacao/idiomas/${id}`, { nome: `${nome}b`, versao })
    assert.equal(changed.status, 200, changed.body)
    const list = await browser.call('GET', '/api/captacao/idiomas?range=[0,14]')
    assert.equal(list.status, 200, list.body)
    served += 1
    await after(100)
  }
  return `${served} records written, changed and listed in a minute`
}
