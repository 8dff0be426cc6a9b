import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { login } from '#tests/helpers/app.ts'
import { AVALIACOES, type Cena, type Copia, cena, erros, json, MINHAS } from './questionario.ts'

/** A model applied outside a cycle: to several talents at once, and changed until it is answered — spec 2 §4, §7 */
let c: Cena
beforeAll(async () => {
  c = await cena()
}, 120_000)
afterAll(() => c?.app.close())

const quantas = async () =>
  Number((await c.app.database.pool.query('select count(*) as n from colaborador_questionario')).rows[0].n)

test('several talents get their copies at once, all or none, and who answers finds them until the day that was said', async () => {
  const outra = await c.make('gestao-talentos/talentos', {
    nome: 'Outra da Prova',
    cpf: '39053344705',
    dataAdmissao: '2024-01-02',
  })
  const prazo = addDays(c.app.today(), 7)
  const pedido = { modeloAvaliacaoId: c.modelo.id, avaliadorId: c.avaliadora.id, prazo }
  const aplica = (body: RecordData, client = c.admin) => client.post(`${AVALIACOES}/aplica`, { ...pedido, ...body })
  const talentos = [c.avaliada.id, outra.id]
  const { avaliacoes } = json<{ avaliacoes: { id: number }[] }>(await aplica({ colaboradoresIds: talentos }), 201)
  expect(avaliacoes).toHaveLength(2)
  const minhas = json<(RecordData & { id: number; colaborador: { id: number } })[]>(
    await c.avaliador.get(`${MINHAS}?situacao=A`),
  )
  const delas = minhas.filter(({ id }) => avaliacoes.some((one) => one.id === id))
  expect(delas.map(({ colaborador }) => colaborador.id).sort()).toEqual([...talentos].sort())
  expect(delas.every((linha) => linha.prazo === prazo && linha.origem === 'V')).toBe(true)
  expect(json<Copia>(await c.admin.get(`${AVALIACOES}/${avaliacoes[0]?.id}`))).toMatchObject({
    ...{ situacao: 'N', titulo: 'Prova: desempenho', percentualMinimoAprovacao: 60 },
  })
  // one who has left, and nobody gets any
  const antes = await quantas()
  await c.app.database.pool.query("update talento set situacao = 'D', data_desligamento = $2 where id = $1", [
    ...[outra.id, c.app.today()],
  ])
  expect(erros(await aplica({ colaboradoresIds: talentos }))).toEqual([
    'colaboradoresIds[1]: O talento está desligado.',
  ])
  expect(erros(await aplica({ colaboradoresIds: [] }))).toEqual(['colaboradoresIds: Selecione ao menos um talento'])
  expect(erros(await aplica({ colaboradoresIds: [c.avaliada.id], prazo: addDays(c.app.today(), -1) }))).toEqual([
    'prazo: Este dia já passou.',
  ])
  expect((await aplica({ colaboradoresIds: [c.avaliada.id] }, c.avaliador)).statusCode).toBe(403)
  expect((await aplica({ colaboradoresIds: [c.avaliada.id] }, await login(c.app, 'rh2'))).statusCode).not.toBe(201)
  expect(await quantas()).toBe(antes)
})

test('one that was applied changes until somebody begins to answer; one of another kind never', async () => {
  const copia = await c.aplica()
  const muda = async (id: number, changes: RecordData) => {
    const { versao } = json<Copia>(await c.admin.get(`${AVALIACOES}/${id}`))
    return c.admin.patch(`${AVALIACOES}/${id}`, { versao, ...changes })
  }
  const avaliador = { avaliador: { id: c.avaliada.id } }
  expect((await muda(copia.id, avaliador)).statusCode).toBe(200)
  expect((await muda(copia.id, { avaliador: { id: c.avaliadora.id } })).statusCode).toBe(200)
  const { versao } = json<Copia>(await c.admin.get(`${AVALIACOES}/${copia.id}`))
  const rascunho = { versao, respondidoParcialmente: true, respostas: [{ perguntaId: c.p.nota, tipoId: 4, nota: 8 }] }
  json(await c.avaliador.put(`${AVALIACOES}/${copia.id}/respostas`, rascunho))
  expect(erros(await muda(copia.id, avaliador))).toEqual(['avaliador: A avaliação já começou a ser respondida.'])
  const ciclo = await c.make('avaliacao/avaliacoes-desempenho', {
    ...{ titulo: 'Só dele', dataIni: c.app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: c.modelo.id } },
    ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0' },
  })
  await c.make('avaliacao/participante-avaliacao-desempenho', {
    ...{ avaliacaoDesempenho: { id: ciclo.id }, avaliado: { id: c.avaliada.id } },
    ...{ avaliador: { id: c.avaliadora.id }, papel: 'R' },
  })
  json(await c.admin.put(`/api/avaliacao/avaliacoes-desempenho/${ciclo.id}/libera`, {}))
  const { rows } = await c.app.database.pool.query(
    'select id::int as id from colaborador_questionario where avaliacao_desempenho_id = $1',
    [ciclo.id],
  )
  expect(erros(await muda(rows[0].id, avaliador))).toEqual([
    'avaliador: Só uma avaliação aplicada fora de um ciclo muda.',
  ])
})
