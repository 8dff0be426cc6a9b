import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countOnce } from '#server/features/dashboards/answers/shared-counts.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const PERIOD = { dataIni: '2025-01-01', dataFim: '2026-06-30' }
const ADDRESS = `/api/paineis/analytics/talento/por-area?${new URLSearchParams(PERIOD)}`
const PEOPLE = ['admin', 'rh', 'rh2', 'lider']

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

const item = () => {
  const dashboard = [...app.fastify.prumo.model.dashboards.values()].find(({ name }) => name === 'talento')
  const found = dashboard?.items.find(({ name }) => name === 'por-area')
  if (!found) throw new Error('There is no such chart')
  return found
}

async function contextFor(name: string, company: number): Promise<Ctx> {
  const { prumo } = app.fastify
  const { rows } = await app.database.pool.query<{ id: number }>('select id from usuario where login = $1', [name])
  const session = await prumo.sessions.ofUser(Number(rows[0]?.id), company)
  return contextOf(prumo, prumo.model.entities.get('gestao-talentos/talento') as never, session as never)
}

test('[issue 21] ten who ask at once are told what each of them is told alone', async () => {
  const clients = await Promise.all(PEOPLE.map((name) => login(app, name)))
  const told = async (client: Client) => {
    const answer = await client.get(ADDRESS)
    expect(answer.statusCode, answer.body).toBe(200)
    const { calculadoEm: _, ...rest } = answer.json()
    return rest
  }
  const alone: unknown[] = []
  for (const client of clients) alone.push(await told(client))
  // the two see other rows, or those of another company
  expect(new Set(alone.map((each) => JSON.stringify(each))).size).toBe(3)
  const rounds = Array.from({ length: 10 }, () => clients).flat()
  expect(await Promise.all(rounds.map(told))).toEqual(Array.from({ length: 10 }, () => alone).flat())
})

describe('a count', () => {
  const asked = { filters: PERIOD, path: [] }

  test('is made once for all who would see the same while it is made, and again for who comes later', async () => {
    const [rh, other, lider] = [await contextFor('rh', 1), await contextFor('rh', 1), await contextFor('lider', 1)]
    let made = 0
    let end: (value: number) => void = () => undefined
    const waits = new Promise<number>((resolve) => {
      end = resolve
    })
    const work = () => {
      made += 1
      return waits
    }
    const both = [countOnce(rh, item(), asked, work), countOnce(other, item(), asked, work)]
    const apart = [
      countOnce(lider, item(), asked, work),
      countOnce(rh, item(), { ...asked, filters: { ...PERIOD, dataFim: '2026-05-31' } }, work),
    ]
    expect(made).toBe(3)
    end(7)
    expect(await Promise.all([...both, ...apart])).toEqual([7, 7, 7, 7])
    expect([await countOnce(rh, item(), asked, work), made]).toEqual([7, 4])
  })

  test('that fails fails for all of them, and leaves nothing behind; the others wait for their turn', async () => {
    const ctx = await contextFor('admin', 1)
    const day = (i: number) => ({ ...asked, filters: { ...PERIOD, dataFim: `2026-03-${String(i + 10)}` } })
    const fails = () => Promise.reject(new Error('broken'))
    const ends = await Promise.allSettled([countOnce(ctx, item(), asked, fails), countOnce(ctx, item(), asked, fails)])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    let running = 0
    let most = 0
    const counts = Array.from({ length: 12 }, (_, i) =>
      countOnce(ctx, item(), day(i), async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running -= 1
        return i
      }),
    )
    expect([await Promise.all(counts), most]).toEqual([Array.from({ length: 12 }, (_, i) => i), 4])
  })
})
