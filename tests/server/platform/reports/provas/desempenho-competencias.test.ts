import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'
import { ciclos, competencia, type Folha } from './cenas/ciclos.ts'
import { pessoas } from './cenas/pessoas.ts'

/** Cycles whose sheets are known: what is required, what each gave, what it comes to — spec 2 §3, §5, §7 */
let c: Cenario
let gente: Record<'ava' | 'beto' | 'sol' | 'lia' | 'pia' | 'outraPia' | 'nei', Registro>
let nominal: Registro
let anonimo: Registro
let seguinte: Registro
let aberto: Registro

const COMUNICACAO = competencia(901, 'Comunicação', 'H', 3)
const LIDERANCA = competencia(902, 'Liderança', 'A', 2)
const VENDAS = competencia(903, 'Vendas', 'C', 4)
const folha = (de: Registro, por: Registro, papel: Folha['papel'], ...niveis: number[]): Folha => ({
  ...{ de, por, papel, niveis },
})

beforeAll(async () => {
  c = await cenario()
  const { contrata } = pessoas(c)
  const em = (lugar: 'norte' | 'sul'): Parameters<typeof contrata>[2] => [['2024-01-02', lugar]]
  gente = {
    ava: await contrata('Ava Ciclo', 'D1', em('norte')),
    beto: await contrata('Beto Ciclo', 'D2', em('norte')),
    sol: await contrata('Sol Ciclo', 'D3', em('sul')),
    lia: await contrata('Lia Ciclo', 'D4', em('norte')),
    pia: await contrata('Pia Ciclo', 'D5', em('norte')),
    // called as her colleague
    outraPia: await contrata('Pia Ciclo', 'D6', em('sul')),
    nei: await contrata('Nei Ciclo', 'D7', em('norte')),
  }
  const { ava, beto, sol, lia, pia, outraPia, nei } = gente
  const fecha = await ciclos(c)
  nominal = await fecha({
    ...{ titulo: 'Prova: nominal', competencias: [COMUNICACAO, LIDERANCA], fim: '2024-11-30' },
    folhas: [
      folha(ava, ava, 'U', 4, 2),
      { ...folha(ava, lia, 'L', 3, 1), comentario: 'Cumpre prazos.' },
      { ...folha(ava, pia, 'P', 2, 2), comentario: 'Ouve os outros.' },
      folha(ava, outraPia, 'P', 3, 1),
      folha(ava, nei, 'P', 4, 3),
      folha(sol, lia, 'L', 4, 4),
    ],
  })
  anonimo = await fecha(
    {
      ...{ titulo: 'Prova: anônima', competencias: [COMUNICACAO, LIDERANCA] },
      folhas: [
        folha(ava, ava, 'U', 4, 2),
        { ...folha(ava, lia, 'L', 3, 1), comentario: 'Diz o nome.' },
        { ...folha(ava, pia, 'P', 2, 2), comentario: 'Fala pouco.' },
        folha(ava, outraPia, 'P', 3, 1),
        folha(ava, nei, 'P', 4, 3),
        // two of each: they join
        folha(beto, lia, 'L', 3, 2),
        folha(beto, pia, 'P', 2, 2),
        folha(beto, outraPia, 'P', 3, 1),
        folha(beto, ava, 'A', 1, 1),
        folha(beto, nei, 'A', 4, 4),
      ],
    },
    { anonima: true },
  )
  seguinte = await fecha({
    ...{ titulo: 'Prova: seguinte', competencias: [LIDERANCA, VENDAS], fim: '2025-11-30' },
    folhas: [folha(ava, lia, 'L', 3, 1), folha(sol, lia, 'L', 2, 4), folha(beto, beto, 'U', 4, 4)],
  })
  aberto = await fecha({
    ...{ titulo: 'Prova: aberta', competencias: [LIDERANCA], aberto: true },
    folhas: [folha(ava, lia, 'L', 4)],
  })
  // the cycles' competences stand in the register, too
  for (const { id, nome, tipo } of [COMUNICACAO, LIDERANCA, VENDAS])
    await c.app.database.pool.query('insert into competencia (id, empresa_id, nome, tipo) values ($1, 1, $2, $3)', [
      ...[id, nome, tipo],
    ])
  // whoever moves later was evaluated where he was
  await c.app.database.pool.query(
    `update talento_historico set area_organizacional_id = $2, faixa_salarial_id = $3 where talento_id = $1`,
    [sol.id, c.norte.id, c.faixas.p1.id],
  )
}, 180_000)
afterAll(() => c?.app.close())

