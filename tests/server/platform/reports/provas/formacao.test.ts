import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'
import { pessoas, saiuEm } from './cenas/pessoas.ts'

/** What people have learned — spec 3 §7: formacao-escolar, talento-certificado. */
let c: Cenario
const daqui = (days: number): string =>
  new Date(Date.parse(c.app.today()) + days * 86_400_000).toISOString().slice(0, 10)
beforeAll(async () => {
  c = await cenario()
  const { make, contrata } = pessoas(c)
  const area: Registro = await make('captacao/areas-formacao', { nome: 'Prova' })
  const curso = (tipo: string, nome: string, situacao = 'COMPLETO') => ({
    areaFormacao: { id: area.id },
    curso: nome,
    local: 'Escola',
    tipo,
    situacao,
  })
  const papel = (titulo: string, validade?: string): RecordData => ({
    titulo,
    organizacao: 'Instituto Prova',
    tipo: 'CERTIFICACAO',
    dataInicio: '2025-01-10',
    dataFim: '2025-02-10',
    ...(validade && { validade }),
  })
  // goes on learning: only what is done counts
  await contrata('Gil Prova', 'F1', [['2024-01-10', 'norte']], {
    formacoes: [curso('GRADUACAO', 'DIREITO'), curso('MESTRADO', 'FILOSOFIA', 'EM_ANDAMENTO')],
    certificados: [papel('Prova NR-10', daqui(-1)), papel('Prova inglês')],
  })
  await contrata('Gil Prova', 'F2', [['2024-01-10', 'norte']], {
    formacoes: [curso('TECNICO', 'REDES'), curso('GRADUACAO', 'LETRAS')],
    certificados: [papel('Prova NR-10', daqui(30))],
  })
  await contrata(
    'Hugo Prova',
    'F3',
    [
      ['2024-01-10', 'norte'],
      ['2025-06-01', 'sul'],
    ],
    {
      formacoes: [curso('ESPECIALIZACAO', 'GESTÃO'), curso('GRADUACAO', 'LETRAS')],
      certificados: [papel('Prova NR-35', daqui(0)), papel('Prova NR-10', daqui(91))],
    },
  )
  await contrata('Foi Prova', 'F4', [['2024-01-10', 'norte']], {
    ...saiuEm('2025-04-30'),
    formacoes: [curso('DOUTORADO', 'LETRAS')],
    certificados: [papel('Prova NR-10', daqui(30))],
  })
}, 120_000)
afterAll(() => c?.app.close())

describe('Formação Escolar', () => {
  const ask = (more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'gestao-talentos/formacao-escolar', { areasIds: c.areasIds, ...more })
  const linhas = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'escolaridade', 'talento', 'matricula', 'curso', 'area')

  const hugo = ['Especialização', 'Hugo Prova', 'F3', 'GESTÃO', 'Sul']
  const gils = [
    ['Graduação', 'Gil Prova', 'F1', 'DIREITO', 'Norte'],
    ['Graduação', 'Gil Prova', 'F2', 'LETRAS', 'Norte'],
  ]
  const nada = (nome: string, numero: string, area: string) => ['Sem formação concluída', nome, numero, null, area]
  const semNorte = [
    nada('Ana Prova', 'P1', 'Norte'),
    nada('Ana Prova', 'P5', 'Norte'),
    nada('Bia Prova', 'P2', 'Norte'),
  ]
  const caio = nada('Caio Prova', 'P3', 'Sul')

  test('[REL-gestao-talentos/formacao-escolar: rows, ties, empty] by the highest that is done, the highest first; who has none comes last; a degree that nobody has is no group', async () => {
    expect(await linhas()).toEqual([hugo, ...gils, ...semNorte, caio])
    expect(await linhas({ escolaridades: ['GRADUACAO', 'DOUTORADO'] })).toEqual(gils)
    expect(await linhas({ escolaridades: ['NENHUMA', 'ESPECIALIZACAO'] })).toEqual([hugo, ...semNorte, caio])
    expect(await linhas({ escolaridades: ['MESTRADO'] })).toEqual([])
    expect(await linhas({ areasIds: [c.sul.id] })).toEqual([hugo, caio])
  })

  test('at least one has to be chosen', async () => {
    const answer = await c.admin.post('/api/gestao-talentos/relatorios/formacao-escolar', {
      filters: { escolaridades: [] },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errors: [{ field: 'escolaridades', message: 'Selecione ao menos uma escolaridade' }] },
    ])
  })

  test('[REL-gestao-talentos/formacao-escolar: areas, companies] a manager gets her area, another company nothing', async () => {
    expect(await linhas({}, c.gestora)).toEqual([...gils, ...semNorte])
    expect(await linhas({}, c.outra)).toEqual([])
  })
})

describe('Certificados dos Talentos', () => {
  const ask = (more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'gestao-talentos/talento-certificado', { areasIds: c.areasIds, ...more })
  const linhas = async (...asked: Parameters<typeof ask>) =>
    celulas(
      await ask(...asked),
      'talento',
      'certificado',
      'organizacao',
      'inicio',
      'fim',
      'validade',
      'situacao',
      'area',
    )

  const papel = (quem: string, titulo: string, days: number | undefined, situacao: string, area = 'Norte') => [
    quem,
    titulo,
    'Instituto Prova',
    '2025-01-10',
    '2025-02-10',
    days === undefined ? null : daqui(days),
    situacao,
    area,
  ]
  const todos = () => [
    papel('Gil Prova – F1', 'Prova NR-10', -1, 'Vencido'),
    papel('Gil Prova – F1', 'Prova inglês', undefined, 'Sem validade'),
    papel('Gil Prova – F2', 'Prova NR-10', 30, 'Em dia'),
    papel('Hugo Prova – F3', 'Prova NR-35', 0, 'Em dia', 'Sul'),
    papel('Hugo Prova – F3', 'Prova NR-10', 91, 'Em dia', 'Sul'),
  ]

  test('[REL-gestao-talentos/talento-certificado: rows, ties, empty] each person has his, two of one name apart; what ends today is still good', async () => {
    expect(await linhas()).toEqual(todos())
    const [vencido, semValidade, em30, hoje, em91] = todos()
    expect(await linhas({ vencimento: 'VENCIDO' })).toEqual([vencido])
    expect(await linhas({ vencimento: 'EM_30_DIAS' })).toEqual([em30, hoje])
    expect(await linhas({ vencimento: 'EM_90_DIAS' })).toEqual([em30, hoje])
    expect(await linhas({ vencimento: 'EM_DIA' })).toEqual([em30, hoje, em91])
    expect(await linhas({ vencimento: 'SEM_VALIDADE' })).toEqual([semValidade])
    expect(await linhas({ certificado: 'nr-35' })).toEqual([hoje])
    expect(await linhas({ certificado: 'nenhum' })).toEqual([])
    expect(await linhas({ cargosIds: [c.cargos.vazio.id] })).toEqual([])
  })

  test('[REL-gestao-talentos/talento-certificado: areas, companies] a manager gets her area, another company nothing', async () => {
    expect(await linhas({}, c.gestora)).toEqual(todos().slice(0, 3))
    expect(await linhas({}, c.outra)).toEqual([])
  })
})
