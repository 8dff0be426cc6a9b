import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { setAt } from '#schemas/runtime/paths.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { configure, first, type Stored } from './solicitacao.ts'

/** Each rule of document 1 about a candidate, from both sides over HTTP; labels and messages as the specification has them. */

const url = '/api/captacao/candidatos'
let app: TestApp
let admin: Client
let rh: Client
/** records of the company that the samples name */
const ref: Record<string, { id: number }> = {}

const asks = (...camposCandidatoObrigatorios: string[]) =>
  configure(admin, { camposCandidatoObrigatorios, camposCandidatoVisiveis: [], campoExtraCandidato: true })

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  for (const [name, route] of [
    ['cargo', 'cargo-salario/cargos'],
    ['area', 'captacao/areas-interesse'],
    ['conhecimento', 'cargo-salario/conhecimentos'],
    ['idioma', 'captacao/idiomas'],
    ['formacao', 'captacao/areas-formacao'],
    ['origem', 'captacao/como-ficou-sabendo-vaga'],
    ['uf', 'geral/estados'],
  ] as const)
    ref[name] = await first(rh, route)
  ref.cidade = await first(rh, 'geral/cidades', { ufId: ref.uf?.id })
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const foto = await rh.upload('/api/arquivos', 'foto.png', Buffer.from(pixel, 'base64'), 'image/png')
  ref.foto = foto.json() as { id: number }
})
afterAll(() => app?.close())

/** 'field: message' of every violation; empty when the candidate is stored. */
async function answered(body: RecordData): Promise<string[]> {
  const answer = await rh.post(url, { nome: 'Rui Regra', ...body })
  if (answer.statusCode === 201) return []
  expect(answer.statusCode, answer.body).toBe(400)
  return (answer.json() as { errors: { field?: string; message: string }[] }).errors.map(
    ({ field, message }) => `${field}: ${message}`,
  )
}

const values = (): Record<string, unknown> => ({
  foto: ref.foto?.id,
  nomeSocial: 'Rui',
  'pessoal.dataNascimento': '1991-03-04',
  'pessoal.naturalidade': 'Crato',
  'pessoal.cpf': '39053344705',
  'pessoal.indicadoPor': 'Uma colega',
  'pessoal.escolaridade': '07',
  'pessoal.estadoCivil': '01',
  'pessoal.qtdFilhos': 0,
  'pessoal.conjuge': 'Lia',
  'pessoal.profissaoConjuge': 'Médica',
  'pessoal.pai': 'José',
  'pessoal.profissaoPai': 'Pedreiro',
  'pessoal.mae': 'Ana',
  'pessoal.profissaoMae': 'Costureira',
  'pessoal.deficiencia': '0',
  'pessoal.rg': '2001001001',
  'pessoal.rgUfId': ref.uf,
  'pessoal.rgOrgaoEmissor': 'SSP',
  'pessoal.rgDataExpedicao': '2010-01-01',
  'pessoal.titEleitNumero': '102385010671',
  'pessoal.titEleitZona': '1',
  'pessoal.titEleitSecao': '22',
  'pessoal.certificadoMilitar.numero': '123',
  'pessoal.ctps.numero': '456',
  'pessoal.pis': '12056412545',
  'pessoal.etniaRaca': '1',
  'endereco.cep': '60000000',
  'endereco.logradouro': 'Rua A',
  'endereco.numero': '10',
  'endereco.complemento': 'Casa',
  'endereco.uf': ref.uf,
  'endereco.cidade': ref.cidade,
  'endereco.bairro': 'Centro',
  'contato.email': 'rui@exemplo.com.br',
  'contato.ddd': '85',
  'contato.foneFixo': '32221111',
  'contato.dddCelular': '85',
  'contato.foneCelular': '988887777',
  'contato.nomeContato': 'Lia',
  'socioEconomica.pagaPensao': false,
  'socioEconomica.quantidade': 0,
  'socioEconomica.valor': 0,
  'socioEconomica.possuiVeiculo': true,
  comoFicouSabendoVaga: ref.origem,
  formacao: [{ areaFormacao: ref.formacao, curso: 'Direito', local: 'UFC', tipo: 'GRADUACAO', situacao: 'COMPLETO' }],
  certificados: [{ titulo: 'NR-10', organizacao: 'Senai', tipo: 'CERTIFICACAO' }],
  candidatoIdiomas: [{ idioma: ref.idioma, nivel: 'B' }],
  cursos: 'Excel',
  cargos: [ref.cargo],
  areasInteresse: [ref.area],
  conhecimentos: [ref.conhecimento],
  colocacao: 'E',
  experiencias: [{ empresa: 'Moinho', cargo: ref.cargo, dataAdmissao: '2020-01-02' }],
  observacao: 'Sem restrições.',
  'habilitacao.numeroHab': '999',
  ocrTexto: 'Currículo de Rui',
  'camposExtras.texto1': 'valor',
})

