import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shiftDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { experiencias, type Modelo, respostas } from '#tests/server/domain/avaliacao/experiencias.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'
import { pessoas, saiuEm } from './cenas/pessoas.ts'

/** Experience periods of people whose days and answers are known, as of today — spec 2 §5, §7 */
let c: Cenario
let hoje: string
let p30: Registro
let p60: Registro
let modelo: Modelo
let outroModelo: Modelo
let gente: Record<'ana' | 'bento' | 'bentos' | 'cida' | 'davi' | 'eva', Registro>

const dia = (n: number) => shiftDay(hoje, n)

async function avalia(talento: Registro, nota: number, opcao: number, texto?: string): Promise<void> {
  const answer = await c.admin.post(
    `/api/avaliacao/acompanhamentos-periodos-experiencia/talentos/${talento.id}/colaboradores-questionarios`,
    {
      ...{ periodoExperienciaId: p30.id, modeloAvaliacaoId: modelo.id },
      respostas: respostas(modelo, nota, opcao, texto),
    },
  )
  if (answer.statusCode !== 201) throw new Error(answer.body)
}

beforeAll(async () => {
  c = await cenario()
  hoje = c.app.today()
  const make = experiencias(c.admin)
  p30 = await make.periodo('Prova 30', 30)
  p60 = await make.periodo('Prova 60', 60)
  modelo = await make.modelo('Prova: trinta', p30)
  outroModelo = await make.modelo('Prova: sessenta', p60)
  const { contrata } = pessoas(c)
  gente = {
    ana: await contrata('Ana Expe', 'E1', [[dia(-29), 'norte']]),
    bento: await contrata('Bento Expe', 'E2', [[dia(-39), 'norte']]),
    // of the same name; in Sul on her 30th day, in Norte today
    bentos: await contrata('Bento Expe', 'E3', [
      [dia(-39), 'sul'],
      [dia(-5), 'norte'],
    ]),
    cida: await contrata('Cida Expe', 'E4', [[dia(-19), 'sul']]),
    davi: await contrata('Davi Expe', 'E5', [[dia(-50), 'norte']], saiuEm(dia(-1))),
    eva: await contrata('Eva Expe', 'E6', [[dia(-49), 'norte']]),
  }
  // (2 × nota / 10 + option / 4) / 3: 25.00, 91.67, 91.67, 25.00 and 50.00 exactly; Eva answers nothing
  await avalia(gente.ana, 3.75, 2, 'Chegou cedo.')
  await avalia(gente.bento, 10, 1)
  await avalia(gente.bentos, 10, 1, 'Aprende depressa.')
  await avalia(gente.cida, 2.5, 2)
}, 180_000)
afterAll(() => c?.app.close())

const report =
  (nome: string, base: () => RecordData) =>
  (more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, `avaliacao/${nome}`, { areasIds: c.areasIds, ...base(), ...more })
const recusa = async (nome: string, filters: RecordData) => {
  const answer = await c.admin.post(`/api/avaliacao/relatorios/${nome}`, { filters, formato: 'json' })
  return [answer.statusCode, (answer.json() as { errors: { message: string }[] }).errors[0]?.message]
}
const semAreas = { areasIds: [] }
const AREAS = [400, 'Selecione ao menos uma Área Organizacional']
const MODELO = [400, 'Modelo de Avaliação é obrigatório']

