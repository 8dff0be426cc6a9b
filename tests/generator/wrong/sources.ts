import type { JsonSchema } from '#schemas/runtime/written/written.ts'
import { entity } from '../project.ts'
import { area, text, type WrongDefinition } from './area.ts'

const day: JsonSchema = { type: 'string', format: 'date' }
const reference = (to: string): JsonSchema => ({ $ref: `${to}.json#/$defs/ref` })

/** A register with dated rows, one that refers to it, and a report over the former with one thing of its source changed. */
const source = (
  change: object,
  x: object = {},
  properties: object = {},
  more: Record<string, JsonSchema> = {},
): Record<string, JsonSchema> => ({
  ...area(
    {},
    {
      aberta: day,
      tipo: {
        oneOf: [
          { const: 'A', title: 'Um' },
          { const: 'B', title: 'Outro' },
        ],
      },
      cor: reference('cor'),
      itens: { type: 'array', items: { $ref: 'area-item.json' } },
      senha: { type: 'string', writeOnly: true },
      ...more,
    },
  ),
  'a/area-item': entity({ nome: text, valor: { type: 'number' }, data: day }),
  'a/cor': entity({ nome: text, quem: reference('pessoa') }, { route: 'a/cores' }),
  'a/pessoa': entity({ apelido: text }, { route: 'a/pessoas', label: 'apelido' }),
  'a/relatorios/lista': {
    title: 'Lista',
    type: 'object',
    additionalProperties: false,
    'x-report': {
      formats: ['pdf'],
      authority: 'ROLE_LISTA',
      source: { entity: 'a/area', columns: ['nome'], ...change },
      ...x,
    },
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
  } as JsonSchema,
})

const cores = { title: 'Cores', type: 'array', items: { $ref: '../../a/cor.json#/$defs/id' } }
const pessoas = { title: 'Pessoas', type: 'array', items: { $ref: '../../a/pessoa.json#/$defs/id' } }
const de = { ...day, title: 'De' }
const column = (value: unknown, more: object = {}) => ({ columns: [{ name: 'v', title: 'V', value, ...more }] })
const at = 'x-report.source'

