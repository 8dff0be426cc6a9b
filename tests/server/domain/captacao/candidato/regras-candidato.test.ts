import { describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { setAt } from '#schemas/runtime/paths.ts'
import { configure, type Stored } from '../solicitacao/solicitacao.ts'
import { startCandidatos, url, values } from './regras-candidato.ts'

/** Each rule of document 1 about a candidate, from both sides over HTTP; labels and messages as the specification has them. */

const subject = startCandidatos()

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
  ['R-CAND-OBR-idiomas, R-IDI-LISTA', ['idioma'], { candidatoIdiomas: 'Idiomas é obrigatório' }],
  ['R-CAND-OBR-cursos', ['cursos'], { cursos: 'Cursos é obrigatório' }],
  ['R-CAND-OBR-cargos', ['cargos'], { cargos: 'Cargo/Função Pretendida é obrigatório' }],
  ['R-CAND-OBR-areasInteresse', ['areasInteresse'], { areasInteresse: 'Áreas de Interesse é obrigatório' }],
  ['R-CAND-OBR-conhecimentos', ['conhecimentos'], { conhecimentos: 'Conhecimentos é obrigatório' }],
  ['R-CAND-OBR-colocacao', ['colocacao'], { colocacao: 'Colocação é obrigatório' }],
  [
    'R-CAND-OBR-experiencias, R-EXP-LISTA',
    ['expProfissional'],
    { experiencias: 'Experiências Profissionais é obrigatório' },
  ],
  ['R-CAND-OBR-observacao', ['observacao'], { observacao: 'Informações Adicionais é obrigatório' }],
  ['R-CAND-OBR-habilitacao', ['habilitacao'], { 'habilitacao.numeroHab': 'Carteira de Habilitação é obrigatório' }],
  ['R-CAND-OBR-ocrTexto', ['ocrTexto'], { ocrTexto: 'Texto do Currículo é obrigatório' }],
  ['R-CAND-EXTRA', ['camposExtras.texto1'], { 'camposExtras.texto1': 'Texto 1 é obrigatório' }],
]

test('[R-CAND-CONFIG] where the company demands nothing, the name is enough', async () => {
  await subject.asks()
  expect(await subject.answered({})).toEqual([])
  expect(await subject.answered({ nome: '   ' })).toEqual(['nome: Nome é obrigatório'])
})

test.each(obrigatorios)(
  '[R-STD-OBRIG+] [%s] demanded where the company lists it, and accepted when given',
  async (_, listed, said) => {
    await subject.asks(...listed)
    expect((await subject.answered({})).sort()).toEqual(
      Object.entries(said)
        .map((one) => one.join(': '))
        .sort(),
    )
    const whole: RecordData = {}
    const known = values(subject)
    for (const field of Object.keys(said)) setAt(whole, field, known[field])
    expect(await subject.answered(whole)).toEqual([])
  },
)

test('[R-CAND-OBR-senha] [R-CAND-SENHAS] the demanded password, and equal to its confirmation', async () => {
  await subject.asks('senha')
  expect(await subject.answered({})).toEqual(['senha: Senha é obrigatória'])
  const senha = 'Girassol-Azul-2026'
  expect(await subject.answered({ senha, confirmaSenha: 'Girassol-Azul-2027' })).toEqual([
    'confirmaSenha: As senhas devem ser iguais',
  ])
  expect(await subject.answered({ senha, confirmaSenha: senha })).toEqual([])
})

test('[R-CAND-OBR-sexo] [R-CAND-SEXO-DEF] who does not say the sex stays with I, and it is never missing', async () => {
  await subject.asks('pessoal.sexo')
  const stored = (
    await subject.rh.post(url, { nome: 'Sem dizer', pessoal: { naturalidade: 'Crato' } })
  ).json() as Stored
  expect(stored.pessoal).toMatchObject({ sexo: 'I' })
  // taken away afterwards it is missing like any other
  const clear = await subject.rh.patch(`${url}/${stored.id}`, { versao: stored.versao, pessoal: { sexo: null } })
  expect([clear.statusCode, clear.json().errors?.[0]?.message]).toEqual([400, 'Sexo é obrigatório'])
  await subject.asks()
})

test('[R-EXP-PRIMEIRO] a first job needs no experiences, and does not go with them', async () => {
  await subject.asks('expProfissional')
  expect(await subject.answered({ primeiroEmprego: true })).toEqual([])
  expect(await subject.answered({ primeiroEmprego: false })).toEqual([
    'experiencias: Experiências Profissionais é obrigatório',
  ])
  const { experiencias } = values(subject)
  expect(await subject.answered({ primeiroEmprego: true, experiencias })).toEqual([
    'experiencias: Quem busca o primeiro emprego não informa experiências profissionais.',
  ])
  await subject.asks()
})

describe('of a value', () => {
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
  ])('[%s] %s', async (_, field, wrong, right, message) => {
    for (const value of wrong)
      expect([value, await subject.answered(inside(field, value))]).toEqual([value, [`${field}: ${message}`]])
    for (const value of right) expect([value, await subject.answered(inside(field, value))]).toEqual([value, []])
  })

  test('[R-CAND-MAX-CARGOS] up to the maximum of the company; 0 is no maximum', async () => {
    const rows = (await subject.rh.get('/api/cargo-salario/cargos/opcoes')).json() as { id: number }[]
    const cargos = (many: number) => ({ cargos: rows.slice(0, many).map(({ id }) => ({ id })) })
    await configure(subject.admin, { maxCandidataCargo: 2 })
    expect(await subject.answered(cargos(3))).toEqual(['cargos: Não é permitido selecionar mais do que 2 cargos'])
    expect(await subject.answered(cargos(2))).toEqual([])
    await configure(subject.admin, { maxCandidataCargo: 0 })
    expect(await subject.answered(cargos(3))).toEqual([])
  })
})