/** rule, what the company lists, and what is said of each field that is missing */
const obrigatorios: [rule: string, listed: string[], said: Record<string, string>][] = [
  ['R-CAND-OBR-foto', ['foto'], { foto: 'Foto é obrigatória' }],
  ['R-CAND-OBR-nomeSocial', ['nomeSocial'], { nomeSocial: 'Nome Social é obrigatório' }],
  [
    'R-CAND-OBR-nascimento',
    ['pessoal.dataNascimento'],
    { 'pessoal.dataNascimento': 'Data de Nascimento é obrigatório' },
  ],
  ['R-CAND-OBR-naturalidade', ['pessoal.naturalidade'], { 'pessoal.naturalidade': 'Naturalidade é obrigatório' }],
  ['R-CAND-OBR-cpf', ['pessoal.cpf'], { 'pessoal.cpf': 'CPF é obrigatório' }],
  ['R-CAND-OBR-indicadoPor', ['pessoal.indicadoPor'], { 'pessoal.indicadoPor': 'Indicado Por é obrigatório' }],
  ['R-CAND-OBR-escolaridade', ['pessoal.escolaridade'], { 'pessoal.escolaridade': 'Escolaridade é obrigatório' }],
  ['R-CAND-OBR-estadoCivil', ['pessoal.estadoCivil'], { 'pessoal.estadoCivil': 'Estado Civil é obrigatório' }],
  ['R-CAND-OBR-qtdFilhos', ['pessoal.qtdFilhos'], { 'pessoal.qtdFilhos': 'Quantidade de Filhos é obrigatório' }],
  [
    'R-CAND-OBR-conjuge',
    ['pessoal.conjuge', 'pessoal.profissaoConjuge'],
    {
      'pessoal.conjuge': 'Cônjuge é obrigatório',
      'pessoal.profissaoConjuge': 'Profissão do Cônjuge é obrigatório',
    },
  ],
  [
    'R-CAND-OBR-pais',
    ['pessoal.pai', 'pessoal.profissaoPai', 'pessoal.mae', 'pessoal.profissaoMae'],
    {
      'pessoal.pai': 'Nome do Pai é obrigatório',
      'pessoal.profissaoPai': 'Profissão do Pai é obrigatório',
      'pessoal.mae': 'Nome da Mãe é obrigatório',
      'pessoal.profissaoMae': 'Profissão da Mãe é obrigatório',
    },
  ],
  ['R-CAND-OBR-deficiencia', ['pessoal.deficiencia'], { 'pessoal.deficiencia': 'Deficiência é obrigatório' }],
  [
    'R-CAND-OBR-rg',
    ['pessoal.rg', 'pessoal.rgUfId', 'pessoal.rgOrgaoEmissor', 'pessoal.rgDataExpedicao'],
    {
      'pessoal.rg': 'RG é obrigatório',
      'pessoal.rgUfId': 'UF do RG é obrigatório',
      'pessoal.rgOrgaoEmissor': 'Órgão Emissor é obrigatório',
      'pessoal.rgDataExpedicao': 'Data de Expedição do RG é obrigatório',
    },
  ],
  [
    'R-CAND-OBR-tituloEleitoral',
    ['pessoal.titEleitNumero', 'pessoal.titEleitZona', 'pessoal.titEleitSecao'],
    {
      'pessoal.titEleitNumero': 'Título Eleitoral é obrigatório',
      'pessoal.titEleitZona': 'Zona é obrigatório',
      'pessoal.titEleitSecao': 'Seção é obrigatório',
    },
  ],
  [
    'R-CAND-OBR-certificadoMilitar',
    ['pessoal.certificadoMilitar'],
    { 'pessoal.certificadoMilitar.numero': 'Certificado Militar é obrigatório' },
  ],
  ['R-CAND-OBR-ctps', ['pessoal.ctps'], { 'pessoal.ctps.numero': 'CTPS é obrigatório' }],
  ['R-CAND-OBR-pis', ['pessoal.pis'], { 'pessoal.pis': 'PIS é obrigatório' }],
  ['R-CAND-OBR-etniaRaca', ['pessoal.etniaRaca'], { 'pessoal.etniaRaca': 'Etnia/Raça é obrigatório' }],
  [
    'R-CAND-OBR-endereco',
    ['cep', 'logradouro', 'numero', 'complemento', 'uf', 'cidade', 'bairro'].map((name) => `endereco.${name}`),
    {
      'endereco.cep': 'CEP é obrigatório',
      'endereco.logradouro': 'Logradouro é obrigatório',
      'endereco.numero': 'Número é obrigatório',
      'endereco.complemento': 'Complemento é obrigatório',
      'endereco.uf': 'Estado é obrigatório',
      'endereco.cidade': 'Cidade é obrigatório',
      'endereco.bairro': 'Bairro é obrigatório',
    },
  ],
  [
    'R-CAND-OBR-contato',
    ['email', 'ddd', 'foneFixo', 'dddCelular', 'foneCelular', 'nomeContato'].map((name) => `contato.${name}`),
    {
      'contato.email': 'E-mail é obrigatório',
      'contato.ddd': 'DDD é obrigatório',
      'contato.foneFixo': 'Telefone Fixo é obrigatório',
      'contato.dddCelular': 'DDD Celular é obrigatório',
      'contato.foneCelular': 'Celular é obrigatório',
      'contato.nomeContato': 'Nome para Contato é obrigatório',
    },
  ],
  [
    'R-CAND-OBR-socioEconomica',
    ['pagaPensao', 'quantidade', 'valor', 'possuiVeiculo'].map((name) => `socioEconomica.${name}`),
    {
      'socioEconomica.pagaPensao': 'Paga Pensão é obrigatório',
      'socioEconomica.quantidade': 'Quantidade de Pensões é obrigatório',
      'socioEconomica.valor': 'Valor da Pensão é obrigatório',
      'socioEconomica.possuiVeiculo': 'Possui Veículo é obrigatório',
    },
  ],
  [
    'R-CAND-OBR-comoFicouSabendoVaga',
    ['comoFicouSabendoVaga'],
    { comoFicouSabendoVaga: 'Como Ficou Sabendo da Vaga é obrigatório' },
  ],
  ['R-CAND-OBR-formacao', ['formacao'], { formacao: 'Formação Acadêmica é obrigatório' }],
  ['R-CAND-OBR-certificados', ['certificados'], { certificados: 'Certificados é obrigatório' }],
  ['R-CAND-OBR-idiomas · R-IDI-LISTA', ['idioma'], { candidatoIdiomas: 'Idiomas é obrigatório' }],
  ['R-CAND-OBR-cursos', ['cursos'], { cursos: 'Cursos é obrigatório' }],
  ['R-CAND-OBR-cargos', ['cargos'], { cargos: 'Cargo/Função Pretendida é obrigatório' }],
  ['R-CAND-OBR-areasInteresse', ['areasInteresse'], { areasInteresse: 'Áreas de Interesse é obrigatório' }],
  ['R-CAND-OBR-conhecimentos', ['conhecimentos'], { conhecimentos: 'Conhecimentos é obrigatório' }],
  ['R-CAND-OBR-colocacao', ['colocacao'], { colocacao: 'Colocação é obrigatório' }],
  [
    'R-CAND-OBR-experiencias · R-EXP-LISTA',
    ['expProfissional'],
    { experiencias: 'Experiências Profissionais é obrigatório' },
  ],
  ['R-CAND-OBR-observacao', ['observacao'], { observacao: 'Informações Adicionais é obrigatório' }],
  ['R-CAND-OBR-habilitacao', ['habilitacao'], { 'habilitacao.numeroHab': 'Carteira de Habilitação é obrigatório' }],
  ['R-CAND-OBR-ocrTexto', ['ocrTexto'], { ocrTexto: 'Texto do Currículo é obrigatório' }],
  ['R-CAND-EXTRA', ['camposExtras.texto1'], { 'camposExtras.texto1': 'Texto 1 é obrigatório' }],
]

