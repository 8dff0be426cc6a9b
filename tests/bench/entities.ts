import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { XGroups } from '#schemas/runtime/written/screens.ts'
import { residentMb } from '#tests/helpers/resident.ts'

/**
 * `npm run bench:entities [-- 260]`: a copy of the project filled up to that many entities. Prints what generation takes, whole and after one
 * changed schema, how much longer the server takes to be ready than an empty Fastify on the same database, and what it holds 20 s later, with the
 * entities of today and with all of them (DESIGN §8, §13). Fails above a budget.
 */
const wanted = Number(process.argv[2] ?? 260)
/** between the server being ready and its memory being read, in ms */
const rest = 20_000
const rounds = 5
/** as `npm start` and `npm run generate` do */
const PROGRAM = 'server/start/program.mjs'
const port = 4975
const project = process.cwd()
const copy = mkdtempSync(join(tmpdir(), 'prumo-entidades-'))

const text = (title: string, maxLength = 100) => ({ type: 'string', maxLength, title })

/** A register as they usually are: texts, numbers, dates, a choice, a reference to the one before, a rule, a list of children in each third. */
function register(n: number): object {
  const child = n % 3 === 0
  const fields = ['nome', 'codigo', 'descricao', 'inicio', 'fim', 'valor', 'situacao', 'ativo']
  fields.push(...(n > 0 ? ['anterior'] : []), ...(child ? ['itens'] : []))
  return {
    title: `Cadastro ${n}`,
    type: 'object',
    additionalProperties: false,
    'x-entity': {
      plural: `Cadastros ${n}`,
      route: `sintetico/cadastros-${n}`,
      scope: 'empresa',
      authority: 'ROLE_CAD_ETAPA_SELETIVA',
      label: 'nome',
      menu: {},
      list: { columns: ['nome', 'codigo', 'inicio', 'situacao'], sort: 'nome', filters: ['nome', 'situacao', 'ativo'] },
      form: [{ section: 'Dados', fields }],
      unique: [['codigo']],
    },
    required: ['nome', 'codigo'],
    properties: {
      nome: { ...text('Nome'), 'x-field': { search: true } },
      codigo: text('Código', 20),
      descricao: text('Descrição', 2000),
      inicio: { type: 'string', format: 'date', title: 'Início' },
      fim: { type: 'string', format: 'date', title: 'Fim' },
      valor: { type: 'number', multipleOf: 0.01, minimum: 0, maximum: 1_000_000, title: 'Valor' },
      situacao: {
        title: 'Situação',
        oneOf: [
          { const: 'A', title: 'Aberta' },
          { const: 'F', title: 'Fechada' },
        ],
        default: 'A',
        type: 'string',
      },
      ativo: { type: 'boolean', title: 'Ativo', default: true },
      ...(n > 0 ? { anterior: { title: 'Anterior', $ref: `cadastro-${n - 1}.json#/$defs/ref` } } : {}),
      ...(child ? { itens: { type: 'array', title: 'Itens', items: { $ref: `cadastro-${n}-item.json` } } } : {}),
    },
    allOf: [{ if: { properties: { situacao: { const: 'F' } }, required: ['situacao'] }, then: { required: ['fim'] } }],
  }
}

const item = (): object => ({
  title: 'Item',
  type: 'object',
  additionalProperties: false,
  'x-entity': { plural: 'Itens', label: 'nome' },
  required: ['nome'],
  properties: { nome: text('Nome'), quantidade: { type: 'integer', minimum: 0, maximum: 999, title: 'Quantidade' } },
})

const write = (path: string, schema: object) => writeFileSync(join(copy, path), `${JSON.stringify(schema, null, 2)}\n`)

function copyProject(): number {
  for (const part of ['schemas', 'generator', 'server', 'admin', 'portal', 'package.json', 'tsconfig.json'])
    cpSync(join(project, part), join(copy, part), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  return readdirSync(join(copy, 'schemas'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^[^/]+\/[^/]+\.json$/.test(file) && !/^(meta|fragments|generated)\//.test(file),
  ).length
}

function fillCopy(real: number): number {
  mkdirSync(join(copy, 'schemas/sintetico'))
  const groups = JSON.parse(readFileSync(join(copy, 'schemas/groups.json'), 'utf8')) as XGroups
  groups.groups.push({ folder: 'sintetico', title: 'Sintético', icon: 'Folder' })
  write('schemas/groups.json', groups)
  let count = real
  for (let n = 0; count < wanted; n++) {
    write(`schemas/sintetico/cadastro-${n}.json`, register(n))
    if (n % 3 === 0) write(`schemas/sintetico/cadastro-${n}-item.json`, item())
    count += n % 3 === 0 ? 2 : 1
  }
  return count
}

function run(args: string[], env: Record<string, string> = {}): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('exit', (code) =>
      code === 0 ? resolve(performance.now() - start) : reject(new Error(`${args.join(' ')}: ${code}`)),
    )
  })
}

