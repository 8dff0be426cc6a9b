import type { XEntity } from '#schemas/runtime/written/written.ts'
import { entity, type Files } from '../project.ts'
import { area, parsed, text, type WrongDefinition, when } from './area.ts'

const date = { type: 'string', format: 'date' } as const
const action = (rest: object): Partial<XEntity> => ({ actions: [{ name: 'libera', title: 'Liberar', ...rest }] })
const code: Files = { 'server/domain/a/area/libera.ts': '' }
const hooks: Files = { 'server/domain/a/area/hooks.ts': 'export default { compute() {} }\n' }
const shown = (field: string, value: unknown) => ({ 'x-field': { visibleWhen: when(field, value) } })
const computed = { type: 'integer', 'x-field': { computed: true } } as const
const options = {
  oneOf: [
    { const: 'A', title: 'Azul' },
    { const: 'V', title: 'Verde' },
  ],
}
const items = (of: string) => ({ type: 'array', items: { $ref: of } }) as const
/** With a value of one field, another is so. */
const rule = (field: string, value: unknown, name: string, wanted: object) =>
  parsed(`{"if":${JSON.stringify(when(field, value))},"then":{"properties":{"${name}":${JSON.stringify(wanted)}}}}`)

/** Conditions that look at what is not there, or never come true. */
const conditions: WrongDefinition[] = [
  [
    'condição de uma ação sobre um campo que não existe',
    area(action({ when: [{ condition: when('nmoe', 'x'), message: 'Ainda não.' }] })),
    'x-entity.actions.0.when.0.condition.properties.nmoe: "nmoe" não é um campo (você quis dizer "nome"?)',
    code,
  ],
  [
    'condição de uma ação que exige um campo que não existe',
    area(action({ when: [{ condition: { not: { required: ['orde'] } }, message: 'Já tem ordem.' }] })),
    'x-entity.actions.0.when.0.condition.not.required.0: "orde" não é um campo (você quis dizer "ordem"?)',
    code,
  ],
  [
    'seção que espera um campo que não existe',
    area({ form: [{ fields: ['nome'] }, { fields: ['ordem'], visibleWhen: when('nomes', 'x') }] }),
    'x-entity.form.1.visibleWhen.properties.nomes: "nomes" não é um campo (você quis dizer "nome"?)',
  ],
  [
    'campo que espera um campo que não existe',
    area({}, { cor: { ...text, ...shown('ordm', 1) } }),
    'properties.cor.x-field.visibleWhen.properties.ordm: "ordm" não é um campo (você quis dizer "ordem"?)',
  ],
  [
    'campo que se muda só com um campo que não existe',
    area({}, { cor: { ...text, 'x-field': { enabledWhen: { anyOf: [when('nome', 'x'), when('nom', 'y')] } } } }),
    'properties.cor.x-field.enabledWhen.anyOf.1.properties.nom: "nom" não é um campo (você quis dizer "nome"?)',
  ],
  [
    'membro de um objeto que não existe',
    area(
      { form: [{ fields: ['nome', 'ordem', 'local'] }, { fields: ['cor'], visibleWhen: inLocal('cidad') }] },
      { local: { type: 'object', properties: { cidade: { ...text, title: 'Cidade' } } }, cor: text },
    ),
    'x-entity.form.1.visibleWhen.properties.local.properties.cidad: "cidad" não é um campo (você quis dizer "cidade"?)',
  ],
  [
    'condição com nome sobre um campo que este cadastro não tem',
    area({}, { cor: { ...text, 'x-field': { visibleWhen: { $ref: '../conditions.json#/$defs/encerrada' } } } }),
    'properties.cor.x-field.visibleWhen.$ref: "encerrada" não é um campo',
    { 'schemas/conditions.json': { $defs: { encerrada: when('encerrada', true) } } },
  ],
  [
    'condição com o nome de algo que todo objeto tem',
    area({}, { cor: { ...text, 'x-field': { visibleWhen: { $ref: '../conditions.json#/$defs/toString' } } } }),
    'properties.cor.x-field.visibleWhen.$ref: "../conditions.json#/$defs/toString" não existe em conditions.json',
    { 'schemas/conditions.json': { $defs: { sempre: {} } } },
  ],
  [
    'dois campos que esperam um pelo outro',
    area({}, { cor: { ...text, ...shown('tom', 'x') }, tom: { ...text, ...shown('cor', 'y') } }),
    'properties.cor.x-field.visibleWhen: os campos esperam um pelo outro e nunca aparecem (cor → tom → cor) (tire "visibleWhen" de um deles)',
  ],
  [
    'campo que espera por si mesmo',
    area({}, { cor: { ...text, ...shown('cor', 'x') } }),
    'properties.cor.x-field.visibleWhen: "cor" só aparece quando já está preenchido: nunca aparece (tire "visibleWhen")',
  ],
  [
    'seção que espera um campo dela',
    area(
      { form: [{ fields: ['nome', 'ordem'] }, { fields: ['cor', 'tom'], visibleWhen: when('tom', 'x') }] },
      { cor: text, tom: text },
    ),
    'x-entity.form.1.visibleWhen: "tom" só aparece quando já está preenchido: nunca aparece (tire "visibleWhen")',
  ],
]