test('R-CAND-CONFIG: onde a empresa nada exige, basta o nome', async () => {
  await asks()
  expect(await answered({})).toEqual([])
  expect(await answered({ nome: '   ' })).toEqual(['nome: Nome é obrigatório'])
})

test.each(obrigatorios)('%s: exigido onde a empresa o lista, e aceito quando informado', async (_, listed, said) => {
  await asks(...listed)
  expect((await answered({})).sort()).toEqual(
    Object.entries(said)
      .map((one) => one.join(': '))
      .sort(),
  )
  const whole: RecordData = {}
  const known = values()
  for (const field of Object.keys(said)) setAt(whole, field, known[field])
  expect(await answered(whole)).toEqual([])
})

test('R-CAND-OBR-senha e R-CAND-SENHAS: a senha exigida, e igual à sua confirmação', async () => {
  await asks('senha')
  expect(await answered({})).toEqual(['senha: Senha é obrigatória'])
  const senha = 'Girassol-2026'
  expect(await answered({ senha, confirmaSenha: 'Girassol-2027' })).toEqual([
    'confirmaSenha: As senhas devem ser iguais',
  ])
  expect(await answered({ senha, confirmaSenha: senha })).toEqual([])
})

test('R-CAND-OBR-sexo e R-CAND-SEXO-DEF: quem não diz o sexo fica com I, e nunca falta', async () => {
  await asks('pessoal.sexo')
  const stored = (await rh.post(url, { nome: 'Sem dizer', pessoal: { naturalidade: 'Crato' } })).json() as Stored
  expect(stored.pessoal).toMatchObject({ sexo: 'I' })
  // taken away afterwards it is missing like any other
  const clear = await rh.patch(`${url}/${stored.id}`, { versao: stored.versao, pessoal: { sexo: null } })
  expect([clear.statusCode, clear.json().errors?.[0]?.message]).toEqual([400, 'Sexo é obrigatório'])
  await asks()
})

