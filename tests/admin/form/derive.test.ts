import { describe, expect, it } from 'vitest'
import { deriveForm, type FormModel } from '#admin/form/engine/deriveForm.ts'
import { justifyRows } from '#admin/form/engine/rows.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { loadDemoModel } from './harness/definition.ts'

const { entities } = loadDemoModel()
const pessoa = entities.get('demo/pessoa') as Entity
const model = deriveForm(pessoa)

const titles = (form: FormModel) => form.tabs.map((tab) => [tab.title, tab.sections.map((s) => s.title)])

describe('the form of an entity', () => {
  it('has the tabs and sections of the schema', () => {
    expect(titles(model)).toEqual([
      ['Dados pessoais', ['Identificação', 'Contato', 'Endereço']],
      ['Documentos', [undefined]],
      ['Profissional', ['Objetivo', 'Histórico']],
      ['Outros', ['Acesso e anexos', 'Campos da empresa']],
    ])
  })

  it('opens inline objects up where they stand', () => {
    const section = model.tabs[0]?.sections[2]
    expect(section?.fields.map(({ key }) => key)).toEqual([
      'endereco_cep',
      'endereco_logradouro',
      'endereco_numero',
      'endereco_complemento',
      'endereco_uf',
      'endereco_cidade',
      'endereco_bairro',
    ])
  })

  it('gives an object inside an object a title of its own', () => {
    const inner = { ...pessoa.fields[0], name: 'ctps', path: 'endereco.ctps', title: 'CTPS', kind: 'object' } as const
    const leaf = { ...pessoa.fields[2], name: 'numero', path: 'endereco.ctps.numero', title: 'Número' }
    const fields = pessoa.fields.map((field) =>
      field.name === 'endereco' ? { ...field, fields: [{ ...inner, fields: [leaf] }, ...(field.fields ?? [])] } : field,
    )
    const nested = deriveForm({ ...pessoa, fields } as Entity)
    expect(nested.tabs[0]?.sections.map((s) => s.title)).toEqual(['Identificação', 'Contato', 'Endereço', 'CTPS'])
  })

  it('lays a form out that nobody laid out, without read-only fields', () => {
    const idioma = deriveForm(entities.get('demo/pessoa-idioma') as Entity)
    expect(idioma.tabs).toHaveLength(1)
    expect(idioma.tabs[0]?.title).toBeUndefined()
    expect([...idioma.placed.keys()]).toEqual(['idioma', 'nivel'])
  })

  it('shows RJSF nothing that it could act on: no rule, no default, no nesting', () => {
    const text = JSON.stringify(model.schema)
    for (const keyword of ['allOf', 'if', 'required', 'default', 'oneOf', '$ref', 'items'])
      expect(text).not.toContain(`"${keyword}"`)
    expect(model.schema.properties?.experiencias).toEqual({ title: 'Experiências profissionais' })
    expect(model.schema.properties?.documentos_cpf).toEqual({ title: 'CPF', type: 'string' })
  })

  it('knows which fields a rule may touch', () => {
    const conditional = [...model.placed.values()].filter((p) => p.conditional).map((p) => p.key)
    expect(conditional).toEqual(['estadoCivil', 'deficiencia', 'experiencias'])
  })

  it('of an action holds its fields only, writable and demanded as the action says', () => {
    const form = deriveForm(pessoa, { fields: ['situacao', 'nome'], required: ['situacao'] })
    const situacao = form.placed.get('situacao')?.field
    expect([...form.placed.keys()]).toEqual(['situacao', 'nome'])
    expect(situacao).toMatchObject({ readOnly: false, required: true })
  })
})

describe('widths', () => {
  const widths = (...keys: string[]) => justifyRows(keys.map((key) => model.placed.get(key) as never))

  it('follow the content', () => {
    expect(['nome', 'nascimento', 'filhos', 'observacao'].map((key) => model.placed.get(key)?.width)).toEqual([
      6, 3, 2, 12,
    ])
  })

  it('fill each row but the last', () => {
    const result = widths('nome', 'nascimento', 'email', 'telefone', 'site')
    expect(result.slice(0, 2).reduce((a, b) => a + b)).toBe(12)
    expect(result.slice(2, 4).reduce((a, b) => a + b)).toBe(12)
    expect(result[4]).toBe(6)
  })

  it('let fields stand beside a picture', () => {
    expect(widths('foto', 'nome', 'nomeSocial', 'nascimento', 'observacao')).toEqual([3, 9, 6, 3, 12])
  })
})