function inLocal(name: string) {
  return parsed(`{"properties":{"local":${JSON.stringify(when(name, 'x'))}},"required":["local"]}`)
}

/** Rules that nobody can keep, and checks that compare what cannot be compared. */
const rules: WrongDefinition[] = [
  [
    'regra que pede um valor fora da lista',
    area({}, { cor: options }, { allOf: [rule('nome', 'x', 'cor', { const: 'Z' })] }),
    'allOf.0.then.properties.cor.const: ninguém cumpre a regra: "cor" não pode ser "Z" (use A, V)',
  ],
  [
    'regra que pede um valor de outro tipo',
    area({}, {}, { allOf: [rule('nome', 'x', 'ordem', { const: '1' })] }),
    'allOf.0.then.properties.ordem.const: ninguém cumpre a regra: "ordem" não pode ser "1" (o campo é do tipo integer)',
  ],
  [
    'regra acima do limite do campo',
    area({}, { peso: { type: 'number', maximum: 10 } }, { allOf: [rule('nome', 'x', 'peso', { minimum: 20 })] }),
    'allOf.0.then.properties.peso.minimum: ninguém cumpre a regra: "peso" teria minimum 20 e maximum 10',
  ],
  [
    'regra mais longa que o campo',
    area({}, { sigla: { ...text, maxLength: 3 } }, { allOf: [rule('nome', 'x', 'sigla', { minLength: 5 })] }),
    'allOf.0.then.properties.sigla.minLength: ninguém cumpre a regra: "sigla" teria minLength 5 e maxLength 3',
  ],
  [
    'duas regras com a mesma condição e valores diferentes',
    area(
      {},
      { cor: options },
      { allOf: [rule('nome', 'x', 'cor', { const: 'A' }), rule('nome', 'x', 'cor', { const: 'V' })] },
    ),
    'allOf.1.then.properties.cor.const: ninguém cumpre a regra: "cor" não pode ser "V" (com a mesma condição, outra regra pede "A")',
  ],
  [
    'duas regras com a mesma condição e limites que se excluem',
    area({}, {}, { allOf: [rule('nome', 'x', 'ordem', { minimum: 5 }), rule('nome', 'x', 'ordem', { maximum: 2 })] }),
    'allOf.1.then.properties.ordem.maximum: ninguém cumpre a regra: "ordem" teria minimum 5 e maximum 2',
  ],
  [
    'período entre um texto e uma data',
    area({ checks: [{ check: 'periodo', start: 'nome', end: 'fim' }] }, { fim: date }),
    'x-entity.checks.0.start: "periodo" compara uma data ("format": "date"); "nome" é texto',
  ],
  [
    'período entre um dia e um instante',
    area(
      { checks: [{ check: 'periodo', start: 'inicio', end: 'fim' }] },
      { inicio: date, fim: { type: 'string', format: 'date-time' } },
    ),
    'x-entity.checks.0.end: "periodo" compara "inicio" (data) com "fim" (data e hora) (os dois devem ser do mesmo tipo)',
  ],
  [
    'faixa entre textos',
    area({ checks: [{ check: 'faixa', start: 'ordem', end: 'nome' }] }),
    'x-entity.checks.0.end: "faixa" compara um número; "nome" é texto',
  ],
  [
    'texto que não pode estar no futuro',
    area({ checks: [{ check: 'nao-futuro', date: 'nome' }] }),
    'x-entity.checks.0.date: "nao-futuro" compara uma data ("format": "date") ou um ano (integer); "nome" é texto',
  ],
  [
    'limite do que não é lista',
    area({ checks: [{ check: 'limite', list: 'ordem', max: { empresa: 'maximo' } }] }),
    'x-entity.checks.0.list: "limite" compara uma lista; "ordem" é número inteiro',
  ],
  [
    'o que não é lista dentro de uma lista',
    area({ checks: [{ check: 'contidos', a: 'nome', b: 'cores' }] }, { cores: { type: 'array', items: text } }),
    'x-entity.checks.0.a: "contidos" compara uma lista; "nome" é texto',
  ],
  [
    'público do que não é público',
    area({ checks: [{ check: 'publico', of: 'nome' }] }),
    'x-entity.checks.0.of: "publico" compara um público (fragments/publico.json); "nome" é texto',
  ],
  [
    'linhas distintas do que não tem linhas',
    area({ checks: [{ check: 'distintos', list: 'nome', by: ['ordem'] }] }),
    'x-entity.checks.0.list: "distintos" compara uma lista; "nome" é texto',
  ],
  [
    'iguais de tipos diferentes',
    area({ checks: [{ check: 'iguais', a: 'nome', b: 'ordem' }] }),
    'x-entity.checks.0.b: "iguais" compara "nome" (texto) com "ordem" (número inteiro) (os dois devem ser do mesmo tipo)',
  ],
  [
    'diferentes de cadastros diferentes',
    area({ checks: [{ check: 'diferentes', a: 'nome', b: 'acima' }] }, { acima: { $ref: 'area.json#/$defs/ref' } }),
    'x-entity.checks.0.b: "diferentes" compara "nome" (texto) com "acima" (referência) (os dois devem ser do mesmo tipo)',
  ],
  [
    'argumento que a verificação não lê',
    area({ checks: [{ check: 'faixa', start: 'ordem', end: 'ordem', date: 'ordem' }] }),
    'x-entity.checks.0.date: "faixa" não lê "date" (ela compara "start" e "end")',
  ],
]

