import { rmSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { tablesOf } from '#generator/ddl.ts'
import { diff } from '#generator/diff.ts'
import { migrationSql } from '#generator/sql/migration.ts'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel, readModel, schemasFolder } from '#schemas/load.ts'
import type { JsonSchema, XEntity } from '#schemas/runtime/written/written.ts'
import { buildApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { reports } from '#server/generated/reports/index.ts'
import { registry } from '#server/generated/routes/index.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/pool.ts'
import { fairUseLimits } from '#server/platform/plugins/fair-use.ts'
import { loadSeeds } from '#server/seeds/load.ts'

/**
 * `npm run bench:process`: what a workflow, computed values, working days and a date that runs out cost a create: two registers of the same stored fields, one with them,
 * written in turn in one process (the issue allows a tenth more).
 */
const dataDir = `${process.cwd()}/.cache/bench-process`
const runs = Number(process.env.BENCH_RUNS ?? 1_500)
const budget = 1.1

const text = (title: string): JsonSchema => ({ type: 'string', maxLength: 60, title })
const day = (title: string): JsonSchema => ({ type: 'string', format: 'date', title })

/** A register of some stored fields. */
const register = (name: string, x: Partial<XEntity>, more: Record<string, JsonSchema> = {}): JsonSchema => ({
  title: name,
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: `${name}s`,
    route: `exemplo/${name.toLowerCase()}s`,
    scope: 'empresa',
    authority: 'ROLE_EXEMPLO',
    label: 'nome',
    list: { columns: ['nome', 'inicio'] },
    ...x,
  },
  required: ['nome', 'situacao'],
  properties: {
    nome: text('Nome'),
    descricao: text('Descrição'),
    inicio: day('Início'),
    meses: { type: 'integer', title: 'Meses' },
    valor: { type: 'number', multipleOf: 0.01, title: 'Valor' },
    situacao: {
      title: 'Situação',
      ...(x.workflow ? { readOnly: true } : {}),
      default: 'A',
      oneOf: [
        { const: 'A', title: 'Aberta' },
        { const: 'F', title: 'Fechada' },
      ],
    },
    ...more,
  },
})

const computed = (expression: object, schema: JsonSchema): JsonSchema => ({
  ...schema,
  readOnly: true,
  'x-field': { computed: expression },
})

const plain = register('Registro', {})
const withProcess = register(
  'Processo',
  {
    workflow: [
      {
        name: 'situacao',
        title: 'Situação',
        field: 'situacao',
        states: [{ name: 'F', readOnly: true }],
        transitions: [{ name: 'fecha', title: 'Fechar', from: ['A'], to: 'F' }],
      },
    ],
    expiry: [{ name: 'fim', date: 'fim' }],
  },
  {
    fim: computed({ addMonths: [{ field: 'inicio' }, { field: 'meses' }] }, day('Fim')),
    aviso: computed({ addWorkingDays: [{ field: 'inicio' }, 5] }, day('Aviso')),
    multa: computed({ percent: [{ field: 'valor' }, 10] }, { type: 'number', multipleOf: 0.01, title: 'Multa' }),
  },
)

const headers = { 'x-requested-with': 'prumo' }

async function measure(): Promise<void> {
  const shipped = loadModel()
  const { model, problems } = readModel(schemasFolder, [
    { file: 'exemplo/registro.json', schema: plain },
    { file: 'exemplo/processo.json', schema: withProcess },
  ])
  if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2))
  const env = readEnv({ DATA_DIR: dataDir, DEMO: '1' })
  rmSync(dataDir, { recursive: true, force: true })
  const database = await openDatabase<DB>(env, { role: 'tool' })
  try {
    await database.asOwner(migrate)
    await loadSeeds(database.kysely, { demo: true, model: shipped, registry })
    const { steps } = diff({ version: 1, tables: tablesOf(shipped.entities) }, tablesOf(model.entities))
    await database.asOwner((pool) => pool.query(migrationSql(steps)))
    const fairUse = { ...fairUseLimits, perMinute: Number.POSITIVE_INFINITY }
    const app = await buildApp({ database, env, model, runtimes: new Runtimes(model), registry, reports, fairUse })
    await app.ready()
    const entered = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers,
      payload: { usuario: 'admin', senha: 'prumo-demo-2026' },
    })
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    const create = async (route: string, i: number): Promise<number> => {
      const payload = {
        nome: `Nome ${i}`,
        descricao: 'Uma descrição',
        inicio: '2026-08-31',
        meses: i % 24,
        valor: i / 4,
      }
      const start = performance.now()
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: `/api/exemplo/${route}`,
        headers: { ...headers, cookie },
        payload,
      })
      const took = performance.now() - start
      if (statusCode !== 201) throw new Error(`${route}: ${statusCode} ${body}`)
      return took
    }
    const times = { registros: [] as number[], processos: [] as number[] }
    for (let i = 0; i < runs; i++)
      for (const route of i % 2 ? (['registros', 'processos'] as const) : (['processos', 'registros'] as const))
        times[route].push(await create(route, i))
    const [without, withAll] = [median(times.registros), median(times.processos)]
    const ratio = withAll / without
    console.log(
      `${runs} inclusões de cada, alternadas: sem ${without.toFixed(2)} ms, com ${withAll.toFixed(2)} ms (medianas), razão ${ratio.toFixed(3)} (máximo ${budget.toFixed(2)}) ${ratio <= budget ? 'ok' : 'ACIMA'}`,
    )
    if (ratio > budget) process.exitCode = 1
    await app.close()
  } finally {
    await database.close()
  }
}

/** Without the first third, in which code and plans are still being made. */
function median(times: number[]): number {
  const settled = times.slice(Math.floor(times.length / 3)).sort((a, b) => a - b)
  return settled[Math.floor(settled.length / 2)] ?? 0
}

await measure()