test('R-EXP-PRIMEIRO: o primeiro emprego dispensa as experiências, e não anda com elas', async () => {
  await asks('expProfissional')
  expect(await answered({ primeiroEmprego: true })).toEqual([])
  expect(await answered({ primeiroEmprego: false })).toEqual(['experiencias: Experiências Profissionais é obrigatório'])
  const { experiencias } = values()
  expect(await answered({ primeiroEmprego: true, experiencias })).toEqual([
    'experiencias: Quem busca o primeiro emprego não informa experiências profissionais.',
  ])
  await asks()
})

describe('De um valor', () => {
  const inside = (field: string, value: unknown): RecordData => {
    const body: RecordData = {}
    setAt(body, field, value)
    return body
  }

  test.each([
    ['R-CAND-DDD', 'contato.ddd', ['8', '855', 'ab'], ['85'], 'Inválido'],
    ['R-CAND-DDD', 'contato.dddCelular', ['8', '855'], ['11'], 'Inválido'],
    ['R-CAND-FIXO', 'contato.foneFixo', ['3222111', '3222111122'], ['32221111', '932221111'], 'Inválido'],
    ['R-CAND-CEL', 'contato.foneCelular', ['98888777', '9888877776'], ['988887777'], 'Inválido'],
    ['R-CAND-PIS', 'pessoal.pis', ['12056412546', '1205641254', 'abc'], ['12056412545'], 'O número PIS é inválido'],
    [
      'R-CAND-CPF',
      'pessoal.cpf',
      ['11111111111', '000.000.000-00', '39053344706', '3905334470'],
      ['168.995.350-09'],
      'CPF inválido',
    ],
  ])('%s %s', async (_, field, wrong, right, message) => {
    for (const value of wrong)
      expect([value, await answered(inside(field, value))]).toEqual([value, [`${field}: ${message}`]])
    for (const value of right) expect([value, await answered(inside(field, value))]).toEqual([value, []])
  })

  test('R-CAND-MAX-CARGOS: até o máximo da empresa; 0 é sem máximo', async () => {
    const rows = (await rh.get('/api/cargo-salario/cargos/opcoes')).json() as { id: number }[]
    const cargos = (many: number) => ({ cargos: rows.slice(0, many).map(({ id }) => ({ id })) })
    await configure(admin, { maxCandidataCargo: 2 })
    expect(await answered(cargos(3))).toEqual(['cargos: Não é permitido selecionar mais do que 2 cargos'])
    expect(await answered(cargos(2))).toEqual([])
    await configure(admin, { maxCandidataCargo: 0 })
    expect(await answered(cargos(3))).toEqual([])
  })
})

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

