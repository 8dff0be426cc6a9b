import { expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { startCandidatos, url, values } from './regras-candidato.ts'

/** Each rule of spec 1 §5.8 and §5.9 about a row of a candidate's lists, from both sides over HTTP. */

const subject = startCandidatos()

/** rule, list, a row that goes, and rows that do not with what is said of them */
type Change = [change: RecordData, said: Record<string, string>]
const linhas: [rule: string, list: string, changes: Change[]][] = [
  ['R-EXP-EMPRESA', 'experiencias', [[{ empresa: ' ' }, { empresa: 'Empresa é obrigatório' }]]],
  ['R-EXP-CARGO', 'experiencias', [[{ cargo: null }, { cargo: 'Cargo é obrigatório' }]]],
  [
    'R-EXP-NOMEMERCADO',
    'experiencias',
    [
      [{ cargo: null, checkNomeCargo: true }, { nomeMercado: 'Cargo é obrigatório' }],
      [{ cargo: null, checkNomeCargo: true, nomeMercado: 'Padeiro' }, {}],
    ],
  ],
  [
    'R-EXP-ADMISSAO-REQ',
    'experiencias',
    [[{ dataAdmissao: null }, { dataAdmissao: 'Data de Admissão é obrigatório' }]],
  ],
  [
    'R-EXP-DESLIG',
    'experiencias',
    [
      [
        { dataDesligamento: '2020-01-01' },
        { dataDesligamento: 'A data de desligamento não pode ser anterior à data de admissão' },
      ],
      [{ dataDesligamento: '2020-01-02' }, {}],
    ],
  ],
  [
    'R-EXP-MOTIVO-MAX',
    'experiencias',
    [
      [{ motivoSaida: 'm'.repeat(101) }, { motivoSaida: 'Motivo da Saída deve ter no máximo 100 caracteres' }],
      [{ motivoSaida: 'm'.repeat(100) }, {}],
    ],
  ],
  ['R-IDI-IDIOMA', 'candidatoIdiomas', [[{ idioma: null }, { idioma: 'Idioma é obrigatório' }]]],
  ['R-IDI-NIVEL', 'candidatoIdiomas', [[{ nivel: '' }, { nivel: 'Nível é obrigatório' }]]],
  ['R-FOR-AREA', 'formacao', [[{ areaFormacao: null }, { areaFormacao: 'Selecione a Área de Formação' }]]],
  [
    'R-FOR-REQ',
    'formacao',
    [
      [{ curso: '' }, { curso: 'Curso é obrigatório' }],
      [{ local: ' ' }, { local: 'Instituição é obrigatório' }],
      [{ tipo: null }, { tipo: 'Tipo é obrigatório' }],
      [{ curso: 'c'.repeat(101) }, { curso: 'Curso deve ter no máximo 100 caracteres' }],
      [{ local: 'l'.repeat(101) }, { local: 'Instituição deve ter no máximo 100 caracteres' }],
      [{ curso: 'c'.repeat(100), local: 'l'.repeat(100) }, {}],
    ],
  ],
  ['R-FOR-SITUACAO', 'formacao', [[{ situacao: null }, { situacao: 'Situação é obrigatória' }]]],
  [
    'R-FOR-CONCLUSAO',
    'formacao',
    [
      [{ conclusao: 'x'.repeat(21) }, { conclusao: 'Conclusão deve ter no máximo 20 caracteres' }],
      [{ anoConclusao: '13/2024' }, { anoConclusao: 'Mês/ano inválido' }],
      [{ conclusao: 'x'.repeat(20), anoConclusao: '12/2024' }, {}],
    ],
  ],
  [
    'R-CER-REQ',
    'certificados',
    [
      [{ titulo: '' }, { titulo: 'Título é obrigatório' }],
      [{ organizacao: '' }, { organizacao: 'Organização Emissora é obrigatório' }],
      [{ tipo: null }, { tipo: 'Tipo é obrigatório' }],
    ],
  ],
  [
    'R-CER-DATAS',
    'certificados',
    [
      [{ tipo: 'CURSO' }, { dataInicio: 'Data de Início é obrigatório', dataFim: 'Data de Término é obrigatório' }],
      [{ tipo: 'CURSO', dataInicio: '2024-01-02', dataFim: '2024-01-02' }, {}],
      [
        { tipo: 'CURSO', dataInicio: '2024-01-02', dataFim: '2024-01-01' },
        { dataFim: 'Data final inferior a data inicial.' },
      ],
    ],
  ],
  [
    'R-CER-DIARIA',
    'certificados',
    [
      [{ cargaHorariaDiaria: 25 }, { cargaHorariaDiaria: 'Carga horária diária não pode ser maior 24 horas' }],
      [{ cargaHorariaDiaria: 24 }, {}],
    ],
  ],
  [
    'R-CER-TOTAL',
    'certificados',
    [
      [
        { cargaHorariaDiaria: 8, cargaHorariaTotal: 7 },
        { cargaHorariaTotal: 'Carga horária total não pode ser menor que a carga horária diária' },
      ],
      [{ cargaHorariaDiaria: 8, cargaHorariaTotal: 8 }, {}],
    ],
  ],
]

test.each(linhas)('[%s] in a row of %s', async (_, list, changes) => {
  const [fits] = values(subject)[list] as RecordData[]
  expect(await subject.answered({ [list]: [fits] })).toEqual([])
  for (const [change, said] of changes) {
    const wanted = Object.entries(said).map(([field, message]) => `${list}[0].${field}: ${message}`)
    expect([change, (await subject.answered({ [list]: [{ ...fits, ...change }] })).sort()]).toEqual([
      change,
      wanted.sort(),
    ])
  }
})

test('[R-EXP-ADMISSAO-HOJE] the admission is today or before', async () => {
  const today = subject.app.today()
  const [fits] = values(subject).experiencias as [RecordData]
  const on = (dataAdmissao: string) => subject.answered({ experiencias: [{ ...fits, dataAdmissao }] })
  expect(await on(today)).toEqual([])
  expect(await on(new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10))).toEqual([
    'experiencias[0].dataAdmissao: A data de admissão deve ser igual ou anterior a data atual',
  ])
})

test('[R-EXP-FONE] the telephone of the contact is typed with or without its mask and stored as digits', async () => {
  const [fits] = values(subject).experiencias as [RecordData]
  const of = (contatoEmpresa: string) => ({ experiencias: [{ ...fits, contatoEmpresa }] })
  for (const wrong of ['(85) 98888-777788', '98888-77', 'ligar à tarde'])
    expect([wrong, await subject.answered(of(wrong))]).toEqual([
      wrong,
      ['experiencias[0].contatoEmpresa: Número de telefone inválido.'],
    ])
  for (const right of ['(85) 98888-7777', '85988887777']) {
    const stored = (await subject.rh.post(url, { nome: 'Rui Contato', ...of(right) })).json()
    expect(stored.experiencias[0].contatoEmpresa).toBe('85988887777')
  }
})
