import type { JsonSchema } from '#schemas/runtime/written/written.ts'
import { entity } from '../project.ts'
import { area, parsed, text, type WrongDefinition, when } from './area.ts'

const conditionWithoutRequired = parsed('{"if":{"properties":{"nome":{"const":"x"}}},"then":{"required":["ordem"]}}')

/** A text of several lines that the assistant is asked for. */
const assisted = (prompt: string): JsonSchema => ({
  type: 'string',
  title: 'Texto',
  'x-field': { widget: 'textarea', assist: [{ title: 'Pedir', prompt }] },
})

/** A rule: with this value of one field another is required. */
const rule = (field: string, value: unknown, required: string) =>
  parsed(`{"if":${JSON.stringify(when(field, value))},"then":{"required":["${required}"]}}`)

function withoutTitle(): Record<string, JsonSchema> {
  const all = area()
  delete all['a/area']?.properties?.nome?.title
  return all
}

/** Mistakes of single fields and of conditions. */
export const wrongFields: WrongDefinition[] = [
  [
    'referência a um arquivo que não existe',
    area({}, { cor: { $ref: 'corr.json#/$defs/ref' } }),
    'properties.cor.$ref: "corr.json#/$defs/ref" aponta para um arquivo que não existe',
  ],
  [
    'referência obrigatória ao próprio cadastro',
    area({}, { acima: { $ref: 'area.json#/$defs/ref' } }, { required: ['acima'] }),
    'properties.acima: nenhum registro poderia ser o primeiro: cada um exige outro (a/area → a/area) (tire "acima" de "required")',
  ],
  [
    'referência a um cadastro sem lista',
    {
      ...area({}, { cor: { $ref: 'cor.json#/$defs/ref' } }),
      'a/cor': entity({ nome: text }),
    },
    'properties.cor: não há de onde escolher "cor": a/cor não tem lista (só se aponta para um cadastro com "route")',
  ],
  [
    'padrão que não segue o seu formato',
    area({}, { cor: { type: 'string', format: 'cor', default: 'azul' } }),
    'properties.cor.default: "azul" não tem o formato cor',
  ],
  [
    'padrão fora da expressão',
    area({}, { sigla: { type: 'string', pattern: '^[A-Z]+$', default: 'ab1' } }),
    'properties.sigla.default: "ab1" não segue o padrão ^[A-Z]+$',
  ],
  [
    'padrão curto demais',
    area({}, { sigla: { type: 'string', minLength: 3, default: 'AB' } }),
    'properties.sigla.default: "AB" tem menos de 3 caracteres',
  ],
  [
    'padrão no limite que não vale',
    area({}, { peso: { type: 'number', exclusiveMinimum: 0, default: 0 } }),
    'properties.peso.default: 0 está fora dos limites do campo',
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
    'um número ao qual não se adicionam registros',
    area({}, { peso: { type: 'integer', 'x-field': { closedWhile: { call: 'a/fechado', text: 'Agora não.' } } } }),
    'properties.peso.x-field.closedWhile: só uma lista de filhos recebe registros um a um',
  ],
  [
    'texto com marcadores que ninguém conhece',
    area({}, { aviso: { type: 'string', 'x-field': { widget: 'marcadores' } } }),
    'properties.aviso.x-field.widget: falta dizer com markersBy quem conhece os marcadores',
  ],
  [
    'marcadores em um número',
    area({}, { peso: { type: 'integer', 'x-field': { markersBy: { call: 'a/marcadores' } } } }),
    'properties.peso.x-field.markersBy: só um texto com "widget": "marcadores" tem marcadores',
  ],
  [
    'marcadores de um campo que não existe',
    area(
      {},
      { aviso: { type: 'string', 'x-field': { widget: 'marcadores', markersBy: { call: 'a/m', with: ['nomee'] } } } },
    ),
    'properties.aviso.x-field.markersBy.with.0: "nomee" não é um campo (você quis dizer "nome"?)',
  ],
  [
    'pedidos ao assistente num número',
    area({}, { peso: { type: 'integer', 'x-field': { assist: [{ title: 'Pedir', prompt: 'Escreva' }] } } }),
    'properties.peso.x-field.assist: só um texto de várias linhas tem pedidos ao assistente',
  ],
  [
    'pedido ao assistente com um campo que não existe',
    area({}, { texto: assisted('Escreva sobre {{nomee}}') }),
    'properties.texto.x-field.assist.0.prompt: "nomee" não é um campo (você quis dizer "nome"?)',
  ],
  [
    'pedido ao assistente com chaves que não fecham',
    area({}, { texto: assisted('Escreva sobre {{nome}') }),
    'properties.texto.x-field.assist.0.prompt: há chaves {{ }} que não fecham',
  ],
  [
    'pedido ao assistente com um dado pessoal',
    area(
      {},
      {
        apelido: { type: 'string', title: 'Apelido', 'x-field': { lgpd: { class: 'identificacao' } } },
        texto: assisted('Escreva sobre {{apelido}}'),
      },
    ),
    'properties.texto.x-field.assist.0.prompt: "apelido" é pessoal ou não é de todos: não vai ao assistente',
  ],
  [
    'pedido ao assistente com um campo de alguns',
    area(
      {},
      {
        salario: { type: 'number', title: 'Salário', 'x-field': { authority: 'ROLE_VER_SALARIO' } },
        texto: assisted('Escreva sobre {{salario}}'),
      },
    ),
    'properties.texto.x-field.assist.0.prompt: "salario" é pessoal ou não é de todos: não vai ao assistente',
  ],
  [
    'pedido ao assistente num registro com dados de saúde',
    area(
      {},
      {
        cid: { type: 'string', title: 'CID', 'x-field': { lgpd: { class: 'saude', basis: 'tutela-saude' } } },
        texto: assisted('Escreva sobre {{nome}}'),
      },
    ),
    'properties.texto.x-field.assist: o registro guarda dados de saúde: nada dele vai ao assistente',
  ],
  [
    'widget desconhecido',
    area({}, { cor: { type: 'string', 'x-field': { widget: 'moedas' } } }),
    'properties.cor.x-field.widget: "moedas" não é permitido (você quis dizer "moeda"?)',
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
    'busca por um campo de poucos',
    area({}, { cor: { type: 'string', 'x-field': { authority: 'ROLE_COR', search: true } } }),
    'properties.cor.x-field.search: só se lê com ROLE_COR: a busca o acharia para todos',
  ],
  [
    'interruptor fora das configurações',
    area({}, { ativa: { type: 'boolean', 'x-field': { shows: { authority: 'ROLE_COR', always: 'a' } } } }),
    'properties.ativa.x-field.shows: só serve num sim ou não das configurações da empresa',
  ],
  [
    'autor sem autoridade',
    area({}, { cor: { type: 'string', 'x-field': { knownBy: 'nome' } } }),
    'properties.cor.x-field.knownBy: só serve junto de "authority"',
  ],
  [
    'configuração que não existe',
    area({}, { cor: { type: 'string', 'x-field': { upper: { empresa: 'gritar' } } } }),
    'properties.cor.x-field.upper.empresa: "gritar" não é um sim ou não da configuração da empresa',
  ],
  [
    'mostrado por uma configuração que não existe',
    area({}, { cor: { type: 'string', 'x-field': { authority: 'ROLE_COR', shownBy: 'gritar' } } }),
    'properties.cor.x-field.shownBy: "gritar" não é um sim ou não da configuração da empresa',
  ],
  [
    'autor que não é autor',
    area({}, { cor: { type: 'string', 'x-field': { authority: 'ROLE_COR', knownBy: 'nome' } } }),
    'properties.cor.x-field.knownBy: "nome" não diz quem fez o registro (uma referência a utilitario/usuario, "readOnly": true, com "default": "currentUser")',
  ],
  [
    'nome do registro de poucos',
    area({ label: 'cor' }, { cor: { type: 'string', 'x-field': { authority: 'ROLE_COR' } } }),
    'x-entity.label: "cor" só se lê com ROLE_COR: o nome do registro o diria a todos',
  ],
  [
    'nome antigo em uso',
    area({}, { cor: { type: 'string', 'x-field': { was: ['nome'] } } }),
    'properties.cor.x-field.was.0: "nome" ainda é um campo: um nome antigo não pode estar em uso',
  ],
  ['coluna do sistema', area({}, { busca: text }), 'properties.busca: "busca" daria a coluna busca, que já existe'],
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
    'cadastro inteiro no lugar de uma referência',
    { ...area({}, { cor: { $ref: 'cor.json' } }), 'a/cor': entity({ nome: text }, { route: 'a/cores' }) },
    'properties.cor.$ref: "cor.json" é um cadastro inteiro (uma referência é "cor.json#/$defs/ref"; filhos são uma lista: "items": { "$ref": "cor.json" })',
  ],
  [
    'valor em vigor de uma lista sem vigência',
    area({}, { cor: { type: 'string', readOnly: true, 'x-field': { computed: true, inForce: 'historico.cor' } } }),
    'properties.cor.x-field.inForce: "historico.cor" não começa por uma lista com vigência ("effective")',
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
    'tipo que não existe',
    area({}, { cor: { type: 'strin' as 'string' } }),
    'properties.cor.type: "strin" não é permitido (você quis dizer "string"?)',
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
    'uma parte do rótulo que o cadastro sugerido não tem',
    {
      ...area({}, { cor: { type: 'string', maxLength: 6, 'x-field': { suggest: 'a/cor', suggestField: 'codgo' } } }),
      'a/cor': entity({ codigo: text, nome: text }, { route: 'a/cores', label: ['codigo', 'nome'] }),
    },
    'properties.cor.x-field.suggestField: "codgo" não é uma parte do rótulo de a/cor (você quis dizer "codigo"?)',
  ],
  [
    'uma condição para escolher que não é sim ou não',
    area({ choosable: { when: { field: 'nome' }, message: 'Não pode.' } }, {}),
    'x-entity.choosable.when: aqui vale sim ou não, não um texto',
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
    'trava com o motivo em um campo que não existe',
    area({}, { cor: { type: 'string', 'x-field': { lockedBy: 'nomes' } } }),
    'properties.cor.x-field.lockedBy: "nomes" não é um campo (você quis dizer "nome"?)',
  ],
  [
    'trava com o motivo em um campo que se digita',
    area({}, { cor: { type: 'string', 'x-field': { lockedBy: 'nome' } } }),
    'properties.cor.x-field.lockedBy: "nome" deve ser um texto com readOnly',
  ],
  [
    'pergunta por um texto',
    area({}, { cor: { type: 'string', 'x-field': { asks: 'cores/{id}/aviso' } } }),
    'properties.cor.x-field.asks: só referências de um cadastro com "route" perguntam por quem foi escolhido',
  ],
]
