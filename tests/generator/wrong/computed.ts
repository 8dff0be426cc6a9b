import type { Expression } from '#schemas/runtime/computed/written.ts'
import type { JsonSchema } from '#schemas/runtime/written/written.ts'
import { entity } from '../project.ts'
import { area, text, type WrongDefinition, when } from './area.ts'

const day: JsonSchema = { type: 'string', format: 'date' }
const kind: JsonSchema = {
  oneOf: [
    { const: 'A', title: 'Alta' },
    { const: 'B', title: 'Baixa' },
  ],
}
const worked = (computed: Expression, more: JsonSchema = { type: 'integer' }): JsonSchema => ({
  ...more,
  readOnly: true,
  'x-field': { ...more['x-field'], computed },
})
/** An area with one computed field `valor`. */
const valued = (computed: Expression, more?: JsonSchema, properties: Record<string, JsonSchema> = {}) =>
  area({}, { inicio: day, tipo: kind, ...properties, valor: worked(computed, more) })

/** The same with people who refer to it, read by others. */
const withPeople = (computed: Expression, person: Record<string, JsonSchema> = {}) => ({
  ...area({}, { valor: worked(computed) }),
  'a/gente': entity(
    { nome: text, lugar: { $ref: 'area.json#/$defs/ref' }, peso: { type: 'integer' }, ...person },
    { route: 'a/gentes', authority: 'ROLE_GENTE' },
  ),
})

const AT = 'properties.valor.x-field.computed'

