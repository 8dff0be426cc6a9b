import { type ChildProcess, spawn } from 'node:child_process'
import type pg from 'pg'
import { ownKey } from '#schemas/storage.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/pool.ts'
import { fill } from './data/data.ts'
import { alternate } from './measure/load.ts'
import { untilReady } from './measure/until-ready.ts'

/**
 * `npm run bench:own-fields`: the list of 15 of 100,000 candidates by fields a company added, against the same list by columns of the product that find
 * as many rows, in the same company and in turn (DESIGN §8: at least 0.80).
 */
const dataDir = `${process.cwd()}/.cache/bench-own-fields`
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const base = 'http://127.0.0.1:4975'
const company = { empresa: 902, candidatos: 100_000 }
const budget = 0.8
const json = { 'content-type': 'application/json', 'x-requested-with': 'prumo' }

/** Own fields, and the value each gets as SQL over `h`, a number that has nothing to do with name or city. */
const fields = [
  {
    campo: 'apelido',
    rotulo: 'Apelido',
    tipo: 'TEXTO',
    naBusca: true,
    valor: `to_jsonb((array['Beto', 'Nina', 'Zeca', 'Guga', 'Lulu', 'Dado', 'Tata', 'Neco', 'Bibi', 'Juca', 'Teco'])[1 + h % 11] || ' ' || h % 100000)`,
  },
  { campo: 'pontos', rotulo: 'Pontos', tipo: 'NUMERO', valor: 'to_jsonb(h % 1000)' },
  {
    campo: 'validade',
    rotulo: 'Validade',
    tipo: 'DATA',
    valor: `to_jsonb((date '2021-01-01' + (h % 1000)::int)::text)`,
  },
  {
    campo: 'porte',
    rotulo: 'Porte',
    tipo: 'ESCOLHA',
    opcoes: Array.from({ length: 10 }, (_, i) => ({ codigo: `P${i}`, titulo: `Porte ${i}` })),
    valor: `to_jsonb('P' || (h % 10))`,
  },
  {
    campo: 'cidadeDeTrabalho',
    rotulo: 'Cidade de trabalho',
    tipo: 'REFERENCIA',
    referencia: 'geral/cidade',
    valor:
      'to_jsonb((array[3550308, 3304557, 3106200, 5300108, 4106902, 2927408, 2304400, 1302603, 2611606, 4314902])[1 + h % 10])',
  },
]

async function session(): Promise<Record<string, string>> {
  const body = JSON.stringify({ usuario: 'admin', senha: 'prumo-demo-2026' })
  const login = await fetch(`${base}/api/login`, { method: 'POST', headers: json, body })
  const headers = { ...json, cookie: (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
  const empresaId = company.empresa
  const changed = await fetch(`${base}/api/userinfo/empresa`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ empresaId }),
  })
  if (!changed.ok) throw new Error(`company ${empresaId}: ${changed.status}`)
  return headers
}

/** The fields by their way through the product, with its indexes; the values by SQL, once. */
async function define(headers: Record<string, string>, pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('select from campo_empresa where empresa_id = $1 limit 1', [company.empresa])
  if (rows.length > 0) return
  const pairs: string[] = []
  for (const { valor, campo, ...field } of fields) {
    const body = JSON.stringify({ entidade: 'captacao/candidato', naLista: true, noFiltro: true, ...field })
    const made = await fetch(`${base}/api/utilitario/campos-empresa`, { method: 'POST', headers, body })
    const { id, campo: named } = (await made.json()) as { id: number; campo?: string }
    if (named !== campo) throw new Error(`${field.rotulo}: ${made.status}`)
    pairs.push(`'${ownKey(id)}', ${valor}`)
  }
  await pool.query(
    `update candidato t set extras = jsonb_build_object(${pairs.join(', ')})
     from (select id, (hashint8(id)::bigint & 2147483647) as h from candidato where empresa_id = $1) n
     where t.empresa_id = $1 and t.id = n.id`,
    [company.empresa],
  )
  await pool.query('vacuum analyze candidato, valor_campo')
}

const page = `range=${encodeURIComponent('[0,14]')}`
const by = (field: string) => `${page}&sort=${encodeURIComponent(JSON.stringify([field, 'ASC']))}`
const where = (filter: object) => `${by('nome')}&filter=${encodeURIComponent(JSON.stringify(filter))}`

const inOneCity = where({ 'endereco.cidade': 3550308 })

/** What is asked of an own field, and the same of a column of the product. */
const pairs: [name: string, own: string, shipped: string][] = [
  ['ordenada por número / nome', by('extras.pontos'), by('nome')],
  ['ordenada por data / nome', by('extras.validade'), by('nome')],
  ['ordenada por texto / nome', by('extras.apelido'), by('nome')],
  ['número (10%) / cidade (10%)', where({ 'extras.pontos_gte': 500, 'extras.pontos_lte': 599 }), inOneCity],
  [
    'data (10%) / cidade (10%)',
    where({ 'extras.validade_gte': '2022-05-16', 'extras.validade_lte': '2022-08-23' }),
    inOneCity,
  ],
  ['escolha (10%) / cidade (10%)', where({ 'extras.porte': 'P3' }), inOneCity],
  ['referência (10%) / cidade (10%)', where({ 'extras.cidadeDeTrabalho': 3550308 }), inOneCity],
  ['busca: campo da empresa / nome', where({ q: 'guga 791' }), where({ q: 'souza 791' })],
]

async function measure(headers: Record<string, string>): Promise<void> {
  for (const [name, own, shipped] of pairs) {
    const shots = [own, shipped].map((query) => ({ url: `${base}/api/captacao/candidatos?${query}`, headers }))
    const [a, b] = await alternate(shots, rounds, seconds)
    if (!a || !b) continue
    const ratio = a.perSecond / b.perSecond
    const errors = a.errors + b.errors > 0 ? `  ERROS: ${a.errors} e ${b.errors}` : ''
    console.log(
      `${name.padEnd(34)} ${a.perSecond.toFixed(0).padStart(5)}/s contra ${b.perSecond.toFixed(0).padStart(5)}/s  razão ${ratio.toFixed(2)} (mínimo ${budget.toFixed(2)}) ${ratio >= budget ? 'ok' : 'ABAIXO'}${errors}`,
    )
  }
}

const database = await openDatabase<unknown>({ dataDir, databaseUrl: undefined }, { role: 'tool' })
let server: ChildProcess | undefined
try {
  await database.asOwner(migrate)
  server = spawn(process.execPath, ['server/start/program.mjs', 'tests/bench/measure/unhurried.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '4975', HOST: '127.0.0.1', DEMO: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(`${base}/api/health`)
  await database.asOwner((pool) => fill(pool, [], [company]))
  const headers = await session()
  await database.asOwner((pool) => define(headers, pool))
  console.log(`100.000 candidatos; ${rounds} rodadas de ${seconds} s, alternadas, dez conexões`)
  await measure(headers)
} finally {
  server?.kill('SIGTERM')
  await database.close()
}
