import type { JsonSchema, XEntity } from '#schemas/runtime/written.ts'
import { entity, type Files } from './project.ts'

const text: JsonSchema = { type: 'string' }

/** A good entity with one thing changed. */
export const area = (
  x: Partial<XEntity> = {},
  properties: Record<string, JsonSchema> = {},
  rest: Partial<JsonSchema> = {},
): Record<string, JsonSchema> => ({
  'a/area': entity({ nome: text, ordem: { type: 'integer' }, ...properties }, { route: 'a/areas', ...x }, rest),
})

// from text: a property called `then` makes an object look like a promise to the linter
const conditionWithoutRequired = JSON.parse(
  '{"if":{"properties":{"nome":{"const":"x"}}},"then":{"required":["ordem"]}}',
) as JsonSchema

const parsed = (json: string) => JSON.parse(json) as JsonSchema

/** A condition on one field. */
const when = (field: string, value: unknown) =>
  parsed(`{"properties":{"${field}":{"const":${JSON.stringify(value)}}},"required":["${field}"]}`)

/** A rule: with this value of one field another is required. */
const rule = (field: string, value: unknown, required: string) =>
  parsed(`{"if":${JSON.stringify(when(field, value))},"then":{"required":["${required}"]}}`)

function withoutTitle(): Record<string, JsonSchema> {
  const all = area()
  delete all['a/area']?.properties?.nome?.title
  return all
}

