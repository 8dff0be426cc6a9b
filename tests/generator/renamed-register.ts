import type { JsonSchema } from '#schemas/runtime/model.ts'
import { entity } from './project.ts'

const text = (title: string, was?: string[], more: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  maxLength: 40,
  title,
  ...more,
  ...(was ? { 'x-field': { was } } : {}),
})
const rows = (of: string, was?: string[]): JsonSchema => ({
  type: 'array',
  items: { $ref: of },
  title: 'Peças',
  ...(was ? { 'x-field': { was } } : {}),
})

/** A register with rows, as it is called at first. */
export const before = [
  {
    file: 'exemplo/porta.json',
    schema: entity(
      {
        nome: text('Nome'),
        cor: text('Cor'),
        senha: text('Senha', undefined, { writeOnly: true }),
        sala: text('Sala'),
        planta: { type: 'string', format: 'arquivo', title: 'Planta' },
        itens: rows('porta-item.json'),
      },
      { route: 'exemplo/portas', authority: 'ROLE_PORTA', extensible: true, list: { columns: ['nome', 'cor'] } },
      { title: 'Porta' },
    ),
  },
  { file: 'exemplo/porta-item.json', schema: entity({ titulo: text('Título'), peso: { type: 'integer' } }) },
]
/** The same in another group, where it, its fields and its rows are called otherwise. */
export const after = [
  {
    file: 'predio/entrada.json',
    schema: entity(
      {
        nome: text('Nome'),
        tom: text('Tom', ['cor']),
        chave: text('Chave', ['senha'], { writeOnly: true }),
        local: {
          type: 'object',
          title: 'Local',
          additionalProperties: false,
          properties: { sala: text('Sala', ['sala']) },
        },
        planta: { type: 'string', format: 'arquivo', title: 'Planta' },
        pecas: rows('entrada-peca.json', ['itens']),
      },
      {
        route: 'predio/entradas',
        authority: 'ROLE_PORTA',
        extensible: true,
        was: ['exemplo/porta'],
        list: { columns: ['nome', 'tom'] },
      },
      { title: 'Entrada' },
    ),
  },
  {
    file: 'predio/entrada-peca.json',
    schema: entity({ nome: text('Nome', ['titulo']), peso: { type: 'integer' } }, { was: ['exemplo/porta-item'] }),
  },
]