/** Mistakes of where the rows of a report come from. */
export const wrongSources: WrongDefinition[] = [
  [
    'fonte: dia de cada linha que não existe',
    source({ on: { field: 'abreta' } }),
    `${at}.on.field: não há campo "abreta" (você quis dizer "aberta"?)`,
  ],
  [
    'fonte: dia de cada linha que não é uma data',
    source({ on: { field: 'nome' } }),
    `${at}.on.field: o campo "nome" não guarda uma data`,
  ],
  [
    'fonte: cadastro',
    source({ entity: 'a/aera' }),
    `${at}.entity: não há cadastro "a/aera" (você quis dizer "a/area"?)`,
  ],
  ['fonte: chave', source({ colums: [] }), `${at}.colums: "colums" não é conhecido aqui (você quis dizer "columns"?)`],
  [
    'fonte: campo',
    source({ columns: ['nmoe'] }),
    `${at}.columns.0: "nmoe" não é um campo: Coisa não tem "nmoe" (você quis dizer "nome"?)`,
  ],
  [
    'fonte: campo do registro referido',
    source({ columns: ['cor.quem.apelidos'] }),
    `${at}.columns.0: "cor.quem.apelidos" não é um campo: Coisa não tem "apelidos" (você quis dizer "apelido"?)`,
  ],
  ['fonte: segredo', source({ columns: ['senha'] }), `${at}.columns.0: "senha" nunca sai do servidor`],
  [
    'fonte: calculado',
    source(
      { columns: ['total'] },
      {},
      {},
      { total: { type: 'integer', readOnly: true, 'x-field': { computed: true } } },
    ),
    `${at}.columns.0: "total" é calculado por código: o relatório não o lê (diga o valor aqui)`,
    { 'server/domain/a/area/hooks.ts': 'export default { compute() {} }\n' },
  ],
  [
    'fonte: lista',
    source({ columns: ['itens'] }),
    `${at}.columns.0: "itens" é uma lista: use count, sum, list … com "of"`,
  ],
  [
    'fonte: através de uma lista',
    source({ columns: ['itens.valor'] }),
    `${at}.columns.0: "itens.valor" passa por uma lista: use count, sum, list … com "of": "itens"`,
  ],
  [
    'fonte: que não é lista',
    source(column({ count: true, of: 'nome' })),
    `${at}.columns.0.value.of: "nome" não é uma lista de Coisas (há itens)`,
  ],
  [
    'fonte: quem se refere',
    source(column({ count: true, of: 'a/cor.area' })),
    `${at}.columns.0.value.of: "area" não é uma referência de Coisas a Coisas`,
  ],
  [
    'fonte: soma de textos',
    source(column({ sum: 'nome', of: 'itens' })),
    `${at}.columns.0.value.sum: "sum" pede um número, e isto é um texto`,
  ],
  [
    'fonte: conta sem resumo',
    source(column({ count: true })),
    `${at}.columns.0.value: "count" sem "of" conta as linhas de um resumo (diga "of" ou "summarise")`,
  ],
  [
    'fonte: campo fora do resumo',
    source({ summarise: ['tipo'], columns: ['nome'] }),
    `${at}.columns.0: "nome" não está em "summarise": uma linha resume vários registros (use count, sum, list …)`,
  ],
  [
    'fonte: dois valores',
    source(column({ const: 1, today: true })),
    `${at}.columns.0.value.today: "const" e "today" não podem estar juntos`,
  ],
  [
    'fonte: o que sobra',
    source(column({ const: 1, else: 'nome' })),
    `${at}.columns.0.value.else: "else" não faz sentido com "const"`,
  ],
  [
    'fonte: dias entre textos',
    source(column({ days: ['aberta', 'nome'] })),
    `${at}.columns.0.value.days.1: deve ser uma data, e é um texto`,
  ],
  [
    'fonte: soma com texto',
    source(column({ add: ['ordem', 'nome'] })),
    `${at}.columns.0.value.add.1: "add" pede números, e isto é um texto`,
  ],
  [
    'fonte: mistura',
    source(column({ first: ['nome', 'ordem'] })),
    `${at}.columns.0.value.first: mistura um texto com um número`,
  ],
  [
    'fonte: texto que não fecha',
    source(column({ text: '{nome}[ – {ordem}' })),
    `${at}.columns.0.value.text: o texto "{nome}[ – {ordem}" não fecha: "[" sem "]"`,
  ],
  [
    'fonte: lugar no texto',
    source(column({ text: '{nome} de {cores}' })),
    `${at}.columns.0.value.text: "cores" não é um campo: Coisa não tem "cores" (você quis dizer "cor"?)`,
  ],
  [
    'fonte: linha anterior',
    source(column({ previous: 'nome' })),
    `${at}.columns.0.value.previous: Coisa não é a linha de uma lista com datas: não há a anterior`,
  ],
  [
    'fonte: total de textos',
    source({ columns: [{ value: 'nome', total: 'sum' }] }),
    `${at}.columns.0.total: "sum" pede uma coluna de números`,
  ],
  [
    'fonte: sem título',
    source({ columns: [{ name: 'v', value: { const: 1 } }] }),
    `${at}.columns.0: a coluna não tem título (diga "title")`,
  ],
  [
    'fonte: coluna repetida',
    source({ columns: ['nome', { value: 'nome' }] }),
    `${at}.columns.1: há duas colunas "nome" (dê um "name" a uma delas)`,
  ],
  [
    'fonte: ordem',
    source({ order: ['noem'] }),
    `${at}.order.0: "noem" não é uma coluna nem um campo (você quis dizer "nome"?)`,
  ],
  [
    'fonte: grupo montado sem ordem',
    source({ group: { value: { text: 'Tipo {tipo}' } } }),
    `${at}.group: o grupo é um texto montado: diga em "order" os campos que juntam suas linhas`,
  ],
  [
    'fonte: filtro',
    source({ where: [{ value: 'aberta', from: { filter: 'dee' } }] }, {}, { de }),
    `${at}.where.0.from: não há filtro "dee" (você quis dizer "de"?)`,
  ],
  [
    'fonte: filtro de outro tipo',
    source({ where: [{ value: 'ordem', from: { filter: 'de' } }] }, {}, { de }),
    `${at}.where.0.from: compara um número com uma data`,
  ],
  [
    'fonte: filtro de outro cadastro',
    source({ where: [{ value: 'cor', equals: { filter: 'pessoas' } }] }, {}, { pessoas }),
    `${at}.where.0.equals: compara Coisas com Coisas`,
  ],
  [
    'fonte: valor que a lista não tem',
    source({ where: [{ value: 'tipo', equals: 'C' }] }),
    `${at}.where.0.equals: "C" não é um valor de "tipo" (há A, B)`,
  ],
  [
    'fonte: filtro sem efeito',
    source({}, {}, { cores }),
    'properties.cores: o filtro "cores" não muda nada (use-o em x-report.source)',
  ],
  [
    'fonte: pergunta por duas cores',
    source({ where: [{ value: 'cor', asks: ['a', 'b'] }] }),
    `${at}.where.0.asks: não se pergunta assim por um registro (um só nome de filtro, e um campo em "value")`,
  ],
  [
    'fonte: gráfico que ninguém pede',
    source({ picture: { title: 'G', kind: 'bars', by: 'nome', series: [{ column: 'nome' }] } }),
    `${at}.picture: nenhum filtro pede o gráfico (diga "chart" em x-report)`,
  ],
  [
    'fonte: código que falta',
    source(column({ worked: 'number' })),
    `${at}: o código que calcula "worked" não existe (crie server/domain/a/relatorios/lista.ts)`,
  ],
  [
    'fonte: condição sobre o que o código calcula',
    source({ where: [{ value: { worked: 'number' }, equals: 1 }] }),
    `${at}.where.0.value: um valor que o código calcula só serve para mostrar`,
    { 'server/domain/a/relatorios/lista.ts': '' },
  ],
  [
    'fonte: calculado como outro tipo',
    source(column({ worked: 'number', like: 'aberta' })),
    `${at}.columns.0.value.like: deve ser um número, e é uma data`,
    { 'server/domain/a/relatorios/lista.ts': '' },
  ],
  [
    'fonte: colunas de um filtro que não escolhe registros',
    source(column('nome', { each: 'de' }), {}, { de }),
    `${at}.columns.0.each: o filtro "de" não escolhe registros`,
  ],
  [
    'fonte: colunas sem nome',
    source({ columns: [{ value: 'nome', each: 'cores' }] }, {}, { cores }),
    `${at}.columns.0: as colunas não têm nome (diga "name")`,
  ],
  [
    'fonte: filtro do código que não há',
    source({ reads: ['coeres'] }, {}, { cores }),
    `${at}.reads.0: não há filtro "coeres" (você quis dizer "cores"?)`,
    { 'server/domain/a/relatorios/lista.ts': '' },
  ],
  [
    'fonte: e código também',
    source({}),
    `${at}: o relatório também tem código (apague server/domain/a/relatorios/lista.ts)`,
    { 'server/domain/a/relatorios/lista.ts': '' },
  ],
]

export const goodSource = source(
  {
    where: [
      { value: 'cor', asks: 'coresIds' },
      { value: 'aberta', asks: ['ini', 'fim'] },
      { filter: 'com', cases: { true: [{ some: 'itens' }] } },
    ],
    columns: ['nome', 'cor', { name: 'itens', title: 'Itens', value: { sum: 'valor', of: 'itens' }, total: 'sum' }],
    group: { value: 'tipo' },
    order: ['group', '-nome'],
  },
  {},
  { com: { type: 'boolean', title: 'Com itens' } },
)