const recusa = async (nome: string, filters: RecordData) => {
  const answer = await c.admin.post(`/api/avaliacao/relatorios/${nome}`, { filters, formato: 'json' })
  const { errors = [] } = answer.json() as { errors?: { field: string; message: string }[] }
  return errors.map(({ field, message }) => [field, message])
}

describe('analise-desempenho-competencia-talento', () => {
  const NOME = 'analise-desempenho-competencia-talento'
  const de = (ciclo: Registro, avaliado: Registro, more: RecordData = {}): RecordData => ({
    ...{ avaliacaoDesempenhoId: { id: ciclo.id }, avaliadoId: { id: avaliado.id }, ...more },
  })
  const ask = (ciclo: Registro, avaliado: Registro, more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, `avaliacao/${NOME}`, de(ciclo, avaliado, more))
  const colunas = async (ciclo: Registro, avaliado: Registro, more: RecordData) => {
    const filters = de(ciclo, avaliado, more)
    const answer = await c.admin.post(`/api/avaliacao/relatorios/${NOME}`, { filters, formato: 'json' })
    const { colunas: todas } = answer.json() as { colunas: { field: string; title: string; total?: string }[] }
    return todas
  }
  const DETALHADO = { formato: 'DETALHADO', mediaGeralCompetencias: true }
  const resumo = ['competencia', 'nivelExigido', 'exigido', 'nivelObtido', 'obtido', 'diferenca']
  const MINIMO = 'A avaliação é anônima e deve conter pelo menos 2 avaliadores selecionados'
  const MAXIMO = 'Relatório detalhado, deve conter no máximo 4 avaliadores selecionados'

  test('[R-REL-12] [REL-avaliacao/analise-desempenho-competencia-talento: rows, ties, empty] what is required, what the roles come to by their weights, and the gap', async () => {
    const { ava, beto, lia, pia, outraPia } = gente
    // manager weighs 2, the three colleagues together 1: (2×3 + 3) / 3 and (2×1 + 2) / 3; what one says of oneself weighs nothing
    expect(celulas(await ask(nominal, ava), 'avaliado', ...resumo)).toEqual([
      ['Ava Ciclo – D1 · Prova: nominal', 'Comunicação', 'Bom', 3, 'Bom', 3, 0],
      ['Ava Ciclo – D1 · Prova: nominal', 'Liderança', 'Médio', 2, 'Básico', 1.33, -0.67],
    ])
    // alone it is shown: it is what was asked for
    expect(celulas(await ask(nominal, ava, { avaliadoresIds: [ava.id] }), 'obtido', 'diferenca')).toEqual([
      [4, 1],
      [2, 0],
    ])
    // (2×3 + 2.5) / 3 and (2×1 + 1.5) / 3
    const quatro = { ...DETALHADO, avaliadoresIds: [ava.id, lia.id, pia.id, outraPia.id] }
    const cada = ['avaliador1', 'avaliador2', 'avaliador3', 'avaliador4']
    expect(celulas(await ask(nominal, ava, quatro), ...cada, 'obtido', 'diferenca', 'nivelObtido')).toEqual([
      [3, 4, 2, 3, 2.83, -0.17, 'Médio'],
      [1, 2, 2, 1, 1.17, -0.83, 'Básico'],
    ])
    const mostradas = await colunas(nominal, ava, quatro)
    expect(mostradas.filter(({ field }) => cada.includes(field)).map(({ title }) => title)).toEqual([
      ...['Lia Ciclo – D4 (Gestor)', 'Ava Ciclo – D1 (Autoavaliação)', 'Pia Ciclo – D5 (Par)', 'Pia Ciclo – D6 (Par)'],
    ])
    expect(mostradas.map(({ total }) => total ?? null)).toEqual([
      ...[null, null, 'average', 'average', 'average', 'average', 'average', null, 'average', 'average'],
    ])
    const sem = await colunas(nominal, ava, { ...quatro, mediaGeralCompetencias: false })
    expect(sem.some(({ total }) => total)).toBe(false)
    // nobody evaluated him, or nobody of those who are chosen
    expect(await ask(nominal, beto)).toEqual([])
    expect(await ask(nominal, ava, { avaliadoresIds: [beto.id] })).toEqual([])
    expect((await recusa(NOME, { avaliadoId: { id: ava.id } })).map(([field]) => field)).toEqual([
      'avaliacaoDesempenhoId',
    ])
    expect((await recusa(NOME, { avaliacaoDesempenhoId: { id: nominal.id } })).map(([field]) => field)).toEqual([
      'avaliadoId',
    ])
  })

  test('[R-REL-13] [R-REL-14] [R-REL-15] a detailed report has 2 to 4 evaluators, and says whether it tells the mean', async () => {
    const { ava, beto } = gente
    expect(await recusa(NOME, de(nominal, ava, DETALHADO))).toEqual([['avaliadoresIds', MAXIMO]])
    expect(await ask(nominal, ava, { formato: 'RESUMIDO' })).toHaveLength(2)
    expect(await recusa(NOME, de(nominal, ava, { formato: 'DETALHADO', avaliadoresIds: [ava.id] }))).toEqual([
      ['mediaGeralCompetencias', 'Média geral das competências é obrigatória'],
    ])
    // three colleagues, the manager and oneself
    expect(await recusa(NOME, de(anonimo, ava, DETALHADO))).toEqual([['papeis', MAXIMO]])
    expect(await recusa(NOME, de(anonimo, ava, { ...DETALHADO, papeis: ['L'] }))).toEqual([['papeis', MINIMO]])
    expect(await ask(anonimo, ava, { papeis: ['L'] })).toHaveLength(2)
    expect(await ask(anonimo, ava, { ...DETALHADO, papeis: ['P'] })).toHaveLength(2)
    // sheets of the chosen roles count, joined ones too: two peers and two who answer to him, with the manager five
    expect(await ask(anonimo, beto, { ...DETALHADO, papeis: ['A', 'P'] })).toHaveLength(2)
    expect(await ask(anonimo, beto, { ...DETALHADO, papeis: ['A'] })).toHaveLength(2)
    expect(await recusa(NOME, de(anonimo, beto, { ...DETALHADO, papeis: ['L', 'A', 'P'] }))).toEqual([
      ['papeis', MAXIMO],
    ])
    await c.app.database.pool.query(`update avaliacao_desempenho set tipo = '2.0' where id = $1`, [anonimo.id])
    expect(await ask(anonimo, beto, { formato: 'DETALHADO', papeis: ['A', 'P'] })).toHaveLength(2)
    await c.app.database.pool.query(`update avaliacao_desempenho set tipo = '1.0' where id = $1`, [anonimo.id])
  })

  test('of an anonymous cycle no choice tells what one person said', async () => {
    const { ava, beto, pia } = gente
    // (2×3 + 2.5) / 3 and (2×2 + 2) / 3: 2, 3, 1 and 4 have the mean 2.5, 2, 1, 1 and 4 have 2
    expect(celulas(await ask(anonimo, beto), 'obtido')).toEqual([[2.83], [2]])
    const juntos = [
      [3, 2.5, 2.83],
      [2, 2, 2],
    ]
    for (const papeis of [
      ['L', 'P'],
      ['L', 'A'],
    ]) {
      const pedido = { ...DETALHADO, papeis }
      expect(celulas(await ask(anonimo, beto, pedido), 'avaliador1', 'avaliador2', 'obtido')).toEqual(juntos)
      const titulos = (await colunas(anonimo, beto, pedido)).map(({ title }) => title)
      expect(titulos.slice(3, -3)).toEqual(['Lia Ciclo – D4 (Gestor)', 'Liderados e Pares (4)'])
    }
    // both roles with the manager are five sheets, too many to stand in detail
    expect(celulas(await ask(anonimo, beto, { papeis: ['L', 'A', 'P'] }), 'obtido')).toEqual([[2.83], [2]])
    // people are not chosen
    expect(await ask(anonimo, ava, { avaliadoresIds: [pia.id] })).toEqual(await ask(anonimo, ava))
    const pares = await ask(anonimo, ava, { ...DETALHADO, papeis: ['P'] })
    expect(celulas(pares, 'avaliador1', 'avaliador2', 'obtido')).toEqual([
      [3, null, 3],
      [2, null, 2],
    ])
    expect(await ask(anonimo, ava, { papeis: ['R'] })).toEqual([])
  })

  test('[REL-avaliacao/analise-desempenho-competencia-talento: areas, companies] a manager reads about her people, another company about nobody', async () => {
    const { ava, sol } = gente
    expect(await ask(nominal, ava, {}, c.gestora)).toHaveLength(2)
    expect(await ask(nominal, sol)).toHaveLength(2)
    expect(await ask(nominal, sol, {}, c.gestora)).toEqual([])
    expect(await ask(nominal, ava, {}, c.outra)).toEqual([])
  })
})

