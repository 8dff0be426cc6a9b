import { expect, test } from 'vitest'
import { deriveForm } from '#admin/form/engine/deriveForm.ts'
import { placeOf } from '#admin/form/engine/errors.ts'
import { completudeDe } from '#portal/cadastro/completude.ts'
import type { Definicao } from '#portal/cadastro/definicao.ts'
import { emPassos, quantosPassos } from '#portal/cadastro/passos.ts'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { checkRecord } from '#schemas/runtime/record/record.ts'

const model = loadModel()
const runtime = new Runtimes(model).get('captacao/candidato')
const definicaoDe = (empresa: RecordData = {}): Definicao => ({
  runtime,
  contexto: { empresa, parametros: {}, usuario: {}, hoje: '2026-11-20' },
})
const stepsOf = (empresa: RecordData, record: RecordData = {}) =>
  emPassos(definicaoDe(empresa), record).entity.form.map(({ tab, fields }) => `${tab}: ${fields.join(', ')}`)

test('three short steps follow the CV: who, contact and work', () => {
  expect(stepsOf({})).toEqual([
    'Quem é você: nome, pessoal.dataNascimento, pessoal.cpf',
    'Contato: endereco.cep, endereco.uf, endereco.cidade',
    'Contato: contato.email, contato.dddCelular, contato.foneCelular',
    'Trabalho: cargos',
    'Trabalho: primeiroEmprego, experiencias',
    'Trabalho: senha, confirmaSenha',
  ])
  const definicao = definicaoDe()
  expect(quantosPassos(emPassos(definicao, {}), definicao.contexto, {})).toBe(3)
  // a company that shows nothing of a step has no such step
  const sem = definicaoDe({ camposCandidatoVisiveis: ['foto'] })
  expect(quantosPassos(emPassos(sem, {}), sem.contexto, {})).toBe(3)
})

const campos = model.entities
  .get('utilitario/empresa-configuracao')
  ?.fields.find(({ name }) => name === 'camposCandidatoObrigatorios')?.options

test('the steps hold every field that a company can make mandatory, each where its mistake leads', () => {
  expect(campos?.length).toBeGreaterThan(70)
  for (const { value } of campos ?? []) {
    const definicao = definicaoDe({ camposCandidatoObrigatorios: [value], campoExtraCandidato: true })
    const passos = emPassos(definicao, {})
    const errors = checkRecord(runtime, { nome: 'Tainá' }, definicao.contexto)
    expect(errors, String(value)).toHaveLength(1)
    const [field = ''] = errors.map((error) => error.field)
    const form = deriveForm(passos.entity)
    const place = placeOf(form, field)
    expect(form.placed.get(place?.key ?? '')?.field.path, String(value)).toBe(field)
  }
})

test('a mandatory part of another block keeps its title, and what a CV said has its place', () => {
  expect(stepsOf({ camposCandidatoObrigatorios: ['pessoal.ctps', 'nomeSocial'] })).toContain(
    'Quem é você: pessoal.ctps',
  )
  expect(stepsOf({ camposCandidatoObrigatorios: ['nomeSocial'] })[0]).toContain('nomeSocial')
  expect(stepsOf({}, { contato: { foneFixo: '32112233' } })).toContain(
    'Contato: contato.email, contato.foneFixo, contato.dddCelular, contato.foneCelular',
  )
})

test('the own registration says how much of it is filled in, and what is not', () => {
  const vazio = completudeDe(definicaoDe(), { nome: 'Tainá', primeiroEmprego: false, formacao: [] })
  expect(vazio.preenchidas).toBe(1)
  expect(vazio.faltam.map(({ titulo }) => titulo)).toContain('FORMAÇÃO ACADÊMICA')
  const com = completudeDe(definicaoDe(), { nome: 'Tainá', formacao: [{ curso: 'Química' }] })
  expect(com.preenchidas).toBe(2)
  expect(com.partes).toBe(vazio.partes)
  expect(com.faltam.map(({ titulo }) => titulo)).not.toContain('FORMAÇÃO ACADÊMICA')
})
