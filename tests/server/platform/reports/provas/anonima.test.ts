import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'
import { ciclos, competencia, type Folha } from './cenas/ciclos.ts'
import { pessoas } from './cenas/pessoas.ts'

/** An anonymous cycle below and at the minimum of 3, in what is made of its levels: plans and the Nine Box — spec 2 §3, §4, §7 */
let c: Cenario
let gente: Record<'ava' | 'beto' | 'caio' | 'lia' | 'pia' | 'nei', Registro>
let anonimo: Registro
let nominal: Registro

const COMUNICACAO = competencia(901, 'Comunicação', 'H', 3)
const LIDERANCA = competencia(902, 'Liderança', 'A', 2)
const folha = (
  de: Registro,
  por: Registro,
  papel: Folha['papel'],
  niveis: [number, number],
  performance: number,
): Folha => ({
  ...{ de, por, papel, niveis, performance },
})

beforeAll(async () => {
  c = await cenario()
  const { contrata } = pessoas(c)
  const nova = (nome: string, matricula: string) => contrata(nome, matricula, [['2024-01-02', 'norte']])
  gente = {
    ...{ ava: await nova('Ava Anônima', 'N1'), beto: await nova('Beto Anônimo', 'N2') },
    ...{ caio: await nova('Caio Anônimo', 'N3'), lia: await nova('Lia Anônima', 'N4') },
    ...{ pia: await nova('Pia Anônima', 'N5'), nei: await nova('Nei Anônimo', 'N6') },
  }
  const { ava, beto, caio, lia, pia, nei } = gente
  const fecha = await ciclos(c)
  anonimo = await fecha(
    {
      ...{ titulo: 'Prova: sem nome', competencias: [COMUNICACAO, LIDERANCA] },
      folhas: [
        folha(ava, lia, 'L', [3, 1], 90),
        // three peers: at the limit
        folha(ava, pia, 'P', [2, 2], 30),
        folha(ava, beto, 'P', [3, 1], 33),
        folha(ava, nei, 'P', [4, 3], 36),
        folha(beto, lia, 'L', [3, 2], 20),
        // two of each: they join
        folha(beto, pia, 'P', [2, 2], 80),
        folha(beto, caio, 'P', [3, 1], 60),
        folha(beto, ava, 'A', [1, 1], 40),
        folha(beto, nei, 'A', [4, 4], 20),
        folha(caio, lia, 'L', [2, 2], 66),
        // two in all: below the limit, destroyed at the closing
        folha(caio, pia, 'P', [4, 4], 10),
        folha(caio, nei, 'A', [4, 1], 10),
      ],
    },
    { anonima: true },
  )
  nominal = await fecha({
    ...{ titulo: 'Prova: por nome', competencias: [COMUNICACAO, LIDERANCA] },
    folhas: [folha(ava, lia, 'L', [3, 1], 90), folha(ava, pia, 'P', [2, 2], 30)],
  })
  // 33 and 66
  await c.app.database.pool.query('delete from ninebox where empresa_id = 1')
  await c.app.database.pool.query(
    'update avaliacao_desempenho set avaliar_competencias_cargo = true where id = any($1)',
    [[anonimo.id, nominal.id]],
  )
}, 180_000)
afterAll(() => c?.app.close())

interface Proposta {
  colaborador: { id: number }
  lacunas: { competencia: { nome: string }; exigido: string; obtido: string }[]
}

describe('gaps of a plan', () => {
  test('come of what everybody said in groups that are large enough, not of the manager alone', async () => {
    const { ava, beto, caio } = gente
    const grafico = (await c.admin.get(`/api/avaliacao/ninebox/chart/${anonimo.id}`)).json() as {
      talentos: { id: number; box: number }[]
    }
    const lacunasDe = async ({ id }: Registro): Promise<RecordData[]> => {
      const box = grafico.talentos.find((talento) => talento.id === id)?.box
      const propostas = (
        await c.admin.get(`/api/avaliacao/ninebox/chart/pdi/${box}/${anonimo.id}`)
      ).json() as Proposta[]
      const proposta = propostas.find(({ colaborador }) => colaborador.id === id)
      return (proposta?.lacunas ?? []).map(({ competencia: { nome }, exigido, obtido }) => ({ nome, exigido, obtido }))
    }
    // the manager weighs 2. Communication (2×3 + (2+3+4)/3) / 3 = 3 is what is required, leadership (2×1 + (2+1+3)/3) / 3 = 1.33 is less than 2
    expect(await lacunasDe(ava)).toEqual([{ nome: 'Liderança', exigido: 'Médio', obtido: 'Básico (média 1,33)' }])
    // (2×3 + (2+3+1+4)/4) / 3 = 2.83 < 3, by the manager alone nothing would lack; (2×2 + (2+1+1+4)/4) / 3 = 2
    expect(await lacunasDe(beto)).toEqual([{ nome: 'Comunicação', exigido: 'Bom', obtido: 'Médio (média 2,83)' }])
    // what was destroyed says nothing: the manager's 2 and 2
    expect(await lacunasDe(caio)).toEqual([{ nome: 'Comunicação', exigido: 'Bom', obtido: 'Médio (média 2)' }])
  })
})