describe('analise-desempenho-competencia-organizacional', () => {
  const NOME = 'analise-desempenho-competencia-organizacional'
  const ask = (ciclos: Registro[], more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, `avaliacao/${NOME}`, { avaliacoesDesempenhosIds: ciclos.map(({ id }) => id), ...more })
  const cols = ['competencia', 'tipo', 'avaliados', 'exigido', 'media', 'diferenca']
  const TODAS = { competenciasConsideradas: 'TODAS' }

  test('[REL-avaliacao/analise-desempenho-competencia-organizacional: rows, ties, empty] the mean of what people reached, of what is judged in every cycle or in any', async () => {
    // Ava 3 and 1.33, Sol 4 and 4: 7 / 2, 5.33 / 2
    expect(celulas(await ask([nominal]), ...cols)).toEqual([
      ['Comunicação', 'Habilidade', 2, 3, 3.5, 0.5],
      ['Liderança', 'Atitude', 2, 2, 2.67, 0.67],
    ])
    // and in the next one Ava 3, Sol 2, each of them once among the evaluated: (1.33 + 4 + 3 + 2) / 4; an open cycle tells nothing
    expect(celulas(await ask([nominal, seguinte, aberto]), ...cols)).toEqual([
      ['Liderança', 'Atitude', 2, 2, 2.58, 0.58],
    ])
    // what one says of oneself weighs nothing; knowledge comes first
    expect(celulas(await ask([nominal, seguinte], TODAS), ...cols)).toEqual([
      ['Vendas', 'Conhecimento', 2, 4, 2.5, -1.5],
      ['Comunicação', 'Habilidade', 2, 3, 3.5, 0.5],
      ['Liderança', 'Atitude', 2, 2, 2.58, 0.58],
    ])
    // some of them, chosen among those that the cycles judge
    expect(
      celulas(await ask([nominal, seguinte], { ...TODAS, competenciasIds: [COMUNICACAO.id, VENDAS.id] }), ...cols).map(
        ([nome]) => nome,
      ),
    ).toEqual(['Vendas', 'Comunicação'])
    // a cycle that judges none has none in common with any other, and is left aside as the report does
    const fecha = await ciclos(c)
    const vazio = await fecha({
      titulo: 'Prova: sem competências',
      competencias: [],
      folhas: [folha(gente.ava, gente.lia, 'L')],
    })
    expect(celulas(await ask([nominal, seguinte, vazio]), ...cols).map(([nome]) => nome)).toEqual(['Liderança'])
    const offered = async (query: string) =>
      (
        (
          await c.admin.get(
            `/api/cargo-salario/competencias/por-avaliacoes-desempenhos?avaliacoesDesempenhosIds=${nominal.id},${seguinte.id},${vazio.id}&${query}`,
          )
        ).json() as { rotulo: string }[]
      ).map(({ rotulo }) => rotulo)
    expect(await offered('competenciasConsideradas=TODAS')).toEqual(['Comunicação', 'Liderança', 'Vendas'])
    expect(await offered('competenciasConsideradas=EM_COMUM')).toEqual(['Liderança'])
    expect(await offered('competenciasConsideradas=TODAS&nome=vend&range=[0,19]')).toEqual(['Vendas'])
    expect(await ask([aberto])).toEqual([])
    expect(await recusa(NOME, { avaliacoesDesempenhosIds: [] })).toEqual([
      ['avaliacoesDesempenhosIds', 'Selecione ao menos uma avaliação de desempenho'],
    ])
    expect(await recusa(NOME, { estabelecimentosIds: [] })).toEqual([
      ['estabelecimentosIds', 'Estabelecimentos é obrigatório'],
    ])
    expect(await recusa(NOME, { areasIds: [] })).toEqual([['areasIds', 'Selecione ao menos uma Área Organizacional']])
  })

  test('of an anonymous cycle groups count that are large enough', async () => {
    // Ava (2×3 + 3) / 3 and (2×1 + 2) / 3, Beto 2.83 and 2
    expect(celulas(await ask([anonimo]), 'competencia', 'avaliados', 'media')).toEqual([
      ['Comunicação', 2, 2.92],
      ['Liderança', 2, 1.67],
    ])
  })

  test('by where people were on the day of the release', async () => {
    const por = async (agrupamentoDasCompetencias: string, more: RecordData = {}) =>
      celulas(await ask([nominal], { agrupamentoDasCompetencias, ...more }), 'grupo', 'competencia', 'media')
    const [norte, sul] = [
      [
        ['Comunicação', 3],
        ['Liderança', 1.33],
      ],
      [
        ['Comunicação', 4],
        ['Liderança', 4],
      ],
    ].map((linhas) => linhas as [string, number][])
    const em = (grupo: string, linhas: [string, number][] | undefined) =>
      (linhas ?? []).map((linha) => [grupo, ...linha])
    expect(await por('AREA_ORGANIZACIONAL')).toEqual([...em('Prova > Norte', norte), ...em('Prova > Sul', sul)])
    expect(await por('AREA_ORGANIZACIONAL', { areasIds: [c.sul.id] })).toEqual(em('Prova > Sul', sul))
    expect((await por('CARGO')).map(([grupo]) => grupo)).toEqual(['Prova Júnior', 'Prova Júnior'])
    const [casa] = await por('ESTABELECIMENTO', { estabelecimentosIds: c.estabelecimentosIds })
    expect(casa?.slice(1)).toEqual(['Comunicação', 3.5])
    expect(await por('ESTABELECIMENTO', { estabelecimentosIds: [999_999] })).toEqual([])
    const { rows } = await c.app.database.pool.query<{ nome: string }>('select nome from empresa where id = 1')
    expect((await por('EMPRESA'))[0]?.[0]).toBe(rows[0]?.nome)
  })

  test('[REL-avaliacao/analise-desempenho-competencia-organizacional: areas, companies] a manager reads about the people of her areas, another company about nobody', async () => {
    await c.app.database.pool.query('update talento_historico set area_organizacional_id = $2 where talento_id = $1', [
      ...[gente.sol.id, c.sul.id],
    ])
    expect(celulas(await ask([nominal], {}, c.gestora), 'competencia', 'avaliados', 'media')).toEqual([
      ['Comunicação', 1, 3],
      ['Liderança', 1, 1.33],
    ])
    expect(await ask([nominal], {}, c.outra)).toEqual([])
  })
})