/** Mistakes of computed values. */
export const wrongComputed: WrongDefinition[] = [
  [
    'cálculo com operador errado',
    valued({ daysBetwen: [{ field: 'inicio' }, { today: true }] } as Expression),
    `${AT}.daysBetwen: "daysBetwen" não é conhecido aqui (você quis dizer "daysBetween"?)`,
  ],
  [
    'cálculo com campo errado',
    valued({ daysBetween: [{ field: 'inico' }, { today: true }] }),
    `${AT}.daysBetween.0.field: "inico" não é um campo de a/area (você quis dizer "inicio"?)`,
  ],
  [
    'cálculo com dois operadores',
    valued({ field: 'ordem', age: { field: 'inicio' } }),
    `${AT}.age: "age" é outro operador: cada objeto tem um só`,
  ],
  ['cálculo sem operador', valued({ digits: 2 }), `${AT}: falta o operador (por exemplo {"field": "…"})`],
  [
    'cálculo com o que não é do operador',
    valued({ field: 'ordem', separator: '-' }),
    `${AT}.separator: "separator" só vale com text`,
  ],
  [
    'lugar de dias corridos',
    valued({ addDays: [{ field: 'inicio' }, 1], at: { field: 'ordem' } }, day),
    `${AT}.at: "at" só vale com addWorkingDays, workingDaysBetween`,
  ],
  [
    'dias úteis de um número',
    valued({ addWorkingDays: [{ field: 'ordem' }, 1] }, day),
    `${AT}.addWorkingDays.0: "addWorkingDays" começa por uma data`,
  ],
  [
    'dias úteis num lugar que não é local de trabalho',
    {
      ...area(
        {},
        {
          inicio: day,
          onde: { $ref: 'gente.json#/$defs/ref' },
          valor: worked({ addWorkingDays: [{ field: 'inicio' }, 1], at: { field: 'onde' } }, day),
        },
      ),
      'a/gente': entity({ nome: text }, { route: 'a/gentes', authority: 'ROLE_GENTE' }),
      'a/sala': entity({ nome: text }, { route: 'a/salas', authority: 'ROLE_SALA', workplace: true }),
    },
    `${AT}.at: a/gente não é um local de trabalho, com feriados seus (use uma referência a a/sala)`,
  ],
  ['cálculo de outro tipo', valued({ field: 'inicio' }), `${AT}: o cálculo dá uma data; "valor" é um número inteiro`],
  [
    'número com vírgula num inteiro',
    valued({ percent: [{ field: 'ordem' }, 10] }),
    `${AT}: o cálculo dá um número; "valor" é um número inteiro`,
  ],
  ['soma de uma data', valued({ add: [{ field: 'inicio' }, 1] }), `${AT}.add.0: "add" pede números, não uma data`],
  [
    'data mais um texto',
    valued({ addMonths: [{ field: 'inicio' }, { field: 'nome' }] }, day),
    `${AT}.addMonths.1: "addMonths" soma um número inteiro`,
  ],
  [
    'divisão sem casas',
    valued({ divide: [{ field: 'ordem' }, 2] }),
    `${AT}.divide: "divide" diz com quantas casas: falta "digits"`,
  ],
  [
    'comparação de tipos diferentes',
    valued({ gt: [{ field: 'inicio' }, 3] }, { type: 'boolean' }),
    `${AT}.gt: uma data e um número inteiro não vão juntos`,
  ],
  [
    'texto que viria antes de outro',
    valued({ lt: [{ field: 'nome' }, 'm'] }, { type: 'boolean' }),
    `${AT}.lt: um texto não vem antes nem depois (use eq ou ne)`,
  ],
  [
    'comparação com um código que a lista não tem',
    valued({ eq: [{ field: 'tipo' }, 'C'] }, { type: 'boolean' }),
    `${AT}.eq.1: "C" não é uma das opções (você quis dizer "A"?)`,
  ],
  [
    'caso que dá um código que a lista não tem',
    valued({ cases: [{ when: { filled: { field: 'inicio' } }, then: 'A' }], else: 'BB' } as Expression, kind),
    `${AT}.else: "BB" não é uma das opções (você quis dizer "B"?)`,
  ],
  [
    'condição que é um número',
    valued({ cases: [{ when: { field: 'ordem' }, then: 1 }] } as Expression),
    `${AT}.cases.0.when: aqui vale sim ou não, não um número inteiro`,
  ],
  [
    'título do que não é lista',
    valued({ title: 'nome' }, text),
    `${AT}.title: "nome" não é uma lista fechada (use "field")`,
  ],
  [
    'contagem de uma lista que não existe',
    valued({ count: { list: 'itens' } }),
    `${AT}.count.list: "itens" não é uma lista de a/area`,
  ],
  [
    'soma sem valor',
    withPeople({ sum: { records: 'a/gente', through: 'lugar' }, as: 'record' }),
    `${AT}.sum: falta "value": o que "sum" olha em cada linha`,
  ],
  [
    'último sem ordem',
    withPeople({ last: { records: 'a/gente', through: 'lugar', value: { field: 'peso' } }, as: 'record' }),
    `${AT}.last: falta "order": o campo cujo maior valor é o último`,
  ],
  [
    'registros por uma referência que não existe',
    withPeople({ count: { records: 'a/gente', through: 'lugr' }, as: 'record' }),
    `${AT}.count.through: "lugr" não é uma referência de a/gente a a/area (você quis dizer "lugar"?)`,
  ],
  [
    'registros de um cadastro que não existe',
    withPeople({ count: { records: 'a/gentes', through: 'lugar' }, as: 'record' }),
    `${AT}.count.records: "a/gentes" não é um cadastro (você quis dizer "a/gente"?)`,
  ],
  [
    'contagem do que outros leem',
    withPeople({ count: { records: 'a/gente', through: 'lugar' } }),
    `${AT}: os registros de a/gente têm outros leitores: o valor calculado lhes diria o que não podem ler (diga "as": "record" junto do operador, se é um fato deste registro que todo leitor dele pode saber)`,
  ],
  [
    'soma do que só se lê com outro direito',
    withPeople(
      { sum: { records: 'a/gente', through: 'lugar', value: { field: 'salario' } }, as: 'record' },
      { salario: { type: 'integer', 'x-field': { authority: 'ROLE_SALARIO' } } },
    ),
    `${AT}: "a/gente.salario" só se lê com ROLE_SALARIO: o valor calculado o diria a outros (diga "authority": "ROLE_SALARIO" em x-field)`,
  ],
  [
    'idade de quem nada diz sobre dado pessoal',
    valued({ age: { field: 'aniversario' } }, undefined, {
      aniversario: { ...day, 'x-field': { lgpd: { class: 'identificacao' } } },
    }),
    `${AT}: "aniversario" é dado pessoal (identificacao), e "valor" nada diz sobre isso (diga "lgpd": { "class": "identificacao" } em x-field)`,
  ],
  [
    'registros de várias empresas',
    {
      ...area(
        { scope: 'instalacao' },
        { valor: worked({ count: { records: 'a/gente', through: 'lugar' }, as: 'record' }) },
      ),
      'a/gente': entity({ nome: text, lugar: { $ref: 'area.json#/$defs/ref' } }, { route: 'a/gentes' }),
    },
    `${AT}.count.records: a/gente é de cada empresa, e a/area não é de uma só`,
  ],
  [
    'valor que depende de si mesmo',
    valued({ add: [{ field: 'valor' }, 1] }),
    `${AT}: "valor" se calcula por si mesmo: valor → valor`,
  ],
  [
    'valores de dois cadastros que dependem um do outro',
    withPeople(
      { sum: { records: 'a/gente', through: 'lugar', value: { field: 'parte' } }, as: 'record' },
      { parte: worked({ field: 'lugar.valor', as: 'record' }) },
    ),
    `${AT}: "valor" se calcula por si mesmo: valor → a/gente.parte → valor`,
  ],
  [
    'campo calculado por código',
    valued({ field: 'outro' }, undefined, { outro: worked(true) }),
    `${AT}.field: "outro" é calculado por código: não tem coluna (diga-o como expressão)`,
    { 'server/domain/a/area/hooks.ts': 'export default { compute() {} }\n' },
  ],
  [
    'valor calculado que se busca',
    valued({ field: 'nome' }, { type: 'string', 'x-field': { search: true } }),
    'properties.valor.x-field.search: "valor" é calculado: a busca só lê o que está guardado',
  ],
  [
    'regra sobre o que se calcula de outros registros',
    {
      ...withPeople({ count: { records: 'a/gente', through: 'lugar' }, as: 'record' }),
      ...area(
        {},
        { valor: worked({ count: { records: 'a/gente', through: 'lugar' }, as: 'record' }) },
        { allOf: [{ if: when('valor', 0), then: { required: ['ordem'] } } as JsonSchema] },
      ),
    },
    'allOf.0: "valor" se calcula de outros registros: uma regra não pode olhá-lo',
  ],
  [
    'rótulo calculado',
    area({ label: 'valor' }, { valor: worked({ field: 'nome' }, text) }),
    'x-entity.label: "valor" é calculado e não tem coluna: não serve aqui',
  ],
  [
    'casas que nenhum cálculo tem',
    valued({ field: 'ordem' }, { type: 'number', multipleOf: 0.25 }),
    `${AT}: "multipleOf" de um valor calculado é 1, 0.1, 0.01 …`,
  ],
]
