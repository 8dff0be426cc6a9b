import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decimalText } from '#schemas/runtime/computed/decimal.ts'
import { isTime } from '#schemas/runtime/definition/measures.ts'
import { itemsFor } from '#server/features/dashboards/answers/described.ts'
import { termsIn } from '#server/features/dashboards/answers/measures.ts'
import { type Asked, askedOf } from '#server/features/dashboards/asked.ts'
import { type Cell, readCells } from '#server/features/dashboards/cells/cells.ts'
import { readAllCells } from '#server/features/dashboards/cells/cells-together.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { createTestApp, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

async function contextFor(login: string, company: number): Promise<Ctx> {
  const { prumo } = app.fastify
  const { rows } = await app.database.pool.query<{ id: number }>('select id from usuario where login = $1', [login])
  const session = await prumo.sessions.ofUser(Number(rows[0]?.id), company)
  return contextOf(prumo, prumo.model.entities.get('gestao-talentos/talento') as never, session as never)
}

const told = (cells: readonly Cell[] = []) =>
  cells.map(({ key, name, n, sum }) => `${key} ${name} ${n} ${decimalText(sum)}`).sort()

describe('measures of the same records, counted by one statement', () => {
  it.each([
    ['admin', 1],
    ['lider', 1],
    ['rh2', 2],
  ] as const)('tell what each tells alone, for %s', async (login, company) => {
    const ctx = await contextFor(login, company)
    const { rows } = await app.database.pool.query<{ area: number }>(
      'select area_organizacional_id::int as area from talento_historico where empresa_id = $1 group by 1 order by count(*) desc limit 1',
      [company],
    )
    const period = { dataIni: '2024-01-01', dataFim: '2026-11-30' }
    const questions: Asked[] = [
      askedOf(period),
      askedOf({ ...period, areasIds: [rows[0]?.area] }),
      askedOf(period, [{ by: 'area', key: String(rows[0]?.area) }]),
    ]
    let joined = 0
    for (const dashboard of ctx.deps.model.dashboards.values())
      for (const { series, chart } of itemsFor(ctx, dashboard)) {
        const terms = [...new Set(series.flatMap(({ measure }) => termsIn(ctx, measure)))]
        if (terms.length < 2) continue
        for (const asked of questions) {
          if (asked.cuts.some(({ by }) => terms.some((term) => !(by in (term.by ?? {}))))) continue
          const together = await readAllCells(ctx, terms, asked, chart?.by)
          for (const term of terms)
            expect(told(together.get(term.path)), term.path).toEqual(told(await readCells(ctx, term, asked, chart?.by)))
          if (!isTime(chart?.by)) joined += 1
        }
      }
    expect(joined).toBeGreaterThan(5)
  })

  it('are read by fewer statements', async () => {
    const ctx = await contextFor('admin', 1)
    const asked = askedOf({ dataIni: '2024-01-01', dataFim: '2026-11-30' })
    const promotions = ['cargo-salario/promocoes-verticais', 'cargo-salario/promocoes-horizontais'].flatMap((path) =>
      termsIn(ctx, path),
    )
    let sent = 0
    const db = new Proxy(ctx.db, {
      get(target, name, receiver) {
        if (name === 'executeQuery') sent += 1
        const found = Reflect.get(target, name, receiver) as unknown
        return typeof found === 'function' ? found.bind(target) : found
      },
    })
    const counting: Ctx = { ...ctx, db }
    await readAllCells(counting, promotions, asked, 'mes')
    expect(sent).toBe(1)
  })
})
