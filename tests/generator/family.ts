import type { JsonSchema } from '#schemas/runtime/model.ts'
import { entity } from './project.ts'

/** A register, its areas and its courses at one moment of their history, with the rows an installation had then. */
export interface Stage {
  title: string
  schemas: Record<string, JsonSchema>
  /** the same three people, in the shape of that moment */
  rows: string
}

const text: JsonSchema = { type: 'string' }
const area = entity({ nome: text }, { route: 'a/areas' })
const options = (...values: string[]): JsonSchema => ({
  type: 'string',
  oneOf: values.map((value) => ({ const: value, title: value })),
})
const course = {
  nome: { type: 'string', title: 'nome' },
  horas: { type: 'integer', title: 'horas' },
  local: {
    type: 'object',
    additionalProperties: false,
    title: 'local',
    properties: { cidade: { type: 'string', title: 'cidade' } },
  },
} satisfies Record<string, JsonSchema>
const inlineCourses: JsonSchema = {
  type: 'array',
  items: { type: 'object', additionalProperties: false, properties: course },
}
const oneArea: JsonSchema = { $ref: 'area.json#/$defs/ref' }
const document = (name: string): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: { cpf: { type: 'string', title: 'CPF', 'x-field': { was: [name] } } },
})
const areaRows = `insert into area (empresa_id, id, nome) values (1, 1, 'RH'), (1, 2, 'Obra'), (2, 3, 'TI');`

