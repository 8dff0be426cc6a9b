import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Cenario, cenario, type Registro } from './cenario.ts'
import { ciclos, competencia, type Folha } from './ciclos.ts'
import { pessoas } from './pessoas.ts'

/** An anonymous cycle below and at the minimum of 3, in what is made of its levels: plans and the Nine Box — spec 2 §3, §4, §7 */
let c: Cenario
let gente: Record<'ava' | 'beto' | 'caio' | 'lia' | 'pia' | 'nei', Registro>
let anonimo: Registro

const COMUNICACAO = competencia(901, 'Comunicação', 'H', 3)
const LIDERANCA = competencia(902, 'Liderança', 'A', 2)
const folha = (de: Registro, por: Registro, papel: Folha['papel'], ...niveis: number[]): Folha => ({
  ...{ de, por, papel, niveis },
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
        folha(ava, lia, 'L', 3, 1),
        // three peers: at the limit
        folha(ava, pia, 'P', 2, 2),
        folha(ava, beto, 'P', 3, 1),
        folha(ava, nei, 'P', 4, 3),
        folha(beto, lia, 'L', 3, 2),
        // two of each: they join
        folha(beto, pia, 'P', 2, 2),
        folha(beto, caio, 'P', 3, 1),
        folha(beto, ava, 'A', 1, 1),
        folha(beto, nei, 'A', 4, 4),
        folha(caio, lia, 'L', 2, 2),
        // two in all: below the limit, destroyed at the closing
        folha(caio, pia, 'P', 4, 4),
        folha(caio, nei, 'A', 4, 1),
      ],
    },
    { anonima: true },
  )
  await c.app.database.pool.query('update avaliacao_desempenho set avaliar_competencias_cargo = true where id = $1', [
    anonimo.id,
  ])
  // the questions are texts: where everybody stands is known here
  await c.app.database.pool.query(
    'update avaliado_avaliacao_desempenho set potencial = 50 where avaliacao_desempenho_id = $1',
    [anonimo.id],
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
