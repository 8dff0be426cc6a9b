import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimalText, toDecimal } from '#schemas/runtime/computed/decimal.ts'
import { countMeasures, untoldOf } from '#server/features/dashboards/answers/counted.ts'
import { termsIn } from '#server/features/dashboards/answers/measures.ts'
import { askedOf } from '#server/features/dashboards/asked.ts'
import { type Cell, readCells } from '#server/features/dashboards/cells/cells.ts'
import { readAllCells } from '#server/features/dashboards/cells/cells-together.ts'
import { gatherReads } from '#server/features/dashboards/cells/gathered-reads.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const PERIOD = { dataIni: '2025-01-01', dataFim: '2026-11-30' }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

interface Answer {
  calculadoEm?: string
  registros?: { medida: string; total: number | null }[]
}

async function answerOf(client: Client, board: string, item: string, more: Record<string, string> = {}) {
  const address = `/api/paineis/analytics/${board}/${item}?${new URLSearchParams({ ...PERIOD, ...more })}`
  const { statusCode, body } = await client.get(address)
  const { calculadoEm: _, ...rest } = JSON.parse(body) as Answer
  return { statusCode, ...rest }
}

const itemsOf = async (client: Client, board: string) =>
  ((await client.get(`/api/paineis/analytics/${board}`)).json() as { itens: { nome: string }[] }).itens.map(
    ({ nome }) => nome,
  )

describe('the figures and charts of a page, asked for at once', () => {
  test.each(['cargos-salarios', 'talento', 'vagas', 'sst', 'desenvolvimento', 'desempenho'])(
    '[issue 21] tell what each of them tells alone: %s',
    async (board) => {
      for (const name of ['admin', 'rh2', 'lider']) {
        const client = await login(app, name)
        if ((await client.get(`/api/paineis/analytics/${board}`)).statusCode !== 200) continue
        const items = await itemsOf(client, board)
        const more = { comparar: 'ano', dataIni: '2026-01-01' }
        const alone: unknown[] = []
        for (const item of items) alone.push(await answerOf(client, board, item, more))
        expect(await Promise.all(items.map((item) => answerOf(client, board, item, more)))).toEqual(alone)
      }
    },
  )

  test('[issue 21] an error in one leaves the others', async () => {
    const admin = await login(app, 'admin')
    const items = await itemsOf(admin, 'cargos-salarios')
    const before = await Promise.all(items.map((item) => answerOf(admin, 'cargos-salarios', item)))
    await app.database.pool.query('alter table faturamento_mensal rename to faturamento_mensal_fora')
    try {
      const answers = await Promise.all(items.map((item) => answerOf(admin, 'cargos-salarios', item)))
      const failed = items.filter((_, i) => answers[i]?.statusCode !== 200)
      expect(failed).toEqual(['folha-faturamento', 'folha-faturamento-por-mes'])
      for (const [i, item] of items.entries()) if (!failed.includes(item)) expect(answers[i], item).toEqual(before[i])
    } finally {
      await app.database.pool.query('alter table faturamento_mensal_fora rename to faturamento_mensal')
    }
  })

  test('[issue 21] a mean of months opens as many records as the figure of the whole period', async () => {
    const admin = await login(app, 'admin')
    const [monthly, whole] = [
      await answerOf(admin, 'cargos-salarios', 'folha-faturamento'),
      await answerOf(admin, 'cargos-salarios', 'folha'),
    ]
    const total = ({ registros = [] }: Answer) =>
      registros.find(({ medida }) => medida === 'cargo-salario/folha')?.total
    expect(total(whole)).toBeGreaterThan(0)
    expect(total(monthly)).toBe(total(whole))
  })
})

/** A context that says how many statements were sent. */
async function counting(): Promise<{ ctx: Ctx; sent: () => number }> {
  const { prumo } = app.fastify
  const { rows } = await app.database.pool.query<{ id: number }>("select id from usuario where login = 'admin'")
  const session = await prumo.sessions.ofUser(Number(rows[0]?.id), 1)
  const ctx = contextOf(prumo, prumo.model.entities.get('gestao-talentos/talento') as never, session as never)
  let sent = 0
  const db = new Proxy(ctx.db, {
    get(target, name, receiver) {
      if (name === 'executeQuery') sent += 1
      const found = Reflect.get(target, name, receiver) as unknown
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
  return { ctx: { ...ctx, db }, sent: () => sent }
}

describe('what is read together', () => {
  const asked = askedOf(PERIOD)

  test('is read by one statement, whatever it is told by, and nothing twice', async () => {
    const { ctx, sent } = await counting()
    const together = gatherReads(ctx)
    const read = (by: string | undefined, ...paths: string[]) =>
      readAllCells(
        together,
        paths.flatMap((path) => termsIn(ctx, path)),
        asked,
        by,
      )
    const [, bySex, byCargo] = await Promise.all([
      read(undefined, 'cargo-salario/folha', 'cargo-salario/razao-salarial'),
      read('sexo', 'cargo-salario/salario-medio', 'cargo-salario/salario-mediano'),
      read('cargo', 'cargo-salario/folha'),
      read('cargo', 'cargo-salario/folha'),
    ])
    expect(sent()).toBe(1)
    await read('cargo', 'cargo-salario/folha')
    expect(sent()).toBe(1)
    const told = (cells: readonly Cell[] = []) => cells.map(({ key, n, sum }) => [key, n, decimalText(sum)]).sort()
    for (const [by, found] of [
      ['sexo', bySex],
      ['cargo', byCargo],
    ] as const)
      for (const [path, cells] of found)
        expect(told(cells), path).toEqual(told(await readCells(ctx, termsIn(ctx, path)[0] as never, asked, by)))
  })

  test('of a mean of months: the whole period is what its months tell', async () => {
    const { ctx, sent } = await counting()
    const counted = await countMeasures(ctx, ['cargo-salario/folha-sobre-faturamento-media'], asked, { deeper: false })
    expect(sent()).toBe(2)
    const whole = await readAllCells(ctx, termsIn(ctx, 'cargo-salario/folha-sobre-faturamento'), asked, undefined)
    for (const [path, [cell]] of whole) expect(counted.cells.get(path), path).toEqual([cell])
  })
})

test('of categories of one size always the same ones are hidden, in whatever order they are found', () => {
  const measure = { path: 'a/b', title: 'B', summary: 'B', format: 'integer', least: 3 } as const
  const cells = [...'dbac'].map((key) => ({ key, n: 2, sum: toDecimal(0) }))
  const hidden = (found: typeof cells) =>
    [...untoldOf(measure as never, [...found, { key: 'z', n: 5, sum: toDecimal(0) }])].sort()
  expect(hidden(cells)).toEqual(hidden([...cells].reverse()))
  const few = [...'cab'].map((key) => ({ key, n: key === 'c' ? 1 : 4, sum: toDecimal(0) }))
  expect(hidden(few)).toEqual(['a', 'c'])
  expect(hidden([...few].reverse())).toEqual(['a', 'c'])
})