describe('acompanhamento-experiencia-previsto', () => {
  const NOME = 'acompanhamento-experiencia-previsto'
  const ask = report(NOME, () => ({ dataReferencia: hoje, periodosExperienciaIds: [p30.id, p60.id] }))
  const cols = ['area', 'talento', 'decorridos', 'periodo', 'vencimento', 'faltam']

  test('[R-REL-01, R-REL-08] [REL-avaliacao/acompanhamento-experiencia-previsto: rows, ties, empty] what is still to come on the day', async () => {
    expect(celulas(await ask(), ...cols)).toEqual([
      ['Prova > Norte', 'Ana Expe', 30, 'Prova 60', dia(30), 30],
      ['Prova > Norte', 'Bento Expe', 40, 'Prova 60', dia(20), 20],
      ['Prova > Norte', 'Bento Expe', 40, 'Prova 60', dia(20), 20],
      ['Prova > Norte', 'Eva Expe', 50, 'Prova 60', dia(10), 10],
      ['Prova > Sul', 'Cida Expe', 20, 'Prova 60', dia(40), 40],
    ])
    // as of the day before yesterday nobody had answered, and Davi was there; his 60th day was to come
    expect(celulas(await ask({ dataReferencia: dia(-2), areasIds: [c.norte.id] }), 'talento', 'periodo')).toEqual([
      ['Ana Expe', 'Prova 30'],
      ['Ana Expe', 'Prova 60'],
      ['Bento Expe', 'Prova 60'],
      ['Bento Expe', 'Prova 60'],
      ['Davi Expe', 'Prova 60'],
      ['Eva Expe', 'Prova 60'],
    ])
    expect(await ask({ periodosExperienciaIds: [p30.id] })).toEqual([])
    expect((await recusa(NOME, { dataReferencia: '', areasIds: c.areasIds }))[0]).toBe(400)
    expect(await recusa(NOME, { dataReferencia: hoje, ...semAreas })).toEqual(AREAS)
  })

  test('[REL-avaliacao/acompanhamento-experiencia-previsto: areas, companies] a manager gets his people, another company nothing', async () => {
    expect(celulas(await ask({}, c.gestora), 'talento')).toEqual([
      ['Ana Expe'],
      ['Bento Expe'],
      ['Bento Expe'],
      ['Eva Expe'],
    ])
    expect(await ask({}, c.outra)).toEqual([])
  })
})

describe('acompanhamento-periodo-experiencia', () => {
  const NOME = 'acompanhamento-periodo-experiencia'
  const ask = report(NOME, () => ({ dataIni: dia(-30), dataFim: hoje, periodosIds: [p30.id] }))
  const cols = ['area', 'talento', 'matricula', 'vencimento', 'situacao', 'performance', 'resultado']

  test('[R-REL-06, R-REL-07] [REL-avaliacao/acompanhamento-periodo-experiencia: rows, ties, empty] each due evaluation with its state', async () => {
    expect(celulas(await ask(), ...cols)).toEqual([
      ['Prova > Norte', 'Ana Expe', 'E1', hoje, 'Respondida', 25, 'Abaixo do mínimo'],
      ['Prova > Norte', 'Bento Expe', 'E2', dia(-10), 'Respondida', 91.67, 'Aprovado'],
      ['Prova > Norte', 'Davi Expe', 'E5', dia(-21), 'Não respondida (vencida)', null, null],
      ['Prova > Norte', 'Eva Expe', 'E6', dia(-20), 'Não respondida (vencida)', null, null],
      ['Prova > Sul', 'Bento Expe', 'E3', dia(-10), 'Respondida', 91.67, 'Aprovado'],
    ])
    // Cida is due in ten days: she was answered before
    expect(celulas(await ask({ dataFim: dia(10), areasIds: [c.sul.id] }), 'talento', 'respondidaEm')).toEqual([
      ['Bento Expe', hoje],
      ['Cida Expe', hoje],
    ])
    // answers of other models are left out, those who owe stay
    expect(celulas(await ask({ avaliacoesIds: [outroModelo.id] }), 'talento')).toEqual([['Davi Expe'], ['Eva Expe']])
    expect(await ask({ dataIni: dia(-400), dataFim: dia(-399) })).toEqual([])
    const base = { dataIni: dia(-30), dataFim: hoje, areasIds: c.areasIds }
    const cinco = await Promise.all([1, 2, 3].map((n) => experiencias(c.admin).periodo(`Prova a mais ${n}`, n)))
    const muitos = [p30, p60, ...cinco].map(({ id }) => id)
    const PERIODOS = [400, 'Selecione de 1 a 4 períodos de acompanhamento']
    expect(await recusa(NOME, { ...base, periodosIds: [] })).toEqual(PERIODOS)
    expect(await recusa(NOME, { ...base, periodosIds: muitos })).toEqual(PERIODOS)
    const um = { ...base, periodosIds: [p30.id] }
    expect(await recusa(NOME, { ...um, avaliacoesIds: [] })).toEqual([400, 'Selecione ao menos uma avaliação'])
    expect(await recusa(NOME, { ...um, ...semAreas })).toEqual(AREAS)
    expect((await recusa(NOME, { ...um, dataFim: '' }))[0]).toBe(400)
  })

  test('[REL-avaliacao/acompanhamento-periodo-experiencia: areas, companies] a manager gets his people, another company nothing', async () => {
    // the other Bento works in Norte today, and was in Sul on the due day
    expect(celulas(await ask({}, c.gestora), 'talento', 'area')).toEqual([
      ['Ana Expe', 'Prova > Norte'],
      ['Bento Expe', 'Prova > Norte'],
      ['Davi Expe', 'Prova > Norte'],
      ['Eva Expe', 'Prova > Norte'],
      ['Bento Expe', 'Prova > Sul'],
    ])
    expect(await ask({}, c.outra)).toEqual([])
  })
})

