import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Atributo } from '#schemas/runtime/anonimato/atributos.ts'
import { celulasDe, cortesDe } from '#schemas/runtime/anonimato/celulas.ts'
import { rankOf } from '#tests/schemas/runtime/anonimato/attack.ts'
import { NOTICED } from '#tests/server/features/anonimato/proof/leaks.ts'
import {
  attack,
  attackAlone,
  caught,
  MINIMUM,
  type Observed,
  observe,
} from '#tests/server/features/anonimato/proof/run.ts'
import type { Subject } from '#tests/server/features/anonimato/proof/subject.ts'
import { pesquisasSobProva } from './produto.ts'
import type { Falha } from './vazamentos.ts'

/** `npm run test:long` looks at fifty seeds, `npm test` at a few; the core alone is looked at in tests/server/features/anonimato. */
const isLong = process.env.MODE === 'longo'
const PATIENCE = isLong ? 3_600_000 : 300_000
const falha: Falha = {}
let subject: Subject

beforeAll(async () => {
  subject = await pesquisasSobProva(falha)
}, 120_000)
afterAll(() => subject?.app.close())

const sourcesOf = ({ folha: { traces } }: Observed) => traces.flatMap(({ values }) => [...values.keys()])

async function watch(count: number, seeds: number): Promise<Observed[]> {
  const observed: Observed[] = []
  for (let seed = 1; seed <= seeds; seed++) {
    // of many people an administrator asks all the time in the first case alone
    falha.calma = !isLong && count > 6 && seed > 1
    observed.push(await observe(subject, seed, count))
    if (isLong && seed % 10 === 0) console.info(seed, count, attack(observed, 'folha'))
  }
  return observed
}

const ATRIBUTOS: Atributo[] = ['area', 'tempo']

/** Groups below the minimum that follow from all figures that anybody is told, for whoever knows where everybody works and what became of each sheet. */
function descobertos({ people, folha: { exported } }: Observed): string[] {
  const linha = (marcas: readonly number[]) => people.map(({ marca }) => (marcas.includes(marca) ? 1 : 0))
  const ditas = exported.map(({ n, marcas }) => {
    expect([marcas.length, n >= MINIMUM]).toEqual([n, true])
    return linha(marcas.map(Number))
  })
  const posto = rankOf(ditas)
  const grupos = celulasDe(
    people.map(({ atributos }) => atributos),
    cortesDe(ATRIBUTOS),
  )
  return grupos
    .filter(({ membros }) => membros.length < MINIMUM)
    .filter(({ membros }) => rankOf([...ditas, linha(membros.map((i) => people[i]?.marca ?? 0))]) === posto)
    .map(({ valores }) => JSON.stringify(valores))
}

describe('who has the database, the log and every answer of an administrator, before and after each hand-in to a survey', () => {
  it.each([
    [43, 2],
    [6, 3],
  ])(
    '[issue 20 §5] guesses whose sheet is whose among %s no better than one in the minimum group',
    async (count, few) => {
      falha.leak = undefined
      const observed = await watch(count, isLong ? 50 : few)
      for (const { folha, comentario } of observed)
        expect([folha.targets.length, comentario.targets.length, folha.traces.length]).toEqual([count, count, count])
      const [sheets, comments] = [attack(observed, 'folha'), attack(observed, 'comentario')]
      if (isLong) console.info(count, sheets, comments, attackAlone(observed))
      expect(caught(sheets)).toEqual([])
      expect(caught(comments)).toEqual([])
      expect(caught(attackAlone(observed))).toEqual([])
      for (const one of observed) expect(descobertos(one)).toEqual([])
      // figures come from the screen, the report in each format and the paper, also of who is restricted
      if (count > 6)
        expect(new Set(observed.flatMap(({ folha }) => folha.exported.map(({ where }) => where)))).toEqual(
          new Set(['tela', 'json', 'xlsx', 'pdf', 'papel', 'tela restrita', 'json restrito']),
        )
      // what is compared is there: copies, sealed sheets, the log, what an administrator is answered
      const sources = [...new Set(observed.flatMap(sourcesOf))]
      for (const source of [
        'colaborador_questionario.xmin',
        'folha_selada.ctid',
        'rascunho_selado.xmin',
        'rascunho_selado (antes).rascunho',
        'http admin participantes.situacao',
        'http outro /api/avaliacao/avaliacoes/:id.situacao',
        'http admin lgpd',
        'http restrita participantes',
      ])
        expect(
          sources.some((each) => each.startsWith(source)),
          source,
        ).toBe(true)
    },
    PATIENCE,
  )

  it.each(NOTICED)(
    'is noticed guessing better where the hand-in of surveys leaks: %s',
    async (leak, way) => {
      falha.leak = leak
      const found = caught(attack(await watch(10, 2), 'folha'))
      expect(
        found.filter((one) => way.test(one)),
        found.join('; '),
      ).not.toEqual([])
    },
    PATIENCE,
  )
})
