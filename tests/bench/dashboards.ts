import { loadModel } from '#schemas/load.ts'
import { type Call, enter, median, PORT, p95, timed } from './cycles/calls.ts'
import { startDemo } from './measure/demo-server.ts'
import { Budgets } from './measure/held.ts'

/**
 * `npm run bench:dashboards`: every figure and chart of every dashboard over two years, of a company with 100,000 talents (PEOPLE) and the history of their salaries:
 * each by itself, a whole dashboard as its page asks for it, ten readers at once, and the rows behind a figure. Fails above a budget.
 */
const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
const READERS = 10
const TIMES = 5
const PERIOD = { dataIni: '2024-12-01', dataFim: '2026-11-30' }
/** milliseconds */
const budget = { chart: 300, slowest: 800, whole: 2000, readers: 3000, rows: 300 }

interface Info {
  itens: { nome: string; series: { termos: { medida: string; rota?: string }[] }[] }[]
}

const budgets = new Budgets()
let code = 1
const server = await startDemo(PORT, ['--talentos', String(PEOPLE)])
try {
  await measure()
  code = budgets.finish()
} finally {
  await server.stop()
}
process.exit(code)

async function measure(): Promise<void> {
  for (const { group, name, title, composed } of loadModel().dashboards.values()) {
    if (composed) continue
    // the ten readers of the one before took its place
    const admin = await enter('admin')
    const address = `/api/paineis/${group}/${name}`
    const { itens } = await admin<Info>('GET', address)
    console.log(title)
    const ask = (call: Call, nome: string) => call('GET', `${address}/${nome}?${new URLSearchParams(PERIOD)}`)
    const all: number[] = []
    for (const { nome } of itens) {
      await ask(admin, nome)
      const times: number[] = []
      for (let i = 0; i < TIMES; i++) times.push((await timed(() => ask(admin, nome))).ms)
      console.log(`  ${nome.padEnd(42)} ${median(times).toFixed(0)} ms`)
      all.push(...times)
    }
    budgets.held('  um gráfico (mediana)', median(all), budget.chart)
    budgets.held('  um gráfico, p95', p95(all), budget.slowest)
    const whole = (call: Call) => Promise.all(itens.map(({ nome }) => ask(call, nome)))
    budgets.held('  o painel inteiro', (await timed(() => whole(admin))).ms, budget.whole)
    const readers = await Promise.all(Array.from({ length: READERS }, () => enter('admin')))
    budgets.held(
      `  ${READERS} leitores de uma vez`,
      (await timed(() => Promise.all(readers.map(whole)))).ms,
      budget.readers,
    )
    await measureRows(admin, itens)
  }
}

async function measureRows(admin: Call, itens: Info['itens']): Promise<void> {
  const terms = new Map(
    itens.flatMap(({ series }) => series.flatMap(({ termos }) => termos)).map(({ medida, rota }) => [medida, rota]),
  )
  const times: number[] = []
  for (const [medida, rota] of terms) {
    const asked = { medida, filtros: PERIOD, cortes: [] }
    const address = rota
      ? `/api/${rota}?${new URLSearchParams({ range: '[0,14]', filter: JSON.stringify({ medida: asked }) })}`
      : `/api/medidas/${medida}?${new URLSearchParams({ size: '15', medida: JSON.stringify(asked) })}`
    const own: number[] = []
    for (let i = 0; i < TIMES; i++) own.push((await timed(() => admin('GET', address))).ms)
    console.log(`  ${medida.padEnd(42)} ${median(own).toFixed(0)} ms`)
    times.push(...own)
  }
  budgets.held('  registros de um número (mediana)', median(times), budget.rows)
}