const generate = () => run([PROGRAM, 'generator/main.ts', '--sem-codigo'])

interface Started {
  pid: number | undefined
  /** milliseconds from its start until it answered */
  took: number
  stop(): Promise<unknown>
}

async function start(args: string[]): Promise<Started> {
  const begun = performance.now()
  const env = { ...process.env, DATA_DIR: join(copy, 'data'), PORT: String(port), DEMO: '1', HOST: '127.0.0.1' }
  const child: ChildProcess = spawn(process.execPath, args, { cwd: copy, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  for (let tries = 0; ; tries++) {
    const up = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) break
    if (child.exitCode !== null || tries > 6000) throw new Error(`${args.join(' ')} does not come up`)
    await sleep(10)
  }
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { pid: child.pid, took: performance.now() - begun, stop }
}

async function readyAfter(args: string[]): Promise<number> {
  const { took, stop } = await start(args)
  await stop()
  return took
}

/** What the server holds after a rest, in MB, when its program had to be put together first: the start that leaves most behind. */
async function memoryAfterStart(): Promise<number> {
  rmSync(join(copy, '.cache/programs'), { recursive: true, force: true })
  const { pid, stop } = await start([PROGRAM, 'server/main.ts'])
  await sleep(rest)
  const held = residentMb(pid)
  await stop()
  return held
}

/** The same database opened the same way and one route: what a start costs before there is a product. */
const EMPTY = `
import Fastify from 'fastify'
import { openDatabase } from '#server/platform/database/pool.ts'
import { readEnv } from '#server/env.ts'
const env = readEnv()
const database = await openDatabase(env, { role: 'server' })
await database.pool.query('select 1')
const app = Fastify()
app.get('/api/health', async () => ({ status: 'ok' }))
await app.listen({ port: env.port, host: env.host })
process.on('SIGTERM', () => void app.close().then(() => database.close()).then(() => process.exit(0)))
`

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const seconds = (ms: number) => `${(ms / 1000).toFixed(2).replace('.', ',')} s`
const megabytes = (mb: number) => `${mb} MB`

/** A measurement against its budget; above it the whole run fails. */
function line(what: string, value: number, budget: number, written = seconds): void {
  const held = value <= budget
  if (!held) process.exitCode = 1
  console.log(`${what.padEnd(52)} ${written(value)} (máximo ${written(budget)}) ${held ? 'ok' : 'ACIMA'}`)
}

try {
  const real = copyProject()
  // the first makes the database
  await readyAfter([PROGRAM, 'server/main.ts'])
  line(`memória 20 s depois do início, ${real} definições`, await memoryAfterStart(), 220, megabytes)
  const count = fillCopy(real)
  console.log(`${count} definições; medianas de ${rounds}`)
  line('gerar tudo', await generate(), 5000)
  const changed: number[] = []
  for (let n = 0; n < rounds; n++) {
    write('schemas/sintetico/cadastro-1.json', { ...register(1), description: `Medição ${n}` })
    changed.push(await generate())
  }
  line('gerar depois de uma definição alterada', median(changed), 1000)
  writeFileSync(join(copy, 'server/empty.ts'), EMPTY)
  await readyAfter([PROGRAM, 'server/main.ts'])
  await readyAfter([PROGRAM, 'server/empty.ts'])
  const empty: number[] = []
  const ours: number[] = []
  for (let n = 0; n < rounds; n++) {
    empty.push(await readyAfter([PROGRAM, 'server/empty.ts']))
    ours.push(await readyAfter([PROGRAM, 'server/main.ts']))
  }
  console.log(`servidor vazio ${seconds(median(empty))}, o produto ${seconds(median(ours))}`)
  line('pronto, além de um servidor vazio', median(ours) - median(empty), 1500)
  line(`memória 20 s depois do início, ${count} definições`, await memoryAfterStart(), 300, megabytes)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