describe('the Nine Box report', () => {
  const ask = async (ciclo: Registro, more: RecordData = {}, client = c.admin) =>
    celulas(
      await linhasDe(client, 'avaliacao/ninebox', { avaliacaoDesempenhoId: { id: ciclo.id }, ...more }),
      ...['nome', 'grupo', 'potencial', 'desempenho'],
    ).map(([nome, grupo, ...eixos]) => [nome, String(grupo).replace(/^.* · /, ''), ...eixos])

  test('[REL-avaliacao/ninebox: rows] of an anonymous cycle is by roles, and a group stands whole or not at all', async () => {
    const { lia, pia, nei } = gente
    // required are 3 and 2: levels of 3 and 1 meet 75%, 2 and 2 83.33%, 1 and 1 41.67%
    const lider = [
      ['Ava Anônima', 'ALTA CAPACIDADE (1)', 90, 75],
      ['Caio Anônimo', 'FORTE DESEMPENHO (1)', 66, 83.33],
      ['Beto Anônimo', 'COMPROMETIDO (1)', 20, 100],
    ]
    // potential (2×90 + (30+33+36)/3) / 3 = 71, (2×20 + (80+60+40+20)/4) / 3 = 30; of Caio the manager's alone. Performance (2×75 + (83.33+75+100)/3) / 3, (2×100 + 75) / 3
    const todos = [
      ['Ava Anônima', 'ALTA CAPACIDADE (1)', 71, 78.7],
      ['Caio Anônimo', 'FORTE DESEMPENHO (1)', 66, 83.33],
      ['Beto Anônimo', 'COMPROMETIDO (1)', 30, 91.67],
    ]
    // three peers come to 33 and 86.11; of Beto two of each role to 50 and 75, whichever is chosen; of Caio what was destroyed places him nowhere
    const deBeto = ['Beto Anônimo', 'FORTE DESEMPENHO (1)', 50, 75]
    const pares = [deBeto, ['Ava Anônima', 'COMPROMETIDO (1)', 33, 86.11]]
    expect(await ask(anonimo)).toEqual(todos)
    expect(await ask(anonimo, { papeis: ['L'] })).toEqual(lider)
    expect(await ask(anonimo, { papeis: ['P'] })).toEqual(pares)
    expect(await ask(anonimo, { papeis: ['A'] })).toEqual([deBeto])
    expect(await ask(anonimo, { papeis: ['A', 'P'] })).toEqual(pares)
    expect(await ask(anonimo, { papeis: ['L', 'A', 'P'] })).toEqual(todos)
    expect(await ask(anonimo, { papeis: ['U'] })).toEqual([])
    // people are not chosen, whoever they are
    for (const { id } of [pia, nei, lia]) expect(await ask(anonimo, { avaliadoresIds: [id] })).toEqual(todos)
    expect(await ask(anonimo, { papeis: ['P'], avaliadosIds: [gente.ava.id] })).toEqual([pares[1]])
  })

  test('[REL-avaliacao/ninebox: rows] of a cycle by name is by evaluators: where what they said places people', async () => {
    const { lia, pia, nei } = gente
    // (2×90 + 30) / 3 and (2×75 + 83.33) / 3
    expect(await ask(nominal)).toEqual([['Ava Anônima', 'ALTA CAPACIDADE (1)', 70, 77.78]])
    expect(await ask(nominal, { avaliadoresIds: [lia.id] })).toEqual([['Ava Anônima', 'ALTA CAPACIDADE (1)', 90, 75]])
    expect(await ask(nominal, { avaliadoresIds: [pia.id] })).toEqual([['Ava Anônima', 'COMPROMETIDO (1)', 30, 83.33]])
    expect(await ask(nominal, { avaliadoresIds: [nei.id] })).toEqual([])
    expect(await ask(nominal, { papeis: ['P'] })).toEqual(await ask(nominal))
    expect(await ask(anonimo, { papeis: ['P'] }, c.outra)).toEqual([])
  })
})
