import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Leak, NOTICED } from './proof/leaks.ts'
import { productWith } from './proof/product.ts'
import { attack, attackAlone, boundFor, caught, type Observed, observe } from './proof/run.ts'
import type { Subject } from './proof/subject.ts'

/** `npm run test:long` looks at fifty seeds, `npm test` at a few. */
const isLong = process.env.MODE === 'longo'
const SEEDS = isLong ? 50 : 2
const shared: { leak?: Leak } = {}
let subject: Subject

beforeAll(async () => {
  subject = await productWith(shared)
}, 120_000)
afterAll(() => subject?.app.close())

async function watch(leak: Leak | undefined, count: number, seeds: number): Promise<Observed[]> {
  shared.leak = leak
  const observed: Observed[] = []
  for (let seed = 1; seed <= seeds; seed++) observed.push(await observe(subject, seed, count))
  return observed
}

const PATIENCE = isLong ? 1_200_000 : 120_000

describe('who has the whole database and the log, before and after each hand-in and each emptying', () => {
  it.each([43, 6])(
    '[issue 20 §5] guesses whose sheet is whose among %s no better than one in the minimum group',
    async (count) => {
      const observed = await watch(undefined, count, count === 6 ? SEEDS * 2 : SEEDS)
      for (const { folha, comentario } of observed)
        expect([folha.targets.length, comentario.targets.length, folha.traces.length]).toEqual([count, count, count])
      const [sheets, comments] = [attack(observed, 'folha'), attack(observed, 'comentario')]
      if (isLong) console.info(count, sheets, comments, attackAlone(observed))
      expect(caught(sheets)).toEqual([])
      expect(caught(comments)).toEqual([])
      expect(caught(attackAlone(observed))).toEqual([])
      // what is compared is there: copies, sealed sheets, drafts, the log
      const sources = [...(observed[0]?.folha.traces[0]?.values.keys() ?? [])]
      expect(sources).toEqual(
        expect.arrayContaining([
          'teste_copia.pessoa',
          'folha_selada.xmin',
          'log.reqId',
          'sequence.at.public.teste_copia_id_seq',
          'rascunho_selado.xmin',
          'rascunho_selado (antes).rascunho',
        ]),
      )
      // some left before the closing, where there were enough alike
      const early = observed.some(({ folha }) => folha.targets.some(({ step }) => step < count))
      expect(early).toBe(count === 43)
    },
    PATIENCE,
  )

  it.each(NOTICED)(
    'is noticed guessing better where a product leaks: %s',
    async (leak, way) => {
      const found = caught(attack(await watch(leak, 12, 2), 'folha'))
      expect(
        found.filter((one) => way.test(one)),
        found.join('; '),
      ).not.toEqual([])
    },
    PATIENCE,
  )

  it('has a bound that a few lucky guesses do not pass, and that sure ones do', () => {
    expect(boundFor(86)).toBeCloseTo(0.329, 3)
    expect(caught({ sorte: { right: 28, guesses: 86 }, certeza: { right: 29, guesses: 86 } })).toEqual([
      'certeza: 29 of 86',
    ])
  })
})