test.each(linhas)('%s: numa linha de %s', async (_, list, changes) => {
  const [fits] = values()[list] as RecordData[]
  expect(await answered({ [list]: [fits] })).toEqual([])
  for (const [change, said] of changes) {
    const wanted = Object.entries(said).map(([field, message]) => `${list}[0].${field}: ${message}`)
    expect([change, (await answered({ [list]: [{ ...fits, ...change }] })).sort()]).toEqual([change, wanted.sort()])
  }
})

test('R-EXP-ADMISSAO-HOJE: a admissão é hoje ou antes', async () => {
  const today = app.today()
  const [fits] = values().experiencias as [RecordData]
  const on = (dataAdmissao: string) => answered({ experiencias: [{ ...fits, dataAdmissao }] })
  expect(await on(today)).toEqual([])
  expect(await on(new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10))).toEqual([
    'experiencias[0].dataAdmissao: A data de admissão deve ser igual ou anterior a data atual',
  ])
})

test('R-EXP-FONE: o telefone do contato é digitado com ou sem a máscara e guardado em algarismos', async () => {
  const [fits] = values().experiencias as [RecordData]
  const of = (contatoEmpresa: string) => ({ experiencias: [{ ...fits, contatoEmpresa }] })
  for (const wrong of ['(85) 98888-777788', '98888-77', 'ligar à tarde'])
    expect([wrong, await answered(of(wrong))]).toEqual([
      wrong,
      ['experiencias[0].contatoEmpresa: Número de telefone inválido.'],
    ])
  for (const right of ['(85) 98888-7777', '85988887777']) {
    const stored = (await rh.post(url, { nome: 'Rui Contato', ...of(right) })).json()
    expect(stored.experiencias[0].contatoEmpresa).toBe('85988887777')
  }
})