describe('ranking-performance-periodo-experiencia', () => {
  const NOME = 'ranking-performance-periodo-experiencia'
  const ask = report(NOME, () => ({ modeloAvaliacaoId: { id: modelo.id }, dataIni: dia(-1), dataFim: hoje }))
  const cols = ['colocacao', 'talento', 'matricula', 'area', 'performance']

  test('[R-REL-06, R-REL-08, R-REL-09] [REL-avaliacao/ranking-performance-periodo-experiencia: rows, ties, empty] equal performances share a place', async () => {
    expect(celulas(await ask(), ...cols)).toEqual([
      [1, 'Bento Expe', 'E2', 'Prova > Norte', 91.67],
      [1, 'Bento Expe', 'E3', 'Prova > Sul', 91.67],
      [3, 'Ana Expe', 'E1', 'Prova > Norte', 25],
      [4, 'Cida Expe', 'E4', 'Prova > Sul', 16.67],
    ])
    expect(celulas(await ask({ areasIds: [c.sul.id] }), ...cols.slice(0, 3))).toEqual([
      [1, 'Bento Expe', 'E3'],
      [2, 'Cida Expe', 'E4'],
    ])
    expect(await ask({ modeloAvaliacaoId: { id: outroModelo.id } })).toEqual([])
    expect(await ask({ dataFim: dia(-1) })).toEqual([])
    const base = { dataIni: dia(-1), dataFim: hoje, areasIds: c.areasIds }
    expect(await recusa(NOME, base)).toEqual(MODELO)
    expect(await recusa(NOME, { ...base, modeloAvaliacaoId: { id: modelo.id }, ...semAreas })).toEqual(AREAS)
    expect((await recusa(NOME, { ...base, modeloAvaliacaoId: { id: modelo.id }, dataFim: '' }))[0]).toBe(400)
  })

  test('[REL-avaliacao/ranking-performance-periodo-experiencia: areas, companies] a manager ranks his people alone, another company nobody', async () => {
    expect(celulas(await ask({}, c.gestora), 'colocacao', 'matricula')).toEqual([
      [1, 'E2'],
      [1, 'E3'],
      [3, 'E1'],
    ])
    expect(
      (
        await c.outra.post(`/api/avaliacao/relatorios/${NOME}`, {
          filters: { modeloAvaliacaoId: { id: modelo.id }, dataIni: dia(-1), dataFim: hoje },
          formato: 'json',
        })
      ).statusCode,
    ).not.toBe(200)
  })
})

describe('resultado-avaliacao-agrupado-faixa', () => {
  const NOME = 'resultado-avaliacao-agrupado-faixa'
  const ask = report(NOME, () => ({ modeloAvaliacaoId: { id: modelo.id } }))
  const cols = ['faixa', 'quantidade', 'percentual']

  test('[R-REL-08, R-REL-09] [REL-avaliacao/resultado-avaliacao-agrupado-faixa: rows, ties, empty] 25.00 counts in the first range, one that nobody reached is shown', async () => {
    expect(celulas(await ask(), ...cols)).toEqual([
      ['0 a 25%', 2, 50],
      ['Acima de 25 até 50%', 0, 0],
      ['Acima de 50 até 75%', 0, 0],
      ['Acima de 75 até 100%', 2, 50],
    ])
    expect(celulas(await ask({ areasIds: [c.norte.id] }), 'quantidade')).toEqual([[1], [0], [0], [1]])
    expect(await ask({ modeloAvaliacaoId: { id: outroModelo.id } })).toEqual([])
    expect(await recusa(NOME, { areasIds: c.areasIds })).toEqual(MODELO)
    expect(await recusa(NOME, { modeloAvaliacaoId: { id: modelo.id }, ...semAreas })).toEqual(AREAS)
  })

  test('[REL-avaliacao/resultado-avaliacao-agrupado-faixa: areas, companies] a manager counts his people alone', async () => {
    expect(celulas(await ask({}, c.gestora), 'quantidade', 'percentual')).toEqual([
      [1, 33.33],
      [0, 0],
      [0, 0],
      [2, 66.67],
    ])
    expect(
      (
        await c.outra.post(`/api/avaliacao/relatorios/${NOME}`, {
          filters: { modeloAvaliacaoId: { id: modelo.id } },
          formato: 'json',
        })
      ).statusCode,
    ).not.toBe(200)
  })
})

