import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { gruposDe } from '#server/domain/gestao-talentos/relatorios/poucas-respostas.ts'
import type { Client } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { entrevistas, MODELOS, type Modelo } from '#tests/server/domain/pesquisa/entrevista/entrevistas.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'
import { pessoas, saiuEm } from './cenas/pessoas.ts'

/** What those who left answered, without names and never about fewer than the minimum — spec 3 §7. */
const NOME = 'gestao-talentos/resultados-entrevistas-desligamentos'
const DIA = '2025-06-30'
let c: Cenario
let modelo: Modelo
let motivos: Record<'pedido' | 'fim', Registro>
let contrata: ReturnType<typeof pessoas>['contrata']

interface Dito {
  escolha?: string
  nota: number
  texto?: string
  varias?: string[]
  observacao?: string
}

/** Somebody who left on the day, and what he said. */
async function saiu(nome: string, lugar: 'norte' | 'sul', motivo: keyof typeof motivos, dito?: Dito): Promise<void> {
  const talento = await contrata(nome, nome, [['2024-01-02', lugar]], saiuEm(DIA, motivos[motivo]))
  if (!dito) return
  const { perguntas, opcoes } = modelo
  const { escolha = 'Rotina', nota, texto, varias, observacao } = dito
  const answer = await c.admin.post(`${MODELOS}/${modelo.id}/respostas`, {
    colaboradorId: talento.id,
    ...(observacao !== undefined && { observacao }),
    respostas: [
      { perguntaId: perguntas.escolha, respostaId: opcoes[escolha] },
      { perguntaId: perguntas.nota, nota },
      ...(texto === undefined ? [] : [{ perguntaId: perguntas.texto, comentario: texto }]),
      ...(varias ? [{ perguntaId: perguntas.varias, respostasIds: varias.map((one) => opcoes[one]) }] : []),
    ],
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

beforeAll(async () => {
  c = await cenario()
  const sql = 'update empresa_configuracao set grupo_minimo_pesquisa = 3 where empresa_id = 1'
  await c.app.database.pool.query(sql)
  c.app.fastify.prumo.sessions.forget()
  const e = entrevistas(c)
  contrata = pessoas(c).contrata
  const motivo = (descricao: string, iniciativa: string) =>
    e.make('gestao-talentos/motivo-desligamento', { descricao, iniciativa })
  motivos = { pedido: await motivo('Prova: pedido', 'COLABORADOR'), fim: await motivo('Prova: fim', 'EMPRESA') }
  modelo = await e.modelo('Prova: resultados')
  await saiu('A1', 'norte', 'pedido', { escolha: 'Salário', nota: 7, texto: 'Sala fria.' })
  await saiu('A2', 'norte', 'pedido', { escolha: 'Salário', nota: 7, texto: 'Bom café.' })
  await saiu('A3', 'norte', 'pedido', { nota: 10, texto: 'Mais luz.', varias: ['Equipe'] })
  await saiu('A4', 'norte', 'fim', {
    escolha: 'Mudança',
    nota: 4,
    varias: ['Equipe', 'Horário'],
    observacao: 'Sigilo.',
  })
  await saiu('A5', 'sul', 'fim', { nota: 5 })
  await saiu('A6', 'norte', 'fim')
}, 180_000)
afterAll(() => c?.app.close())

const ask = (more: RecordData = {}, client: Client = c.admin) =>
  linhasDe(client, NOME, {
    ...{ dataIni: '2025-06-01', dataFim: DIA, modeloEntrevista: { id: modelo.id }, areasIds: c.areasIds, ...more },
  })
const linhas = async (...asked: Parameters<typeof ask>) =>
  celulas(await ask(...asked), 'grupo', 'resposta', 'quantidade', 'percentual', 'media')
const POUCAS = 'Menos de 3 respostas'
const PROTEGIDO = 'Não mostrado: com o total, diria o que poucos responderam'
const so = (grupo: string, resposta: string) => [grupo, resposta, null, null, null]
const participacao = (...numeros: [number, number][]) =>
  ['Desligados no período', 'Entrevistas respondidas', 'Sem resposta'].map((nome, i) => [
    ...['Participação', nome, ...(numeros[i] ?? []), null],
  ])

describe('Resultados das Entrevistas de Desligamento', () => {
  test('[REL-gestao-talentos/resultados-entrevistas-desligamentos: rows, ties, empty] options, means, texts and reasons, nothing about fewer than the minimum or what the total would tell of them', async () => {
    expect(await linhas()).toEqual([
      ...participacao([6, 100], [5, 83.33], [1, 16.67]),
      ['1. O que pesou?', 'Salário', 2, 40, null],
      ['1. O que pesou?', 'Rotina', 2, 40, null],
      ['1. O que pesou?', 'Mudança', 1, 20, null],
      so('2. O que foi bom?', POUCAS),
      ['3. Que nota?', 'Média das notas', 5, null, 6.6],
      ['3. Que nota?', 'Nota 4', 1, 20, null],
      ['3. Que nota?', 'Nota 5', 1, 20, null],
      ['3. Que nota?', 'Nota 7', 2, 40, null],
      ['3. Que nota?', 'Nota 10', 1, 20, null],
      ['4. O que mudar?', 'Respostas escritas', 3, null, null],
      ...['Bom café.', 'Mais luz.', 'Sala fria.'].map((texto) => so('4. O que mudar?', texto)),
      so('Observações', POUCAS),
      so('Motivos por área: Prova > Norte', PROTEGIDO),
      so('Motivos por área: Prova > Sul', POUCAS),
      ['Motivos por tempo de empresa: De 1 a 3 anos', 'Prova: pedido', 3, 60, null],
      ['Motivos por tempo de empresa: De 1 a 3 anos', 'Prova: fim', 2, 40, null],
      so('Motivos por iniciativa: Empresa', POUCAS),
      so('Motivos por iniciativa: Talento', PROTEGIDO),
    ])
    expect(await linhas({ dataFim: '2025-06-29' })).toEqual([])
    expect((await linhas({ respostas: 'RESPONDIDAS' }))[0]?.[0]).toBe('1. O que pesou?')
    expect(await linhas({ cargosIds: [c.cargos.vazio.id] })).toEqual([])
  })

  test('who has not answered, by name, area and reason', async () => {
    const faltam = celulas(await ask({ respostas: 'NAO_RESPONDIDAS' }), 'grupo', 'talento', 'motivo', 'entrevista')
    expect(faltam).toEqual([['Prova > Norte', 'A6', 'Prova: fim', 'Não aplicada']])
  })

  test('[REL-gestao-talentos/resultados-entrevistas-desligamentos: areas, companies] a manager gets what her areas answered, another company nothing', async () => {
    const dela = await linhas({}, c.gestora)
    expect(dela.slice(0, 3)).toEqual(participacao([5, 100], [4, 80], [1, 20]))
    expect(dela.filter(([grupo]) => String(grupo).startsWith('Motivos por área'))).toEqual([
      ['Motivos por área: Prova > Norte', 'Prova: pedido', 3, 75, null],
      ['Motivos por área: Prova > Norte', 'Prova: fim', 1, 25, null],
    ])
    const [la] = (await c.outra.get('/api/pesquisa/entrevistas/opcoes')).json() as Registro[]
    for (const id of [modelo.id, la?.id]) {
      const filters = { dataIni: '2025-06-01', dataFim: DIA, modeloEntrevista: { id }, respostas: 'NAO_RESPONDIDAS' }
      const nomes = (await linhasDe(c.outra, NOME, filters)).map(({ talento }) => String(talento))
      expect(nomes.filter((nome) => /^A\d$/.test(nome))).toEqual([])
    }
  })

  test('groups are told once enough have answered in each; on paper stands no name', async () => {
    await saiu('A7', 'sul', 'fim', { nota: 9 })
    await saiu('A8', 'sul', 'fim', { nota: 9 })
    const motivo = (await linhas()).filter(([grupo]) => /^Motivos por (área|iniciativa)/.test(String(grupo)))
    expect(motivo).toEqual([
      ['Motivos por área: Prova > Norte', 'Prova: pedido', 3, 75, null],
      ['Motivos por área: Prova > Norte', 'Prova: fim', 1, 25, null],
      ['Motivos por área: Prova > Sul', 'Prova: fim', 3, 100, null],
      ['Motivos por iniciativa: Empresa', 'Prova: fim', 4, 100, null],
      ['Motivos por iniciativa: Talento', 'Prova: pedido', 3, 100, null],
    ])
    const filters = { dataIni: '2025-06-01', dataFim: DIA, modeloEntrevista: { id: modelo.id }, areasIds: c.areasIds }
    const pdf = await c.admin.post(`/api/${NOME.replace('/', '/relatorios/')}`, { filters, formato: 'pdf' })
    const text = (await pagesOf(pdf.rawPayload)).join(' ')
    expect(text).toContain('Bom café.')
    expect(text).not.toMatch(/\bA[1-8]\b/)
  })

  test('two small groups that are enough together leave the others told', () => {
    const rows = ['a', 'a', 'b', 'c', 'c', 'c', 'd', 'd', 'd', 'd']
    const told = (some: string[]) => gruposDe(some, (row) => row, 3).map(({ nome, oculto }) => [nome, oculto])
    expect(told(rows)).toEqual([
      ['a', POUCAS],
      ['b', POUCAS],
      ['c', undefined],
      ['d', undefined],
    ])
    expect(told(rows.filter((row) => row !== 'b'))).toEqual([
      ['a', POUCAS],
      ['c', PROTEGIDO],
      ['d', undefined],
    ])
  })
})
