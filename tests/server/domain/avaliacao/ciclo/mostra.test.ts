import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { COPIAS, cenaDoCiclo, type Par } from './cena.ts'
import { CICLOS, type Stored } from './ciclos.ts'

/** What a cycle shows to whom: its own switches, and what its copies take over from the model — spec 2 §3 */
let c: Awaited<ReturnType<typeof cenaDoCiclo>>
beforeAll(async () => {
  c = await cenaDoCiclo()
}, 120_000)
afterAll(() => c?.app.close())

const meu = async ({ id }: Stored) =>
  ((await c.lider.get(`${CICLOS}/meus-resultados`)).json() as RecordData[]).find(
    ({ avaliacaoDesempenhoId }) => avaliacaoDesempenhoId === id,
  )

describe('the switches of a cycle', () => {
  test('each shows what it says: the percentage to who evaluates others, his own result to who evaluates himself', async () => {
    const { chefe, gente } = c
    for (const [performance, propria] of [
      [true, false],
      [false, true],
    ]) {
      const mostra = { exibirPerformanceProfissional: performance, exibeResultadoAutoAvaliacao: propria }
      const pares: Par[] = [
        [chefe, chefe, 'U'],
        [gente[0], chefe, 'L'],
        [chefe, gente[1], 'P'],
      ]
      const one = await c.liberado({ ...mostra, pesoAutoavaliacao: 1 }, pares)
      const notas = [60, 80, 90]
      for (const [at, par] of pares.entries()) await c.responde(one, par, notas[at] ?? 0)
      const dito = async (par: Par | undefined) => (await c.pedida(await c.copiaDe(one, par ?? [0, 0, 'U']))).resultado
      expect(await dito(pares[0])).toEqual(propria ? { performance: 60 } : undefined)
      expect(await dito(pares[1])).toEqual(performance ? { performance: 80 } : undefined)
      for (const name of ['encerra', 'publica']) expect((await c.passo(one, name)).statusCode).toBe(200)
      const publicado = await meu(one)
      // (60 + 90) / 2, whatever is shown
      expect(publicado).toMatchObject({ resultado: 75 })
      const linhas = ((publicado?.papeis ?? []) as { papeis: string; media: number }[]).map(({ papeis, media }) => [
        papeis,
        media,
      ])
      expect(linhas).toEqual(
        propria
          ? [
              ['U', 60],
              ['P', 90],
            ]
          : [['P', 90]],
      )
      // who evaluates people sees both
      const [dele] = (await c.resultados(one)).filter(({ avaliado }) => avaliado.id === chefe)
      expect(dele?.papeis).toHaveLength(2)
    }
  })

  test('the level that is required is shown while answering only where the cycle says so', async () => {
    const { chefe, gente } = c
    const par: Par = [gente[0], chefe, 'L']
    for (const exibirNivelCompetenciaExigido of [false, true]) {
      const one = await c.liberado({ avaliarCompetenciasCargo: true, exibirNivelCompetenciaExigido }, [par])
      const { competencias = [] } = await c.pedida(await c.copiaDe(one, par))
      expect(competencias.length).toBeGreaterThan(0)
      for (const competencia of competencias) expect('exigido' in competencia).toBe(exibirNivelCompetenciaExigido)
    }
  })
})

describe('copies take over from the model', () => {
  test('the text that is read before the questions, and the least demanded', async () => {
    const { chefe, gente } = c
    const modelo = await c.modelo('Com texto', { observacao: 'Pense no ano inteiro.', percentualMinimoAprovacao: 70 })
    const pares: Par[] = [
      [gente[0], chefe, 'L'],
      [gente[1], chefe, 'L'],
    ]
    const one = await c.liberado({ modeloAvaliacao: { id: modelo.id } }, pares)
    for (const [at, par] of pares.entries()) {
      const id = await c.copiaDe(one, par)
      expect(JSON.stringify((await c.pedida(id)).cabecalho)).toContain('Pense no ano inteiro.')
      // 70 is enough, 69 is not
      await c.responde(one, par, [70, 69][at] ?? 0)
      const resultado = (await c.admin.get(`${COPIAS}/${id}/resultado`)).json() as RecordData
      expect(resultado).toMatchObject({ percentualMinimoAprovacao: 70, aprovado: at === 0 })
    }
    // who is included after the release is asked alike
    const outro: Par = [gente[2], chefe, 'L']
    expect((await c.participa(one, ...outro)).statusCode).toBe(201)
    expect(JSON.stringify((await c.pedida(await c.copiaDe(one, outro))).cabecalho)).toContain('Pense no ano inteiro.')
  })
})

test('of the evaluator’s own mark and the one that follows both are kept, without a name too', async () => {
  const { chefe, gente } = c
  const [quem, ...pares] = gente
  const tres = pares.slice(0, 3).map((par): Par => [quem, par, 'P'])
  const one = await c.ciclo({ anonima: true, notaQuestionarioManual: true })
  await c.admin.post(`${CICLOS}/${one.id}/participantes/adiciona`, {
    ...{ colaboradoresIds: [quem, chefe], geraAutoavaliacao: true },
  })
  for (const par of tres) expect((await c.participa(one, ...par)).statusCode).toBe(201)
  expect((await c.passo(one, 'libera')).statusCode).toBe(200)
  for (const [at, par] of tres.entries()) await c.responde(one, par, [60, 70, 80][at] ?? 0, { notaManual: 50 + at })
  expect((await c.passo(one, 'encerra')).statusCode).toBe(200)
  const [dele] = (await c.resultados(one)).filter(({ avaliado }) => avaliado.id === quem)
  // (50 + 51 + 52) / 3
  expect(dele).toMatchObject({ potencial: 51 })
  const folhas = await c.rows<{ respostas: RecordData }>(
    `select f.respostas from folha f join avaliado_avaliacao_desempenho v on v.id = f.registro_id
     where f.registro = 'avaliacao/avaliado-avaliacao-desempenho' and v.avaliacao_desempenho_id = $1 and v.avaliado_id = $2`,
    [one.id, quem],
  )
  const ditas = folhas.map(({ respostas: { calculada, performance } }) => [calculada, performance])
  expect(ditas.sort()).toEqual([
    [60, 50],
    [70, 51],
    [80, 52],
  ])
})