/** Lists that would answer every request with a mistake. */
const lists: WrongDefinition[] = [
  [
    'filtro por um campo calculado',
    area({ list: { filters: ['total'] } }, { total: computed }),
    'x-entity.list.filters.0: a lista não pode ser filtrada por "total": é calculado a cada resposta, não tem coluna',
    hooks,
  ],
  [
    'filtro de outro cadastro que não diz o seu nome',
    {
      ...area(
        { list: { filters: [{ name: 'tons', field: 'cor.tom' }] } },
        { cor: { $ref: 'cor.json#/$defs/ref', title: 'Cor' } },
      ),
      'a/cor': entity({ nome: text, tom: { ...text, title: 'Tom' } }, { route: 'a/cores' }),
    },
    'x-entity.list.filters.0: o filtro "tons" não tem título (escreva "title": "…")',
  ],
  [
    'caso de um filtro por um campo calculado',
    area(
      { list: { filters: [{ name: 'ver', cases: [{ const: 'A', title: 'A', where: { total: 1 } }] }] } },
      { total: computed },
    ),
    'x-entity.list.filters.0.cases.0.where.total: a lista não pode ser filtrada por "total": é calculado a cada resposta, não tem coluna',
    hooks,
  ],
  [
    'ordem por um campo calculado',
    area({ list: { columns: ['nome', 'total'], sort: '-total' } }, { total: computed }),
    'x-entity.list.sort: a lista não pode ser ordenada por "total"',
    hooks,
  ],
  [
    'filtro por um segredo',
    area({ list: { filters: [{ name: 'chave', field: 'chave' }] } }, { chave: { ...text, writeOnly: true } }),
    'x-entity.list.filters.0.field: a lista não pode ser filtrada por "chave": é writeOnly, nunca sai do servidor',
  ],
  [
    'filtro por um objeto inteiro',
    area(
      { list: { filters: ['local'] } },
      { local: { type: 'object', properties: { cidade: { ...text, title: 'Cidade' } } } },
    ),
    'x-entity.list.filters.0: a lista não pode ser filtrada por "local": é um objeto; nomeie um campo dele, como "local.cidade"',
  ],
  [
    'filtro por uma lista de linhas',
    {
      ...area({ list: { filters: ['itens'] } }, { itens: items('area-item.json') }),
      'a/area-item': entity({ nome: text }),
    },
    'x-entity.list.filters.0: a lista não pode ser filtrada por "itens": é uma lista de linhas; nomeie um campo delas',
  ],
  [
    'filtro por um campo calculado de outro cadastro',
    {
      ...area({ list: { filters: ['cor.total'] } }, { cor: { $ref: 'cor.json#/$defs/ref' } }),
      'a/cor': entity({ nome: text, total: computed }, { route: 'a/cores' }),
    },
    'x-entity.list.filters.0: a lista não pode ser filtrada por "cor.total": é calculado a cada resposta, não tem coluna',
    { 'server/domain/a/cor/hooks.ts': 'export default { compute() {} }\n' },
  ],
  [
    'calculado que nada calcula',
    area({}, { total: computed }),
    'properties.total.x-field.computed: "total" é calculado, e nada o calcula (escreva "compute" em server/domain/a/area/hooks.ts)',
    { 'server/domain/a/area/hooks.ts': 'export default { validate() {} }\n' },
  ],
  [
    'ícone que não existe',
    area(action({ icon: 'LockOpn' })),
    'x-entity.actions.0.icon: "LockOpn" não é permitido (você quis dizer "LockOpen"?)',
    code,
  ],
]

