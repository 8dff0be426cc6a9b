import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { cenaDoCiclo, type Par } from './cena.ts'
import { CICLOS, errorsOf, type Stored } from './ciclos.ts'

/** What of a cycle stays as it is, from when, and what its result is made of — spec 2 §3, §4 */
let c: Awaited<ReturnType<typeof cenaDoCiclo>>
beforeAll(async () => {
  c = await cenaDoCiclo()
}, 120_000)
afterAll(() => c?.app.close())

const RESPOSTAS = 'A avaliação já tem respostas.'
const LIBERADA = 'A avaliação já foi liberada: volte à preparação para mudar isto.'
const muda = async ({ id }: Stored, changes: RecordData) => {
  const { versao } = (await c.admin.get(`${CICLOS}/${id}`)).json() as Stored
  return c.admin.patch(`${CICLOS}/${id}`, { versao, ...changes })
}

describe('the structure of a cycle', () => {
  test('is fixed by the release as far as copies rest on it, by the first answer in all that answers are shown and counted by', async () => {
    const { chefe, gente } = c
    const outro = await c.modelo('De um cargo')
    const [cargo] = await c.rows<{ id: number }>(
      'select id::int as id from cargo where empresa_id = 1 order by id limit 1',
    )
    const par: Par = [gente[0], chefe, 'L']
    const one = await c.liberado({ tipo: '2.0', formato: '0' }, [par])
    const modelos = [{ cargo: { id: cargo?.id }, modeloAvaliacao: { id: outro.id } }]
    expect(errorsOf(await muda(one, { modelos }))).toEqual([['modelos', LIBERADA]])
    const contado = {
      ...{ formato: '1', notaQuestionarioManual: true, consideraRespCorespHierarquia: true, pesoAvaliador: 3 },
      ...{ pesoAutoavaliacao: 1, pesoGestor: 2, pesoLiderado: 2, pesoPar: 2, quantidadePares: 3 },
      ...{ percentualCompetencias: 40, percentualMetas: 10 },
    }
    // nobody has answered yet
    for (const [name, value] of Object.entries(contado)) {
      const answer = await muda(one, { [name]: value })
      expect(answer.statusCode, `${name}: ${answer.body}`).toBe(200)
    }
    await c.responde(one, par, 80, { respondidoParcialmente: true })
    const antes = {
      ...{ formato: '0', notaQuestionarioManual: false, consideraRespCorespHierarquia: false, pesoAvaliador: 1 },
      ...{ pesoAutoavaliacao: 0, pesoGestor: 1, pesoLiderado: 1, pesoPar: 1, quantidadePares: 5 },
      ...{ percentualCompetencias: 50, percentualMetas: 0 },
    }
    for (const [name, value] of Object.entries(antes))
      expect(errorsOf(await muda(one, { [name]: value })), name).toEqual([[name, RESPOSTAS]])
    for (const [name, value] of Object.entries({ abrangencia: '90', modelos, modeloAvaliacao: { id: outro.id } }))
      expect(errorsOf(await muda(one, { [name]: value })), name).toEqual([[name, RESPOSTAS]])
    // what tells nobody anything else about what he answered
    for (const changes of [{ titulo: 'Outro título' }, { dataFim: addDays(c.app.today(), 9) }, { diasLembrete: [2] }])
      expect((await muda(one, changes)).statusCode).toBe(200)
  })

  test('it does not end before the day of an answer, and says from which day on it may', async () => {
    const { chefe, gente } = c
    const hoje = c.app.today()
    const inicio = addDays(hoje, -9)
    const par: Par = [gente[0], chefe, 'L']
    const one = await c.liberado({ dataIni: inicio }, [par])
    const minima = async () => (await c.admin.get(`${CICLOS}/${one.id}/data-minima`)).json()
    expect(await minima()).toEqual({ data: inicio })
    expect((await muda(one, { dataFim: addDays(hoje, 1) })).statusCode).toBe(200)
    await c.responde(one, par, 80)
    expect(await minima()).toEqual({ data: hoje })
    const [ano, mes, dia] = hoje.split('-')
    expect(errorsOf(await muda(one, { dataFim: addDays(hoje, -1) }))).toEqual([
      ['dataFim', `Há respostas de ${dia}/${mes}/${ano}: o fim não pode ser antes deste dia.`],
    ])
    expect((await muda(one, { dataFim: hoje })).statusCode).toBe(200)
  })
})

test('a whole group is found to take part, however large it is', async () => {
  const NOME = 'Colega Numeroso'
  await c.rows(
    `insert into talento (empresa_id, nome, cpf, data_admissao, situacao) select 1, $1 || ' ' || g, lpad((70000000000 + g)::text, 11, '0'), '2024-01-02', 'A' from generate_series(1, 1201) g`,
    [NOME],
  )
  const found = await c.admin.get(`/api/cargo-salario/colaboradores/participantes?nome=${encodeURIComponent(NOME)}`)
  const ids = (found.json() as { id: number }[]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(1201)
  const one = await c.ciclo()
  const added = await c.admin.post(`${CICLOS}/${one.id}/participantes/adiciona`, { colaboradoresIds: ids })
  expect(added.statusCode, added.body).toBe(200)
  expect((await c.admin.get(`${CICLOS}/${one.id}/avaliados`)).json()).toHaveLength(1201)
})
