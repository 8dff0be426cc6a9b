import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { takeDueSteps } from '#server/platform/crud/actions/due.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { cenaDoCiclo, type Par } from './cena.ts'
import { CICLOS, errorsOf, messageOf, type Stored } from './ciclos.ts'

/** Models by position, weights and shares of a cycle, what a release says is missing, and what is over with the closing — spec 2 §3, §4 */
let c: Awaited<ReturnType<typeof cenaDoCiclo>>
beforeAll(async () => {
  c = await cenaDoCiclo()
}, 120_000)
afterAll(() => c?.app.close())

const situacaoDe = async ({ id }: Stored) => ((await c.admin.get(`${CICLOS}/${id}`)).json() as RecordData).situacao

describe('what a cycle asks and counts', () => {
  test('who has one of its positions on the day of the release is asked the position’s model, everybody else the cycle’s', async () => {
    const { chefe, gente } = c
    const cargos = await c.rows<{ id: number; cargo: number }>(
      `select t.id::int as id, f.cargo_id::int as cargo from talento t join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = t.faixa_salarial_id
       where t.empresa_id = 1 and t.id = any($1) order by array_position($1, t.id)`,
      [gente],
    )
    const [um] = cargos
    const outro = cargos.find(({ cargo }) => cargo !== um?.cargo)
    const proprio = await c.modelo('Do cargo')
    const pares = [um, outro].map((quem): Par => [quem?.id, chefe, 'L'])
    const modelos = [{ cargo: { id: um?.cargo }, modeloAvaliacao: { id: proprio.id } }]
    const one = await c.liberado({ modelos }, pares)
    const perguntas = []
    for (const par of pares) perguntas.push((await c.pedida(await c.copiaDe(one, par))).perguntas[0]?.texto)
    expect(perguntas).toEqual(['Do cargo: de 0 a 100?', 'Modelo da cena: de 0 a 100?'])
  })

  test('its own weights and shares: (100 + 80 + 3×60 + 0×10) / 5 = 72, and 20% of 100 with 80% of 72 are 77.6', async () => {
    const { chefe, gente } = c
    const [quem, par, liderado] = gente
    const pares: [Par, number][] = [
      [[quem, quem, 'U'], 100],
      [[quem, chefe, 'L'], 80],
      [[quem, par, 'P'], 60],
      [[quem, liderado, 'A'], 10],
    ]
    const pesos = { pesoAutoavaliacao: 1, pesoGestor: 1, pesoPar: 3, pesoLiderado: 0 }
    const one = await c.liberado(
      { ...pesos, avaliarCompetenciasCargo: true, percentualCompetencias: 20 },
      pares.map(([um]) => um),
    )
    // everybody gives the highest level of each competence: what is required is met
    for (const [um, nota] of pares) await c.responde(one, um, nota)
    expect((await c.passo(one, 'encerra')).statusCode).toBe(200)
    expect(await c.resultados(one)).toMatchObject([{ potencial: 72, desempenho: 100, resultado: 77.6 }])
  })
})

describe('a release', () => {
  test('says all that is missing: the period, evaluators and competences, ten names and how many more', async () => {
    const ontem = addDays(c.app.today(), -1)
    const nomes = Array.from({ length: 12 }, (_, at) => `Sem Faixa ${String(at + 1).padStart(2, '0')}`)
    const ids: number[] = []
    for (const [at, nome] of nomes.entries())
      ids.push(
        (
          await c.made('/api/gestao-talentos/talentos', {
            ...{ nome, cpf: cpf(892_000 + at), dataAdmissao: '2024-01-02' },
          })
        ).id,
      )
    const one = await c.ciclo({ dataIni: ontem, dataFim: ontem, avaliarCompetenciasCargo: true })
    const added = await c.admin.post(`${CICLOS}/${one.id}/participantes/adiciona`, { colaboradoresIds: ids })
    expect(added.statusCode, added.body).toBe(200)
    const ditos = `${nomes.slice(0, 10).join(', ')} e mais 2.`
    expect(errorsOf(await c.passo(one, 'libera'))).toEqual([
      ['situacao', 'O período da avaliação já terminou.'],
      ['situacao', `Sem avaliador: ${ditos}`],
      ['situacao', `Sem competências na faixa salarial e no cargo: ${ditos}`],
    ])
  })
})

describe('the closing', () => {
  test('comes by itself on the day after the last one, with the results written down', async () => {
    const par: Par = [c.gente[0], c.chefe, 'L']
    const one = await c.liberado({ dataFim: c.app.today() }, [par])
    await c.responde(one, par, 80)
    await takeDueSteps(c.app.fastify.prumo)
    expect(await situacaoDe(one)).toBe('L')
    const ontem = addDays(c.app.today(), -1)
    await c.rows('update avaliacao_desempenho set data_ini = $2, data_fim = $2 where id = $1', [one.id, ontem])
    await takeDueSteps(c.app.fastify.prumo)
    expect(await situacaoDe(one)).toBe('E')
    expect(await c.resultados(one)).toMatchObject([{ resultado: 80 }])
  })

  test('ends it: nobody joins, leaves or changes any more, and only then results are published', async () => {
    const { chefe, gente } = c
    const par: Par = [gente[0], chefe, 'L']
    const one = await c.liberado({}, [par])
    expect(messageOf(await c.passo(one, 'publica'))).toBe('Só uma avaliação encerrada é publicada.')
    expect((await c.passo(one, 'encerra')).statusCode).toBe(200)
    const ENCERRADA = 'A avaliação já foi encerrada.'
    expect(errorsOf(await c.participa(one, gente[1], chefe, 'L'))).toEqual([['avaliacaoDesempenho', ENCERRADA]])
    for (const acao of ['adiciona', 'remove-avaliadores', 'remove-avaliados']) {
      const body = { colaboradoresIds: [gente[0]] }
      expect(messageOf(await c.admin.post(`${CICLOS}/${one.id}/participantes/${acao}`, body)), acao).toBe(ENCERRADA)
    }
    const [participante] = await c.rows<{ id: number }>(
      'select id::int as id from participante_avaliacao_desempenho where avaliacao_desempenho_id = $1',
      [one.id],
    )
    const apagado = await c.admin.delete(`/api/avaliacao/participante-avaliacao-desempenho/${participante?.id}`)
    expect(messageOf(apagado)).toBe(ENCERRADA)
    expect((await c.passo(one, 'publica')).statusCode).toBe(200)
  })
})