describe('resultado-avaliacao', () => {
  const NOME = 'resultado-avaliacao'
  const ask = report(NOME, () => ({
    modeloAvaliacaoId: { id: modelo.id },
    dataIni: dia(-1),
    dataFim: hoje,
    resultado: 'G',
  }))
  const PONTUALIDADE = '1. Pontualidade'
  const INTEGRACAO = '2. Integração com a equipe'
  const TEXTO = '3. O que observou?'

  test('[R-REL-06, R-REL-08, R-REL-09] [REL-avaliacao/resultado-avaliacao: rows, ties, empty] how often each answer, averages and texts; by name where asked', async () => {
    // marks 3.75, 10, 10, 2.5: mean 6.5625
    expect(celulas(await ask(), 'pergunta', 'resposta', 'quantidade', 'percentual', 'media')).toEqual([
      [PONTUALIDADE, 'Média das notas', 4, null, 6.56],
      [PONTUALIDADE, 'Nota 2,5', 1, 25, null],
      [PONTUALIDADE, 'Nota 3,75', 1, 25, null],
      [PONTUALIDADE, 'Nota 10', 2, 50, null],
      [INTEGRACAO, 'Ótima', 0, 0, null],
      [INTEGRACAO, 'Boa', 2, 50, null],
      [INTEGRACAO, 'Ruim', 2, 50, null],
      [TEXTO, 'Respostas escritas', 2, null, null],
      [TEXTO, 'Aprende depressa.', null, null, null],
      [TEXTO, 'Chegou cedo.', null, null, null],
    ])
    expect(celulas(await ask({ resultado: 'I', areasIds: [c.norte.id] }), 'pergunta', 'talento', 'resposta')).toEqual([
      [PONTUALIDADE, 'Ana Expe – E1', '3,75 de 10'],
      [PONTUALIDADE, 'Bento Expe – E2', '10 de 10'],
      [INTEGRACAO, 'Ana Expe – E1', 'Ruim'],
      [INTEGRACAO, 'Bento Expe – E2', 'Boa'],
      [TEXTO, 'Ana Expe – E1', 'Chegou cedo.'],
    ])
    const ambos = celulas(await ask({ resultado: 'A' }), 'pergunta', 'talento', 'resposta')
    expect(ambos.filter(([pergunta]) => pergunta === TEXTO)).toEqual([
      [TEXTO, null, 'Respostas escritas'],
      [TEXTO, 'Ana Expe – E1', 'Chegou cedo.'],
      [TEXTO, 'Bento Expe – E3', 'Aprende depressa.'],
    ])
    expect(await ask({ modeloAvaliacaoId: { id: outroModelo.id } })).toEqual([])
    const base = { dataIni: dia(-1), dataFim: hoje, areasIds: c.areasIds }
    expect(await recusa(NOME, base)).toEqual(MODELO)
    expect(await recusa(NOME, { ...base, modeloAvaliacaoId: { id: modelo.id }, ...semAreas })).toEqual(AREAS)
  })

  test('[REL-avaliacao/resultado-avaliacao: areas, companies] answers about people a manager does not see are not among his', async () => {
    expect(celulas((await ask({}, c.gestora)).slice(0, 1), 'quantidade', 'media')).toEqual([[3, 7.92]])
    expect(
      (
        await c.outra.post(`/api/avaliacao/relatorios/${NOME}`, {
          filters: { modeloAvaliacaoId: { id: modelo.id }, dataIni: dia(-1), dataFim: hoje, resultado: 'G' },
          formato: 'json',
        })
      ).statusCode,
    ).not.toBe(200)
  })
})

