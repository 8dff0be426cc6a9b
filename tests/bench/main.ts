import { type ChildProcess, spawn } from 'node:child_process'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/pool.ts'
import { fill, fillTalents, sizes } from './data/data.ts'
import { alternate, type Figures, type Shot } from './measure/load.ts'
import { untilReady } from './measure/until-ready.ts'

/**
 * `npm run bench:core`: the product against hand-written Fastify + pg with the same SQL, on the same database, in turn (DESIGN §8). `LARGEST=100000` leaves
 * the company with more candidates out.
 */
const measured = sizes.filter(({ candidatos }) => candidatos <= Number(process.env.LARGEST ?? Number.POSITIVE_INFINITY))
const dataDir = `${process.cwd()}/.cache/bench`
const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const ours = 'http://127.0.0.1:4970'
const theirs = 'http://127.0.0.1:4971'
const children: ChildProcess[] = []

function start(file: string, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['server/start/program.mjs', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return child
}

/** A session of the product, in the company of the size asked for. */
async function session(empresaId: number): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'prumo' }
  const login = await fetch(`${ours}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ usuario: 'admin', senha: 'prumo-demo-2026' }),
  })
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const changed = await fetch(`${ours}/api/userinfo/empresa`, {
    method: 'PUT',
    headers: { ...headers, cookie },
    body: JSON.stringify({ empresaId }),
  })
  if (!changed.ok) throw new Error(`company ${empresaId}: ${changed.status}`)
  return { ...headers, cookie }
}

const city = 3550308
const listQuery = (page: number) =>
  `range=${encodeURIComponent(`[${page * 15},${page * 15 + 14}]`)}&sort=${encodeURIComponent('["nome","ASC"]')}&filter=${encodeURIComponent(`{"endereco.cidade":${city}}`)}`

function row(name: string, [a, b]: Figures[], budget: number): void {
  if (!a || !b) return
  const ratio = a.perSecond / b.perSecond
  const verdict = ratio >= budget && a.errors + b.errors === 0 ? 'ok' : 'ABAIXO'
  const text = `${a.perSecond.toFixed(0).padStart(7)}/s contra ${b.perSecond.toFixed(0).padStart(7)}/s  razão ${ratio.toFixed(2)} (mínimo ${budget.toFixed(2)}) ${verdict}`
  console.log(`${name.padEnd(46)} ${text}${a.errors + b.errors > 0 ? `  ERROS: ${a.errors} e ${b.errors}` : ''}`)
}

async function measure(ids: number[]): Promise<void> {
  const big = await session(902)
  const list: Shot[] = [
    { url: `${ours}/api/captacao/candidatos?${listQuery(0)}`, headers: big },
    { url: `${theirs}/candidatos?${listQuery(0).replace('endereco.cidade', 'cidade')}&empresa=902` },
  ]
  row('lista de 15 de 100.000 candidatos', await alternate(list, rounds, seconds), 0.8)
  const id = () => ids[Math.floor(Math.random() * ids.length)] ?? 0
  const get: Shot[] = [
    { url: () => `${ours}/api/captacao/candidatos/${id()}`, headers: big },
    { url: () => `${theirs}/candidatos/${id()}?empresa=902` },
  ]
  row('ler um candidato', await alternate(get, rounds, seconds), 0.8)
  const bestPaid = `range=${encodeURIComponent('[0,14]')}`
  const sort = encodeURIComponent('["salario","DESC"]')
  const talents: Shot[] = [
    {
      url: `${ours}/api/gestao-talentos/talentos?${bestPaid}&sort=${sort}&filter=${encodeURIComponent('{"situacao":"A"}')}`,
      headers: big,
    },
    { url: `${theirs}/talentos?${bestPaid}&empresa=902` },
  ]
  row('lista de 15 de 100.000 talentos, por salário', await alternate(talents, rounds, seconds), 0.8)
  await measureWrites()
  if (measured.length === sizes.length) await measureGrowth()
}

async function measureWrites(): Promise<void> {
  const admin = await session(1)
  const json = { 'content-type': 'application/json' }
  const body = () => JSON.stringify({ ordem: 7, nome: 'Medição', analiseComportamental: true })
  const create: Shot[] = [
    { url: `${ours}/api/captacao/etapas-seletivas`, method: 'POST', headers: admin, body },
    { url: `${theirs}/etapas`, method: 'POST', headers: json, body },
  ]
  row('criar uma etapa', await alternate(create, rounds, seconds), 0.7)
  const made = await fetch(`${ours}/api/captacao/etapas-seletivas`, { method: 'POST', headers: admin, body: body() })
  const { id } = (await made.json()) as { id: number }
  // each connection reads the version it writes: one connection, so that none is stale
  let versao = 1
  const update: Shot[] = [
    {
      url: `${ours}/api/captacao/etapas-seletivas/${id}`,
      method: 'PUT',
      headers: admin,
      body: () => JSON.stringify({ ordem: 7, nome: `Medição ${versao}`, versao: versao++ }),
    },
    {
      url: `${theirs}/etapas/${id + 0}`,
      method: 'PUT',
      headers: json,
      body: () => JSON.stringify({ ordem: 7, nome: `Medição ${versao}` }),
    },
  ]
  await measureUpdates(update, admin, id, (v) => {
    versao = v
  })
}

async function measureUpdates(
  shots: Shot[],
  admin: Record<string, string>,
  id: number,
  reset: (versao: number) => void,
): Promise<void> {
  const { load, median } = await import('./measure/load.ts')
  const sides: Figures[][] = [[], []]
  for (let i = 0; i <= rounds; i++)
    for (const [n, shot] of shots.entries()) {
      const stored = await fetch(`${ours}/api/captacao/etapas-seletivas/${id}`, { headers: admin })
      reset(((await stored.json()) as { versao: number }).versao)
      const figures = await load(shot, i === 0 ? 1 : seconds, 1)
      if (i > 0) sides[n]?.push(figures)
    }
  const middle = sides.map((side) => ({
    ...(side[0] as Figures),
    perSecond: median(side.map((f) => f.perSecond)),
    errors: side.reduce((s, f) => s + f.errors, 0),
  }))
  row('alterar uma etapa (1 conexão)', middle, 0.7)
}

async function measureGrowth(): Promise<void> {
  const small = await session(901)
  const large = await session(903)
  const shots: Shot[] = [small, large].map((headers) => ({
    url: `${ours}/api/captacao/candidatos?${listQuery(0)}`,
    headers,
  }))
  const [at1k, at1m] = await alternate(shots, rounds, seconds)
  if (!at1k || !at1m) return
  const ratio = at1m.p95 / at1k.p95
  const verdict = ratio <= 2 ? 'ok' : 'ACIMA'
  console.log(
    `lista: p95 com 1.000.000 / com 1.000 ${at1m.p95.toFixed(1)} ms / ${at1k.p95.toFixed(1)} ms  razão ${ratio.toFixed(2)} (máximo 2,00) ${verdict}`,
  )
}

async function main(): Promise<void> {
  const env = { DATA_DIR: dataDir, PORT: '4970', DEMO: '1', HOST: '127.0.0.1' }
  console.log('Preparando os dados …')
  const database = await openDatabase<unknown>({ dataDir, databaseUrl: undefined }, { role: 'tool' })
  try {
    await database.asOwner(migrate)
    start('tests/bench/measure/unhurried.ts', env)
    await untilReady(`${ours}/api/health`)
    await database.asOwner(async (pool) => {
      await fill(pool, [], measured)
      await fillTalents(pool, 902, 100_000)
    })
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from candidato where empresa_id = 902 order by id limit 5000',
    )
    const { user, password, host, database: name } = database.connection
    const url = `postgres://${user}:${encodeURIComponent(String(password))}@${encodeURIComponent(String(host))}/${name}`
    start('tests/bench/data/handwritten.ts', { PORT: '4971', DATABASE_URL: url })
    await untilReady(`${theirs}/candidatos/${rows[0]?.id}?empresa=902`)
    console.log(
      `${measured.map((s) => s.candidatos.toLocaleString('pt-BR')).join(' / ')} candidatos; ${rounds} rodadas de ${seconds} s, alternadas`,
    )
    await measure(rows.map((r) => r.id))
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await database.close()
  }
}

await main()
