import { expect, test } from 'vitest'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { applyDefaults, checkRecord, isVisible, normaliseRecord } from '#schemas/runtime/record/record.ts'

const model = loadModel()
const runtime = new Runtimes(model).get('captacao/candidato')
const contextOf = (empresa: RecordData): RuleContext => ({ empresa, parametros: {}, usuario: {}, hoje: '2026-11-20' })

/** 'field: message' of every violation of a new candidate in a company with these settings. */
function violations(data: RecordData, empresa: RecordData = {}): string[] {
  const context = contextOf(empresa)
  const record = normaliseRecord(runtime.entity, data, (path) => model.entities.get(path))
  return checkRecord(runtime, applyDefaults(runtime, record, context), context).map((e) => `${e.field}: ${e.message}`)
}

const obrigatorios = (...camposCandidatoObrigatorios: string[]) => ({ camposCandidatoObrigatorios })
const experiencia = { empresa: 'Aurora', cargo: { id: 1 }, dataAdmissao: '2020-01-02' }

test('only the name is required while the company asks for nothing', () => {
  expect(violations({})).toEqual(['nome: Nome é obrigatório'])
  expect(violations({ nome: 'Conceição' })).toEqual([])
})

test.each([
  ['nomeSocial', 'nomeSocial: Nome Social é obrigatório'],
  ['foto', 'foto: Foto é obrigatória'],
  ['pessoal.dataNascimento', 'pessoal.dataNascimento: Data de Nascimento é obrigatório'],
  ['pessoal.cpf', 'pessoal.cpf: CPF é obrigatório'],
  ['pessoal.titEleitNumero', 'pessoal.titEleitNumero: Título Eleitoral é obrigatório'],
  ['comoFicouSabendoVaga', 'comoFicouSabendoVaga: Como Ficou Sabendo da Vaga é obrigatório'],
  ['formacao', 'formacao: Formação Acadêmica é obrigatório'],
  ['idioma', 'candidatoIdiomas: Idiomas é obrigatório'],
  ['expProfissional', 'experiencias: Experiências Profissionais é obrigatório'],
  ['cargos', 'cargos: Cargo/Função Pretendida é obrigatório'],
  ['ocrTexto', 'ocrTexto: Texto do Currículo é obrigatório'],
  ['senha', 'senha: Senha é obrigatória'],
])('a company that lists %s makes it mandatory', (key, message) => {
  expect(violations({ nome: 'João' }, obrigatorios(key))).toEqual([message])
})

test.each([
  ['endereco.cep', 'endereco', { bairro: 'Centro' }, 'endereco.cep: CEP é obrigatório'],
  ['contato.email', 'contato', { ddd: '85' }, 'contato.email: E-mail é obrigatório'],
  ['pessoal.ctps', 'pessoal', { ctps: { serie: '1' } }, 'pessoal.ctps.numero: CTPS é obrigatório'],
  ['habilitacao', 'habilitacao', { categoria: 'B' }, 'habilitacao.numeroHab: Carteira de Habilitação é obrigatório'],
  ['camposExtras.texto1', 'camposExtras', { texto2: 'x' }, 'camposExtras.texto1: Texto 1 é obrigatório'],
])('a mandatory %s is asked for inside its block', (key, block, value, message) => {
  const settings = { ...obrigatorios(key), campoExtraCandidato: true }
  expect(violations({ nome: 'João', [block]: value }, settings)).toEqual([message])
})

test('a mandatory field of a block that is empty is asked for by its own name', () => {
  const settings = obrigatorios('endereco.cep', 'pessoal.ctps', 'habilitacao')
  expect(violations({ nome: 'João' }, settings)).toEqual([
    'pessoal.ctps.numero: CTPS é obrigatório',
    'endereco.cep: CEP é obrigatório',
    'habilitacao.numeroHab: Carteira de Habilitação é obrigatório',
  ])
})

test('a field the company hides is neither shown nor mandatory', () => {
  const settings = { ...obrigatorios('pessoal.rg', 'foto'), camposCandidatoVisiveis: ['foto'] }
  expect(violations({ nome: 'João' }, settings)).toEqual(['foto: Foto é obrigatória'])
  const rg = fieldAt(runtime.entity, 'pessoal.rg')
  if (!rg) throw new Error('pessoal.rg is gone')
  const shown = (empresa: RecordData) => isVisible(runtime, rg, {}, contextOf(empresa))
  expect(shown(settings)).toBe(false)
  expect(shown({})).toBe(true)
  expect(shown({ camposCandidatoVisiveis: [] })).toBe(true)
})

test('who looks for a first job needs no experience and may not list any', () => {
  const settings = obrigatorios('expProfissional')
  expect(violations({ nome: 'João', primeiroEmprego: true }, settings)).toEqual([])
  expect(violations({ nome: 'João', primeiroEmprego: true, experiencias: [experiencia] })).toEqual([
    'experiencias: Quem busca o primeiro emprego não informa experiências profissionais.',
  ])
})

test('the number of desired positions ends at the company limit; 0 is no limit', () => {
  const cargos = [{ id: 1 }, { id: 2 }, { id: 3 }]
  const message = 'cargos: Não é permitido selecionar mais do que 2 cargos'
  expect(violations({ nome: 'João', cargos }, { maxCandidataCargo: 2 })).toEqual([message])
  expect(violations({ nome: 'João', cargos }, { maxCandidataCargo: 3 })).toEqual([])
  expect(violations({ nome: 'João', cargos }, { maxCandidataCargo: 0 })).toEqual([])
  expect(violations({ nome: 'João', cargos })).toEqual([])
})