describe('cartao-acompanhamento-periodo-experiencia', () => {
  const NOME = 'cartao-acompanhamento-periodo-experiencia'
  const filtros = () => ({
    dataReferencia: hoje,
    talentosIds: [gente.bento, gente.bentos, gente.ana].map(({ id }) => id),
    periodosAcompanhamento: [p30.id, p60.id],
  })
  const ask = (more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, `avaliacao/${NOME}`, { ...filtros(), ...more })
  const cols = ['cartao', 'periodo', 'vencimento', 'situacao', 'performance', 'minimo', 'resultado', 'area']
  const br = (day: string) => day.split('-').reverse().join('/')

  test('[R-REL-01, R-REL-10, R-REL-11] [REL-avaliacao/cartao-acompanhamento-periodo-experiencia: rows, ties, empty] a card per talent, two of one name apart', async () => {
    const cartao = (nome: string, admissao: number) => `${nome} · admissão em ${br(dia(admissao))}`
    const ana = cartao('Ana Expe – E1', -29)
    const e2 = cartao('Bento Expe – E2', -39)
    const e3 = cartao('Bento Expe – E3', -39)
    expect(celulas(await ask(), ...cols)).toEqual([
      [ana, 'Prova 30', hoje, 'Respondida', 25, 70, 'Abaixo do mínimo', 'Prova > Norte'],
      [ana, 'Prova 60', dia(30), 'Não respondida', null, null, null, 'Prova > Norte'],
      [e2, 'Prova 30', dia(-10), 'Respondida', 91.67, 70, 'Aprovado', 'Prova > Norte'],
      [e2, 'Prova 60', dia(20), 'Não respondida', null, null, null, 'Prova > Norte'],
      [e3, 'Prova 30', dia(-10), 'Respondida', 91.67, 70, 'Aprovado', 'Prova > Sul'],
      [e3, 'Prova 60', dia(20), 'Não respondida', null, null, null, 'Prova > Norte'],
    ])
    expect(celulas(await ask({ dataReferencia: dia(-1), talentosIds: [gente.ana.id] }), 'situacao')).toEqual([
      ['Não respondida'],
      ['Não respondida'],
    ])
    expect(await ask({ talentosIds: [gente.davi.id] })).toEqual([])
    expect(await recusa(NOME, { ...filtros(), talentosIds: [] })).toEqual([400, 'Selecione ao menos um talento'])
    const PERIODOS = [400, 'Selecione de 1 a 6 períodos de acompanhamento']
    expect(await recusa(NOME, { ...filtros(), periodosAcompanhamento: [] })).toEqual(PERIODOS)
    const sete = Array.from({ length: 7 }, (_, i) => i + 1)
    expect(await recusa(NOME, { ...filtros(), periodosAcompanhamento: sete })).toEqual(PERIODOS)
    expect((await recusa(NOME, { ...filtros(), dataReferencia: '' }))[0]).toBe(400)
  })

  test('[REL-avaliacao/cartao-acompanhamento-periodo-experiencia: areas, companies] cards of people one sees, each on a page with lines to sign on', async () => {
    const cida = { talentosIds: [gente.cida.id, gente.ana.id] }
    expect(celulas(await ask(cida, c.gestora), 'periodo')).toHaveLength(2)
    expect(
      (await c.outra.post(`/api/avaliacao/relatorios/${NOME}`, { filters: filtros(), formato: 'json' })).statusCode,
    ).not.toBe(200)
    const printed = await c.admin.post(`/api/avaliacao/relatorios/${NOME}`, { filters: filtros(), formato: 'pdf' })
    const pages = await pagesOf(printed.rawPayload)
    expect(pages.map((page) => ['Gestor', 'Recursos Humanos'].every((words) => page.includes(words)))).toEqual([
      true,
      true,
      true,
    ])
    expect(pages[1]).toContain('E2')
  })
})

test('[R-REL-06+] a period begins one month back and ends today where nothing is said', async () => {
  await c.app.database.pool.query('update colaborador_questionario set respondida_em = $1 where colaborador_id = $2', [
    dia(-32),
    gente.ana.id,
  ])
  const rows = await linhasDe(c.admin, 'avaliacao/ranking-performance-periodo-experiencia', {
    modeloAvaliacaoId: { id: modelo.id },
  })
  expect(celulas(rows, 'matricula')).toEqual([['E2'], ['E3'], ['E4']])
})