/** Names and structures. */
const structures: WrongDefinition[] = [
  [
    'vigência do que não é linha',
    area({ effective: { start: 'inicio' } }, { inicio: date }),
    'x-entity.effective: só as linhas de uma lista têm vigência, e este cadastro não é linha de nenhuma (faça dele uma lista de outro: "items": { "$ref": "area.json" })',
  ],
  [
    'dois campos com o mesmo nome antigo',
    area({}, { cor: { ...text, 'x-field': { was: ['tom'] } }, tinta: { ...text, 'x-field': { was: ['tom'] } } }),
    'properties.tinta.x-field.was.0: "tom" já é o nome antigo de "cor": os dados só vão para um campo',
  ],
  [
    'cadastro com um nome antigo que ainda existe',
    { ...area({ was: ['a/cor'] }), 'a/cor': entity({ nome: text }, { route: 'a/cores' }) },
    'x-entity.was.0: "a/cor" ainda é um cadastro: um nome antigo não pode estar em uso',
  ],
  [
    'dois cadastros com o mesmo nome antigo',
    { 'a/antes': entity({ nome: text }, { route: 'a/antes', was: ['a/velha'] }), ...area({ was: ['a/velha'] }) },
    'x-entity.was.0: o nome antigo "a/velha" já é de schemas/a/antes.json (os registros só vão para um cadastro)',
  ],
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty'].map(
    (name): WrongDefinition => [
      `campo chamado ${name}`,
      area({}, { [name]: text }),
      `properties.${name}: "${name}" não serve de nome de campo: todo objeto de JavaScript já o tem (dê-lhe o nome do que guarda)`,
    ],
  ),
  [
    'campo chamado __proto__ num objeto',
    area({}, { local: parsed('{"type":"object","properties":{"__proto__":{"type":"string","title":"Modelo"}}}') }),
    'properties.local.properties.__proto__: "__proto__" não serve de nome de campo: todo objeto de JavaScript já o tem (dê-lhe o nome do que guarda)',
  ],
  [
    'lista que volta ao registro de que faz parte',
    {
      'a/dono': entity({ nome: text, areas: items('area.json') }, { route: 'a/donos' }),
      ...area({ route: undefined, authority: undefined }, { donos: items('dono.json') }),
    },
    'properties.donos.items.$ref: a lista volta ao registro de que faz parte (a/dono → a/area → a/dono) (para apontar de volta, uma referência: { "$ref": "dono.json#/$defs/ref" })',
  ],
  [
    'lista de registros do próprio cadastro',
    area({}, { partes: items('area.json') }),
    'properties.partes.items.$ref: as linhas da lista seriam registros do próprio cadastro (a/area → a/area), sem fim (para apontar de volta, uma referência: { "$ref": "area.json#/$defs/ref" })',
  ],
]

/** What the generator used to accept without a word, and broke or bored whoever met it later. */
export const wrongSilent: WrongDefinition[] = [...conditions, ...rules, ...lists, ...structures]