test('documents and telephones are checked in the words of the specification', () => {
  const pessoal = { cpf: '111.111.111-11', pis: '12056412546' }
  const contato = { ddd: '1', dddCelular: '123', foneFixo: '1234567', foneCelular: '12345678' }
  expect(violations({ nome: 'João', pessoal, contato })).toEqual([
    'pessoal.cpf: CPF inválido',
    'pessoal.pis: O número PIS é inválido',
    'contato.ddd: Inválido',
    'contato.foneFixo: Inválido',
    'contato.dddCelular: Inválido',
    'contato.foneCelular: Inválido',
  ])
})

test('the password is repeated', () => {
  const senha = 'segredo-2026'
  expect(violations({ nome: 'João', senha, confirmaSenha: 'outra' })).toEqual([
    'confirmaSenha: As senhas devem ser iguais',
  ])
  expect(violations({ nome: 'João', senha, confirmaSenha: senha })).toEqual([])
})

test('an entry of education, certificate, language or experience says what it lacks', () => {
  const data = { nome: 'João', formacao: [{}], certificados: [{ tipo: 'CURSO' }], candidatoIdiomas: [{}] }
  expect(violations(data)).toEqual([
    'formacao[0].areaFormacao: Selecione a Área de Formação',
    'formacao[0].curso: Curso é obrigatório',
    'formacao[0].local: Instituição é obrigatório',
    'formacao[0].tipo: Tipo é obrigatório',
    'formacao[0].situacao: Situação é obrigatória',
    'certificados[0].titulo: Título é obrigatório',
    'certificados[0].organizacao: Organização Emissora é obrigatório',
    'certificados[0].dataInicio: Data de Início é obrigatório',
    'certificados[0].dataFim: Data de Término é obrigatório',
    'candidatoIdiomas[0].idioma: Idioma é obrigatório',
    'candidatoIdiomas[0].nivel: Nível é obrigatório',
  ])
})

test('a certification without a course needs no dates', () => {
  const certificados = [{ tipo: 'CERTIFICACAO', titulo: 'PMP', organizacao: 'PMI' }]
  expect(violations({ nome: 'João', certificados })).toEqual([])
})

test('daily hours of a certificate end at 24 and at the total', () => {
  const certificado = { tipo: 'CERTIFICACAO', titulo: 'NR-10', organizacao: 'Senai' }
  const hours = (cargaHorariaDiaria: number, cargaHorariaTotal: number) =>
    violations({ nome: 'João', certificados: [{ ...certificado, cargaHorariaDiaria, cargaHorariaTotal }] })
  expect(hours(25, 40)).toEqual([
    'certificados[0].cargaHorariaDiaria: Carga horária diária não pode ser maior 24 horas',
  ])
  expect(hours(8, 4)).toEqual([
    'certificados[0].cargaHorariaTotal: Carga horária total não pode ser menor que a carga horária diária',
  ])
  expect(hours(24, 24)).toEqual([])
})

test('an experience names its position from the register or in words, and lies in the past', () => {
  const one = (changes: RecordData) => violations({ nome: 'João', experiencias: [{ ...experiencia, ...changes }] })
  expect(one({})).toEqual([])
  expect(one({ cargo: undefined })).toEqual(['experiencias[0].cargo: Cargo é obrigatório'])
  expect(one({ cargo: undefined, checkNomeCargo: true })).toEqual(['experiencias[0].nomeMercado: Cargo é obrigatório'])
  expect(one({ cargo: undefined, checkNomeCargo: true, nomeMercado: 'Padeiro' })).toEqual([])
  expect(one({ dataAdmissao: '2026-11-21' })).toEqual([
    'experiencias[0].dataAdmissao: A data de admissão deve ser igual ou anterior a data atual',
  ])
  expect(one({ dataAdmissao: '2026-11-20' })).toEqual([])
  expect(one({ dataDesligamento: '2020-01-01' })).toEqual([
    'experiencias[0].dataDesligamento: A data de desligamento não pode ser anterior à data de admissão',
  ])
  expect(one({ motivoSaida: 'x'.repeat(101) })).toEqual([
    'experiencias[0].motivoSaida: Motivo da Saída deve ter no máximo 100 caracteres',
  ])
})

test('the form has its blocks from the photo to the password', () => {
  const blocks = [
    ...['foto', 'pessoal', 'endereco', 'contato', 'socioEconomica', 'comoFicouSabendoVaga', 'formacao', 'certificados'],
    ...['candidatoIdiomas', 'cursos', 'cargos', 'areasInteresse', 'conhecimentos', 'colocacao', 'experiencias'],
    ...['observacao', 'habilitacao', 'ocrTexto', 'camposExtras', 'senha'],
  ]
  const { entity } = runtime
  const shown = entity.form.flatMap(({ fields }) => fields)
  expect(shown.filter((name) => blocks.includes(name))).toEqual(blocks)
  expect(entity.form.every(({ tab, section, fields }) => tab && (section || fields.includes('foto')))).toBe(true)
})
