import { describe, expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { fillPrompt, mayTellAssistant } from '#schemas/runtime/definition/assistant.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

const { entities } = loadModel()

const entity = (path: string): Entity => {
  const found = entities.get(path)
  if (!found) throw new Error(`${path} is no entity`)
  return found
}
const field = (path: string, name: string) => {
  const found = leafFields(entity(path).fields).find((one) => one.path === name)
  if (!found) throw new Error(`${path} has no ${name}`)
  return found
}

describe('what the assistant may be told', () => {
  test.each([
    ['sst/afastamento', 'never'],
    ['sst/afastamento-atestado', 'never'],
    ['captacao/candidato', 'never'],
    ['captacao/candidato-documento', 'never'],
    ['gestao-talentos/talento', 'never'],
    ['captacao/candidato-solicitacao', 'typed'],
    ['gestao-talentos/colaborador-ocorrencia', 'typed'],
    ['cargo-salario/cargo', undefined],
    ['desenvolvimento/curso', undefined],
  ])('%s: %s', (path, told) => expect(entity(path).assistant).toBe(told))

  test('leaves out what is personal, of some, or of a person’s record', () => {
    expect(mayTellAssistant(entity('cargo-salario/cargo'), field('cargo-salario/cargo', 'missao'))).toBe(true)
    const salary = field('captacao/solicitacao-pessoal', 'remuneracao')
    expect(salary.hint.authority).toBeDefined()
    expect(mayTellAssistant(entity('captacao/solicitacao-pessoal'), salary)).toBe(false)
    const comment = field('captacao/avaliacao-candidato-resposta', 'comentario')
    expect(mayTellAssistant(entity('captacao/avaliacao-candidato-resposta'), comment)).toBe(false)
    const note = field('gestao-talentos/colaborador-ocorrencia', 'observacao')
    expect(mayTellAssistant(entity('gestao-talentos/colaborador-ocorrencia'), note)).toBe(false)
  })
})

describe('a request that stands ready', () => {
  const curso = entity('desenvolvimento/curso')

  test('says what the record holds, references by their names', () => {
    const record = { nome: 'NR 35', categoriaCurso: { id: 3, nome: 'Segurança' } }
    expect(fillPrompt('Curso "{{nome}}" de {{categoriaCurso}}: {{nome}}', curso, record)).toEqual({
      text: 'Curso "NR 35" de Segurança: NR 35',
    })
  })

  test('names what is missing for it', () => {
    expect(fillPrompt('Curso {{nome}}, {{cargaHoraria}}', curso, { nome: '' })).toEqual({
      empty: ['Nome', 'Carga Horária'],
    })
  })
})