/** Each with one mistake: its name, the definitions, what is said of it after 'schemas/a/area.json:<line> ', and further files. */
export const wrongDefinitions: [string, Record<string, JsonSchema>, string, Files?][] = [
  [
    'coluna da lista que não existe',
    area({ list: { columns: ['nmoe'] } }),
    'x-entity.list.columns.0: "nmoe" não é um campo (você quis dizer "nome"?)',
  ],
  [
    'ordem da lista',
    area({ list: { columns: ['nome'], sort: '-orden' } }),
    'x-entity.list.sort: "orden" não é um campo (você quis dizer "ordem"?)',
  ],
  [
    'filtro',
    area({ list: { filters: ['nomes'] } }),
    'x-entity.list.filters.0: "nomes" não é um campo (você quis dizer "nome"?)',
  ],
  [
    'caso de um filtro',
    area({ list: { filters: [{ name: 'ver', cases: [{ const: 'A', title: 'A', where: { ativo: true } }] }] } }),
    'x-entity.list.filters.0.cases.0.where.ativo: "ativo" não é um campo',
  ],
  ['rótulo', area({ label: 'titulo' }), 'x-entity.label: "titulo" não é um campo'],
  ['chave única', area({ unique: [['nme']] }), 'x-entity.unique.0.0: "nme" não é um campo (você quis dizer "nome"?)'],
  [
    'índice',
    area({ indexes: [['nome', 'orde']] }),
    'x-entity.indexes.0.1: "orde" não é um campo (você quis dizer "ordem"?)',
  ],
  [
    'campo do formulário',
    area({ form: [{ fields: ['nome', 'ordem', 'orden'] }] }),
    'x-entity.form.0.fields.2: "orden" não é um campo (você quis dizer "ordem"?)',
  ],
  [
    'campo esquecido no formulário',
    area({ form: [{ fields: ['nome'] }] }),
    'properties.ordem: "ordem" não está em nenhuma seção de x-entity.form (acrescente-o a uma seção, ou marque-o readOnly)',
  ],
  [
    'obrigatório que não existe',
    area({}, {}, { required: ['nome', 'orde'] }),
    'required.1: "orde" não é um campo (você quis dizer "ordem"?)',
  ],
  [
    'verificação desconhecida',
    area({ checks: [{ check: 'periodos', start: 'ordem', end: 'ordem' }] }),
    'x-entity.checks.0.check: "periodos" não é permitido (você quis dizer "periodo"?)',
  ],
  [
    'campo de uma verificação',
    area({ checks: [{ check: 'faixa', start: 'ordem', end: 'orde' }] }),
    'x-entity.checks.0.end: "orde" não é um campo (você quis dizer "ordem"?)',
  ],
  [
    'referência a um arquivo que não existe',
    area({}, { cor: { $ref: 'corr.json#/$defs/ref' } }),
    'properties.cor.$ref: "corr.json#/$defs/ref" aponta para um arquivo que não existe',
  ],
  [
    'condição com nome errado',
    area({}, { cor: { type: 'string', 'x-field': { visibleWhen: { $ref: '../conditions.json#/$defs/sempr' } } } }),
    'properties.cor.x-field.visibleWhen.$ref: "../conditions.json#/$defs/sempr" não existe em conditions.json (você quis dizer "sempre"?)',
    { 'schemas/conditions.json': { $defs: { sempre: {} } } },
  ],
  [
    'lista de opções desconhecida',
    area({}, { cor: { type: 'array', items: text, 'x-field': { options: 'core' } } }),
    'properties.cor.x-field.options: "core" não é uma lista de enums.json (você quis dizer "cores"?)',
    { 'schemas/enums.json': { $defs: { cores: { oneOf: [{ const: 'A', title: 'Azul' }] } } } },
  ],
  [
    'formato desconhecido',
    area({}, { documento: { type: 'string', format: 'cpff' } }),
    'properties.documento.format: "cpff" não é permitido (você quis dizer "cpf"?)',
  ],
  [
    'widget desconhecido',
    area({}, { cor: { type: 'string', 'x-field': { widget: 'moedas' } } }),
    'properties.cor.x-field.widget: "moedas" não é permitido (você quis dizer "moeda"?)',
  ],
  [
    'palavra desconhecida',
    area({ lable: 'nome' } as Partial<XEntity>),
    'x-entity.lable: "lable" não é conhecido aqui (você quis dizer "label"?)',
  ],
  [
    'se sem required',
    area({}, {}, { allOf: [conditionWithoutRequired] }),
    'allOf.0.if.properties.nome: a condição olha para "nome", que pode faltar (acrescente "required": ["nome"] à condição)',
  ],
  [
    'escondido e sempre obrigatório',
    area(
      {},
      {
        cor: {
          type: 'string',
          'x-field': { visibleWhen: { required: ['nome'], properties: { nome: { const: 'x' } } } },
        },
      },
      { required: ['cor'] },
    ),
    'properties.cor.x-field.visibleWhen: "cor" pode ficar escondido, mas é sempre obrigatório (exija-o em allOf, com if/then da mesma condição)',
  ],
  [
    'ação sem código',
    area({ actions: [{ name: 'libera', title: 'Liberar' }] }),
    'x-entity.actions.0: a ação "libera" não tem código (crie server/domain/a/area/libera.ts)',
  ],
  [
    'obrigatório da ação fora dos campos dela',
    area({ actions: [{ name: 'libera', title: 'Liberar', fields: ['nome'], required: ['ordem'] }] }),
    'x-entity.actions.0.required.0: "ordem" não está em "fields" da ação',
    { 'server/domain/a/area/libera.ts': '' },
  ],
  [
    'padrão fora das opções',
    area({}, { cor: { enum: ['azul', 'verde'], default: 'azull' } }),
    'properties.cor.default: "azull" não é uma das opções (você quis dizer "azul"?)',
  ],
  [
    'busca num sim ou não',
    area({}, { ativa: { type: 'boolean', 'x-field': { search: true } } }),
    'properties.ativa.x-field.search: a busca só lê textos, números inteiros e referências',
  ],
  [
    'nome antigo em uso',
    area({}, { cor: { type: 'string', 'x-field': { was: ['nome'] } } }),
    'properties.cor.x-field.was.0: "nome" ainda é um campo: um nome antigo não pode estar em uso',
  ],
  ['coluna do sistema', area({}, { busca: text }), 'properties.busca: "busca" daria a coluna busca, que já existe'],
  [
    'rota sem autorização',
    area({ authority: undefined }),
    'x-entity: falta "authority": toda rota diz quem pode usá-la',
  ],
  [
    'condição que nunca é verdadeira: valor que a lista não tem',
    area(
      {},
      { cor: { enum: ['azul', 'verde'] }, tom: { type: 'string', 'x-field': { visibleWhen: when('cor', 'azull') } } },
    ),
    'properties.tom.x-field.visibleWhen.properties.cor.const: a condição nunca é verdadeira: "cor" não pode ser "azull" (você quis dizer "azul"?)',
  ],
  [
    'condição que nunca é verdadeira: outro tipo',
    area({}, {}, { allOf: [rule('ordem', '1', 'nome')] }),
    'allOf.0.if.properties.ordem.const: a condição nunca é verdadeira: "ordem" não pode ser "1" (o campo é do tipo integer)',
  ],
  [
    'condição que nunca é verdadeira: fora dos limites',
    area({}, { nota: { type: 'integer', maximum: 10 } }, { allOf: [rule('nota', 11, 'nome')] }),
    'allOf.0.if.properties.nota.const: a condição nunca é verdadeira: "nota" não pode ser 11 (está fora dos limites do campo)',
  ],
  [
    'condição de uma seção',
    area(
      { form: [{ fields: ['nome', 'ordem'] }, { fields: ['ativa'], visibleWhen: when('ativa', 'sim') }] },
      { ativa: { type: 'boolean' } },
    ),
    'x-entity.form.1.visibleWhen.properties.ativa.const: a condição nunca é verdadeira: "ativa" não pode ser "sim" (o campo é do tipo boolean)',
  ],
  [
    'limites trocados',
    area({}, { nota: { type: 'integer', minimum: 10, maximum: 1 } }),
    'properties.nota.maximum: maximum 1 não deixa nenhum valor: minimum é 10',
  ],
  [
    'padrão de outro tipo',
    area({}, { nota: { type: 'integer', default: '1' } }),
    'properties.nota.default: "1" não é do tipo integer',
  ],
  [
    'padrão fora dos limites',
    area({}, { nota: { type: 'integer', maximum: 10, default: 11 } }),
    'properties.nota.default: 11 está fora dos limites do campo',
  ],
  [
    'opção repetida',
    area(
      {},
      {
        cor: {
          oneOf: [
            { const: 'A', title: 'Azul' },
            { const: 'A', title: 'Anil' },
          ],
        },
      },
    ),
    'properties.cor.oneOf.1.const: a opção "A" aparece duas vezes',
  ],
  [
    'opção sem texto',
    area({}, { cor: { oneOf: [{ const: 'A' }] } }),
    'properties.cor.oneOf.0: a opção "A" não tem "title"',
  ],
  [
    'campo duas vezes no formulário',
    area({ form: [{ fields: ['nome', 'ordem'] }, { fields: ['nome'] }] }),
    'x-entity.form.1.fields.0: "nome" já está no formulário',
  ],
  [
    'coluna duas vezes',
    area({ list: { columns: ['nome', 'ordem', 'nome'] } }),
    'x-entity.list.columns.2: "nome" já é uma coluna da lista',
  ],
  [
    'filtro sem campo',
    area({ list: { filters: [{ name: 'busca' }] } }),
    'x-entity.list.filters.0: o filtro "busca" não diz "field" nem "cases"',
  ],
  [
    'ação duas vezes',
    area({
      actions: [
        { name: 'libera', title: 'Liberar' },
        { name: 'libera', title: 'Soltar' },
      ],
    }),
    'x-entity.actions.1: "libera" já é uma ação',
    { 'server/domain/a/area/libera.ts': '' },
  ],
  [
    'cadastro inteiro no lugar de uma referência',
    { ...area({}, { cor: { $ref: 'cor.json' } }), 'a/cor': entity({ nome: text }, { route: 'a/cores' }) },
    'properties.cor.$ref: "cor.json" é um cadastro inteiro (uma referência é "cor.json#/$defs/ref"; filhos são uma lista: "items": { "$ref": "cor.json" })',
  ],
  [
    'ordem por uma lista',
    area({ list: { sort: 'cores' } }, { cores: { type: 'array', items: text } }),
    'x-entity.list.sort: a lista não pode ser ordenada por "cores"',
  ],
  [
    'vigência sem data',
    area({ effective: { start: 'nome' } }),
    'x-entity.effective.start: "nome" deve ser uma data ("format": "date")',
  ],
  [
    'valor em vigor de uma lista sem vigência',
    area({}, { cor: { type: 'string', readOnly: true, 'x-field': { computed: true, inForce: 'historico.cor' } } }),
    'properties.cor.x-field.inForce: "historico.cor" não começa por uma lista com vigência ("effective")',
  ],
  [
    'campo configurável que não existe',
    area({ configurable: { context: 'empresa', visible: 'campos', fields: ['nmoe'] } }),
    'x-entity.configurable.fields.0: "nmoe" não é um campo (você quis dizer "nome"?)',
  ],
  [
    'campo que o CEP preencheria',
    area({}, { cep: { type: 'string', format: 'cep', 'x-field': { cep: { bairro: 'bairo' } } }, bairro: text }),
    'properties.cep.x-field.cep.bairro: "bairo" não é um campo (você quis dizer "bairro"?)',
  ],
  [
    'texto para uma palavra que não existe',
    area({}, { cor: { type: 'string', 'x-field': { messages: { requred: 'Diga a cor' } } } }),
    'properties.cor.x-field.messages.requred: "requred" não é permitido (você quis dizer "required"?)',
  ],
  [
    'troca por um valor que a lista não tem',
    area({}, { cor: { enum: ['azul'], 'x-field': { replaces: { anil: 'azull' } } } }),
    'properties.cor.x-field.replaces.anil: "azull" não é uma das opções (você quis dizer "azul"?)',
  ],
  [
    'troca de um valor que ainda existe',
    area({}, { cor: { enum: ['azul', 'anil'], 'x-field': { replaces: { anil: 'azul' } } } }),
    'properties.cor.x-field.replaces.anil: "anil" ainda é uma das opções: só se troca o que saiu da lista',
  ],
  [
    'tom de um valor que a lista não tem',
    area({}, { cor: { enum: ['azul'], 'x-field': { tones: { azull: 'info' } } } }),
    'properties.cor.x-field.tones.azull: "azull" não é uma das opções (você quis dizer "azul"?)',
  ],
  [
    'tons de um texto livre',
    area({}, { cor: { type: 'string', 'x-field': { tones: { azul: 'info' } } } }),
    'properties.cor.x-field.tones: só uma lista fechada tem tons',
  ],
  [
    'registros de filhos num campo que não é lista',
    area({}, { cor: { type: 'string', 'x-field': { was: ['a/cor'] } } }),
    'properties.cor.x-field.was.0: só uma lista de objetos leva os registros de "a/cor"',
  ],
  [
    'argumento que falta a uma verificação',
    area({ checks: [{ check: 'periodo', start: 'nome' }] }),
    'x-entity.checks.0: falta "end"',
  ],
  [
    'nome de campo com maiúscula',
    area({}, { Cor: text }),
    'properties.Cor: "Cor" não serve de nome de campo: comece com minúscula, só letras sem acento e dígitos',
  ],
  ['campo sem título', withoutTitle(), 'properties.nome: falta "title"'],
  [
    'expressão regular errada',
    area({}, { cor: { type: 'string', pattern: '[a-' } }),
    'properties.cor.pattern: "[a-" não é uma expressão regular',
  ],
  [
    'rótulo que é um número',
    area({ label: 5 as unknown as string }),
    'x-entity.label: deve ser do tipo string ou array',
  ],
  [
    'tipo que não existe',
    area({}, { cor: { type: 'strin' as 'string' } }),
    'properties.cor.type: "strin" não é permitido (você quis dizer "string"?)',
  ],
  [
    'autorização fora do padrão',
    area({ authority: 'cad_area' }),
    'x-entity.authority: "cad_area" não tem a forma ^(LOGIN|ROLE_[A-Z0-9_]+)$',
  ],
  [
    'filtro de uma referência que o outro cadastro não tem',
    {
      ...area({}, { cor: { $ref: 'cor.json#/$defs/ref', 'x-field': { filterBy: { tonalidade: 'nome' } } } }),
      'a/cor': entity({ nome: text }, { route: 'a/cores' }),
    },
    'properties.cor.x-field.filterBy.tonalidade: "tonalidade" não é um filtro de a/cor',
  ],
  [
    'sugestões de um cadastro que não existe',
    {
      ...area({}, { cor: { type: 'string', maxLength: 20, 'x-field': { suggest: 'a/cro' } } }),
      'a/cor': entity({ nome: text }, { route: 'a/cores' }),
    },
    'properties.cor.x-field.suggest: "a/cro" não é um cadastro (você quis dizer "a/cor"?)',
  ],
  [
    'sugestões para o que não é um texto livre',
    {
      ...area({}, { cor: { type: 'integer', 'x-field': { suggest: 'a/cor' } } }),
      'a/cor': entity({ nome: text }, { route: 'a/cores' }),
    },
    'properties.cor.x-field.suggest: só um texto livre recebe sugestões',
  ],
  [
    'um texto que esvazia listas',
    area({}, { cor: { type: 'string', 'x-field': { empties: { lists: ['nome'], question: 'Esvaziar?' } } } }),
    'properties.cor.x-field.empties: só um sim ou não esvazia listas',
  ],
  [
    'um sim que esvazia o que não é lista',
    area({}, { cor: { type: 'boolean', 'x-field': { empties: { lists: ['nome'], question: 'Esvaziar?' } } } }),
    'properties.cor.x-field.empties.lists.0: "nome" não é uma lista',
  ],
  [
    'pergunta por um texto',
    area({}, { cor: { type: 'string', 'x-field': { asks: 'cores/{id}/aviso' } } }),
    'properties.cor.x-field.asks: só referências de um cadastro com "route" perguntam por quem foi escolhido',
  ],
  [
    'tela sem cadastro',
    area(),
    'admin/overrides/a/arae.tsx:1: o arquivo não tem entidade de mesmo nome (você quis dizer "a/area"?)',
    { 'admin/overrides/a/arae.tsx': '' },
  ],
  [
    'dado pessoal sem decisão sobre ele',
    area({}, { rg: text }),
    'properties.rg: "rg" parece dado pessoal e nada diz sobre isso (diga em x-field.lgpd o que é ("class") e o que o apagamento faz ("anonymise"); "nenhum" se não é de uma pessoa)',
  ],
  [
    'formato de dado pessoal sem decisão sobre ele',
    area({}, { contato: { type: 'string', format: 'email' } }),
    'properties.contato: "contato" parece dado pessoal e nada diz sobre isso (diga em x-field.lgpd o que é ("class") e o que o apagamento faz ("anonymise"); "nenhum" se não é de uma pessoa)',
  ],
  [
    'texto livre no registro de uma pessoa',
    area(
      { lgpd: { person: { name: ['nome'] }, purpose: 'Teste', basis: 'contrato' } },
      {
        nome: { ...text, 'x-field': { lgpd: { class: 'identificacao', anonymise: 'mascara' } } },
        notas: text,
      },
    ),
    'properties.notas: "notas" é texto livre num registro sobre uma pessoa (diga em x-field.lgpd o que é ("class") e o que o apagamento faz ("anonymise"); "nenhum" se não é de uma pessoa)',
  ],
  [
    'base legal que não serve para dado sensível',
    area({}, { cor: { ...text, 'x-field': { lgpd: { class: 'raca', basis: 'contrato' } } } }),
    'properties.cor.x-field.lgpd: "contrato" não serve de base legal para dado sensível (LGPD, art. 11) (use consentimento, obrigacao-legal, direitos, vida, tutela-saude)',
  ],
  [
    'dado sensível sem base legal',
    area({}, { cor: { ...text, 'x-field': { lgpd: { class: 'saude' } } } }),
    'properties.cor.x-field.lgpd: dado sensível sem base legal (diga "basis", ou "sensitiveBasis" em x-entity.lgpd)',
  ],
  [
    'registro que conta de quem não é pessoa',
    {
      ...area(
        { lgpd: { about: ['cor'], purpose: 'Teste', basis: 'contrato' } },
        {
          nome: { ...text, 'x-field': { lgpd: { class: 'nenhum' } } },
          cor: { $ref: 'cor.json#/$defs/ref' },
        },
      ),
      'a/cor': entity({ nome: text }, { route: 'a/cores' }),
    },
    'x-entity.lgpd.about.0: "cor" não se refere a uma pessoa',
  ],
  [
    'pessoa sem finalidade nem base legal',
    area(
      { lgpd: { person: { name: ['nome'] } } },
      { nome: { ...text, 'x-field': { lgpd: { class: 'identificacao', anonymise: 'mascara' } } } },
    ),
    'x-entity.lgpd: falta dizer para que servem os dados ("purpose") e com que base legal ("basis")',
  ],
  [
    'campo do nome da pessoa que não existe',
    area(
      { lgpd: { person: { name: ['nme'] }, purpose: 'Teste', basis: 'contrato' } },
      { nome: { ...text, 'x-field': { lgpd: { class: 'identificacao', anonymise: 'mascara' } } } },
    ),
    'x-entity.lgpd.person.name.0: "nme" não é um campo (você quis dizer "nome"?)',
  ],
  [
    'registro que não existe sem uma pessoa',
    {
      ...area({}, { pessoa: { $ref: 'pessoa.json#/$defs/ref' } }, { required: ['pessoa'] }),
      'a/pessoa': entity(
        { cpf: { type: 'string', format: 'cpf', 'x-field': { lgpd: { class: 'documento', anonymise: 'apaga' } } } },
        {
          route: 'a/pessoas',
          label: 'cpf',
          lgpd: { person: { name: ['cpf'], cpf: 'cpf' }, purpose: 'Teste', basis: 'contrato' },
        },
      ),
    },
    'x-entity: o registro não existe sem uma pessoa ("pessoa") e nada diz sobre isso (diga x-entity.lgpd.about: ["pessoa"], ou [] se nada conta sobre ela)',
  ],
]