/** Each state of the family, oldest first; the newest still knows every earlier name. */
export const family: Stage[] = [
  {
    title: 'o primeiro dia',
    schemas: {
      'a/area': area,
      'a/pessoa': entity(
        {
          nome: { type: 'string', maxLength: 40 },
          cpf: text,
          nota: { type: 'integer' },
          desde: { type: 'string', format: 'date' },
          situacao: options('NOVA', 'ATIVA', 'VELHA'),
          area: oneArea,
          cursos: inlineCourses,
        },
        { route: 'a/pessoas', list: { columns: ['nome'] } },
        { required: ['nome'] },
      ),
    },
    rows: `${areaRows}
      insert into pessoa (empresa_id, id, nome, cpf, nota, desde, situacao, area_id, cursos) values
        (1, 1, 'Ana', '529', 7, '2020-02-03', 'VELHA', 1, '[{"nome":"NR-10","horas":8,"local":{"cidade":"Belém"}},{"nome":"NR-35"}]'),
        (1, 2, 'Bia', '111', null, null, 'ATIVA', null, null),
        (2, 3, 'Caio', '529', 9, '2021-05-06', 'NOVA', 3, '[]');`,
  },
  {
    title: 'campos novos, um nome novo, um tipo mais largo',
    schemas: {
      'a/area': area,
      'a/pessoa': entity(
        {
          nomeCompleto: { type: 'string', maxLength: 40, 'x-field': { was: ['nome'] } },
          apelido: { type: 'string', maxLength: 20 },
          ativa: { type: 'boolean', default: true },
          cpf: text,
          nota: { type: 'number' },
          desde: { type: 'string', format: 'date' },
          situacao: options('NOVA', 'ATIVA', 'VELHA'),
          area: oneArea,
          cursos: inlineCourses,
        },
        { route: 'a/pessoas', list: { columns: ['nomeCompleto'] } },
        { required: ['nomeCompleto', 'ativa'] },
      ),
    },
    rows: `${areaRows}
      insert into pessoa (empresa_id, id, nome_completo, apelido, cpf, nota, desde, situacao, area_id, cursos) values
        (1, 1, 'Ana', 'Aninha', '529', 7, '2020-02-03', 'VELHA', 1, '[{"nome":"NR-10","horas":8,"local":{"cidade":"Belém"}},{"nome":"NR-35"}]'),
        (1, 2, 'Bia', null, '111', null, null, 'ATIVA', null, null),
        (2, 3, 'Caio', null, '529', 9, '2021-05-06', 'NOVA', 3, '[]');`,
  },
  {
    title: 'um campo entra num objeto, um valor sai da lista',
    schemas: {
      'a/area': area,
      'a/pessoa': entity(
        {
          nomeCompleto: { type: 'string', maxLength: 80, 'x-field': { was: ['nome'] } },
          apelido: { type: 'string', maxLength: 20 },
          ativa: { type: 'boolean', default: true },
          pessoal: document('cpf'),
          nota: { type: 'number' },
          desde: { type: 'string', format: 'date-time' },
          situacao: { ...options('NOVA', 'ATIVA', 'INATIVA'), 'x-field': { replaces: { VELHA: 'INATIVA' } } },
          area: oneArea,
          cursos: inlineCourses,
        },
        { route: 'a/pessoas', list: { columns: ['nomeCompleto'] } },
        { required: ['nomeCompleto', 'ativa'] },
      ),
    },
    rows: `${areaRows}
      insert into pessoa (empresa_id, id, nome_completo, apelido, pessoal_cpf, nota, desde, situacao, area_id, cursos) values
        (1, 1, 'Ana', 'Aninha', '529', 7, '2020-02-03 00:00-03', 'INATIVA', 1, '[{"nome":"NR-10","horas":8,"local":{"cidade":"Belém"}},{"nome":"NR-35"}]'),
        (1, 2, 'Bia', null, '111', null, null, 'ATIVA', null, null),
        (2, 3, 'Caio', null, '529', 9, '2021-05-06 00:00-03', 'NOVA', 3, '[]');`,
  },
  {
    title: 'a lista vira filhos, a referência vira uma lista',
    schemas: {
      'a/area': area,
      'a/pessoa': entity(
        {
          nomeCompleto: { type: 'string', maxLength: 80, 'x-field': { was: ['nome'] } },
          apelido: { type: 'string', maxLength: 20 },
          ativa: { type: 'boolean', default: true },
          pessoal: document('cpf'),
          nota: { type: 'number' },
          desde: { type: 'string', format: 'date-time' },
          situacao: { ...options('NOVA', 'ATIVA', 'INATIVA'), 'x-field': { replaces: { VELHA: 'INATIVA' } } },
          areas: { type: 'array', items: oneArea, 'x-field': { was: ['area'] } },
          cursos: { type: 'array', items: { $ref: 'pessoa-curso.json' } },
        },
        { route: 'a/pessoas', list: { columns: ['nomeCompleto'] } },
        { required: ['nomeCompleto', 'ativa'] },
      ),
      'a/pessoa-curso': entity(course),
    },
    rows: `${areaRows}
      insert into pessoa (empresa_id, id, nome_completo, apelido, pessoal_cpf, nota, desde, situacao) values
        (1, 1, 'Ana', 'Aninha', '529', 7, '2020-02-03 00:00-03', 'INATIVA'),
        (1, 2, 'Bia', null, '111', null, null, 'ATIVA'),
        (2, 3, 'Caio', null, '529', 9, '2021-05-06 00:00-03', 'NOVA');
      insert into pessoa_areas (empresa_id, pessoa_id, area_id) values (1, 1, 1), (2, 3, 3);
      insert into pessoa_curso (empresa_id, pessoa_id, ordem_, nome, horas, local_cidade) values
        (1, 1, 0, 'NR-10', 8, 'Belém'), (1, 1, 1, 'NR-35', null, null);`,
  },
  {
    title: 'o cadastro muda de nome, um campo passa a ser obrigatório, uma chave passa a ser única',
    schemas: {
      'a/area': area,
      'a/colaborador': entity(
        {
          nomeCompleto: { type: 'string', maxLength: 80, 'x-field': { was: ['nome'] } },
          apelido: { type: 'string', maxLength: 20, default: '-' },
          ativa: { type: 'boolean', default: true },
          pessoal: document('cpf'),
          nota: { type: 'integer', minimum: 0 },
          desde: { type: 'string', format: 'date-time' },
          situacao: { ...options('NOVA', 'ATIVA', 'INATIVA'), 'x-field': { replaces: { VELHA: 'INATIVA' } } },
          areas: { type: 'array', items: oneArea, 'x-field': { was: ['area'] } },
          cursos: { type: 'array', items: { $ref: 'colaborador-curso.json' } },
        },
        { route: 'a/colaboradores', list: { columns: ['nomeCompleto'] }, was: ['a/pessoa'], unique: [['pessoal.cpf']] },
        { required: ['nomeCompleto', 'ativa', 'apelido'] },
      ),
      'a/colaborador-curso': entity(course, { was: ['a/pessoa-curso'] }),
    },
    rows: `${areaRows}
      insert into colaborador (empresa_id, id, nome_completo, apelido, pessoal_cpf, nota, desde, situacao) values
        (1, 1, 'Ana', 'Aninha', '529', 7, '2020-02-03 00:00-03', 'INATIVA'),
        (1, 2, 'Bia', '-', '111', null, null, 'ATIVA'),
        (2, 3, 'Caio', '-', '529', 9, '2021-05-06 00:00-03', 'NOVA');
      insert into colaborador_areas (empresa_id, colaborador_id, area_id) values (1, 1, 1), (2, 3, 3);
      insert into colaborador_curso (empresa_id, colaborador_id, ordem_, nome, horas, local_cidade) values
        (1, 1, 0, 'NR-10', 8, 'Belém'), (1, 1, 1, 'NR-35', null, null);`,
  },
  {
    title: 'hoje: o campo sai do objeto, os filhos voltam a ser uma lista, e a lista uma referência',
    schemas: {
      'a/area': area,
      'a/colaborador': entity(
        {
          nomeCompleto: { type: 'string', maxLength: 80, 'x-field': { was: ['nome'], search: true } },
          apelido: { type: 'string', maxLength: 20, default: '-' },
          ativa: { type: 'boolean', default: true },
          documento: { type: 'string', 'x-field': { was: ['pessoal.cpf', 'cpf'] } },
          nota: { type: 'integer', minimum: 0 },
          desde: { type: 'string', format: 'date-time' },
          situacao: { ...options('NOVA', 'ATIVA', 'INATIVA'), 'x-field': { replaces: { VELHA: 'INATIVA' } } },
          area: { ...oneArea, 'x-field': { was: ['areas'] } },
          cursos: { ...inlineCourses, 'x-field': { was: ['a/colaborador-curso', 'a/pessoa-curso'] } },
        },
        { route: 'a/colaboradores', list: { columns: ['nomeCompleto'] }, was: ['a/pessoa'], unique: [['documento']] },
        { required: ['nomeCompleto', 'ativa', 'apelido'] },
      ),
    },
    rows: areaRows,
  },
]

/** Whoever was there on the first day is there today, with everything that was known then. */
export const today = (nickname: string) => [
  {
    empresa_id: 1,
    id: 1,
    nome_completo: 'Ana',
    apelido: nickname,
    ativa: true,
    documento: '529',
    nota: 7,
    desde: '2020-02-03 00:00',
    situacao: 'INATIVA',
    area: 'RH',
    cursos: [{ nome: 'NR-10', horas: 8, local: { cidade: 'Belém' } }, { nome: 'NR-35' }],
  },
  {
    empresa_id: 1,
    id: 2,
    nome_completo: 'Bia',
    apelido: '-',
    ativa: true,
    documento: '111',
    nota: null,
    desde: null,
    situacao: 'ATIVA',
    area: null,
    cursos: [],
  },
  {
    empresa_id: 2,
    id: 3,
    nome_completo: 'Caio',
    apelido: '-',
    ativa: true,
    documento: '529',
    nota: 9,
    desde: '2021-05-06 00:00',
    situacao: 'NOVA',
    area: 'TI',
    cursos: [],
  },
]