describe('comparativo-performance-talento', () => {
  const NOME = 'comparativo-performance-talento'
  const ask = (talentos: Registro[], ciclos: Registro[], more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, `avaliacao/${NOME}`, {
      ...{ talentosIds: talentos.map(({ id }) => id), avaliacoesDesempenhosIds: ciclos.map(({ id }) => id), ...more },
    })
  const cols = ['talento', 'avaliacao', 'desempenho', 'resultado', 'variacao']
  const todos = () => [anonimo, aberto, seguinte, nominal]
  const AVA = 'Ava Ciclo – D1'

  test('[REL-avaliacao/comparativo-performance-talento: rows, ties, empty] each closed cycle in its order, with the change from the one before', async () => {
    const { ava, beto, sol, pia, outraPia } = gente
    // sheets meet 100, 75 (manager, twice) and 83.33, 75, 100 of what is required: (2×75 + 86.11) / 3. Later 62.5.
    // Of Beto the manager says 100, those joined 83.33, 75, 41.67 and 100: (2×100 + 75) / 3; what he says of himself weighs nothing
    expect(celulas(await ask([sol, beto, ava], todos()), ...cols)).toEqual([
      [AVA, 'Prova: nominal', 78.7, 78.7, null],
      [AVA, 'Prova: seguinte', 62.5, 62.5, -16.2],
      [AVA, 'Prova: anônima', 78.7, 78.7, 16.2],
      ['Beto Ciclo – D2', 'Prova: seguinte', null, null, null],
      ['Beto Ciclo – D2', 'Prova: anônima', 91.67, 91.67, null],
      ['Sol Ciclo – D3', 'Prova: nominal', 100, 100, null],
      ['Sol Ciclo – D3', 'Prova: seguinte', 100, 100, 0],
    ])
    // against the one before of those that were chosen
    expect(celulas(await ask([ava], [anonimo, nominal]), 'avaliacao', 'fim', 'variacao')).toEqual([
      ['Prova: nominal', '2024-11-30', null],
      ['Prova: anônima', c.app.today(), 0],
    ])
    expect(await ask([pia, outraPia], todos())).toEqual([])
    expect(await ask([ava], [aberto])).toEqual([])
    // two of one name and one result each stay apart, in the order of their registration
    await c.app.database.pool.query('update talento set nome = $2 where id = any($1)', [[ava.id, sol.id], 'Ava Ciclo'])
    expect(celulas(await ask([sol, ava], [nominal]), 'talento', 'resultado')).toEqual([
      [AVA, 78.7],
      ['Ava Ciclo – D3', 100],
    ])
    await c.app.database.pool.query('update talento set nome = $2 where id = $1', [sol.id, 'Sol Ciclo'])
    expect(await recusa(NOME, { talentosIds: [] })).toEqual([['talentosIds', 'Selecione ao menos um talento']])
    expect(await recusa(NOME, { avaliacoesDesempenhosIds: [] })).toEqual([
      ['avaliacoesDesempenhosIds', 'Selecione ao menos uma avaliação de desempenho'],
    ])
  })

  test('tells what was written where it is asked for; of an anonymous cycle what was released, and not by whom', async () => {
    const { ava } = gente
    const escritos = async (more: RecordData) =>
      celulas(await ask([ava], [nominal, anonimo], more), 'avaliacao', 'papel', 'pergunta', 'comentario')
    const linha = (titulo: string) => [titulo, null, null, null]
    const CONTINUAR = 'O que deve continuar?'
    expect(await escritos({})).toEqual([linha('Prova: nominal'), linha('Prova: anônima')])
    const antes = [
      linha('Prova: nominal'),
      ['Prova: nominal', 'Gestor', CONTINUAR, 'Cumpre prazos.'],
      ['Prova: nominal', 'Par', CONTINUAR, 'Ouve os outros.'],
      linha('Prova: anônima'),
    ]
    expect(await escritos({ analise: 'QUALITATIVA' })).toEqual(antes)
    await c.app.database.pool.query(
      `update colecao_anonima set comentarios_liberados = true where registro_id in
        (select id from avaliado_avaliacao_desempenho where avaliacao_desempenho_id = $1 and avaliado_id = $2)`,
      [anonimo.id, ava.id],
    )
    expect(await escritos({ analise: 'QUALITATIVA' })).toEqual([
      ...antes,
      ['Prova: anônima', null, CONTINUAR, 'Fala pouco.'],
    ])
  })

  test('[REL-avaliacao/comparativo-performance-talento: areas, companies] a manager compares her people, another company nobody', async () => {
    const { ava, sol } = gente
    const dela = await ask([ava, sol], [nominal], {}, c.gestora)
    expect(celulas(dela, 'talento', 'resultado')).toEqual([[AVA, 78.7]])
    expect(await ask([ava, sol], [nominal], {}, c.outra)).toEqual([])
  })
})
