import type { XEntity } from '#schemas/runtime/written/written.ts'
import { entity } from '../project.ts'
import { area, text, type WrongDefinition, when } from './area.ts'

/** Mistakes of a register as a whole: list, form, filters, actions, checks. */
export const wrongEntities: WrongDefinition[] = [
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
  [
    'relacionado que não se refere ao cadastro',
    {
      ...area({ related: { first: ['a/pesos'] } }),
      'a/peso': entity({ nome: text, area: { $ref: 'area.json#/$defs/ref' } }, { route: 'a/pesos' }),
    },
    'x-entity.related.first.0: "a/pesos" não é um cadastro com lista (nem um campo dele) que se refere a este (você quis dizer "a/peso"?)',
  ],
  [
    'o que um registro novo integra',
    {
      ...area({ joins: [{ parameter: 'corId', to: 'a/cor', by: 'a/peso' }] }),
      'a/peso': entity({ nome: text, area: { $ref: 'area.json#/$defs/ref' } }, { route: 'a/pesos' }),
    },
    'x-entity.joins.0.to: "a/peso" não tem uma só referência a "a/cor"',
  ],
  [
    'o que não leva a um registro novo',
    area({ joins: [{ parameter: 'corId', to: 'a/cor', by: 'a/area' }] }),
    'x-entity.joins.0.by: "a/area" não é um cadastro com uma só referência a este',
  ],
  [
    'documentos de quem não pode ter nenhum',
    area({ documents: false, scope: 'global' }),
    'x-entity.documents: "documents": false não muda nada: só um cadastro de muitos registros, com endereço e de empresas, tem documentos',
  ],
  ['documentos que se pedem', area({ documents: true } as object), 'x-entity.documents: deve ser false'],
  [
    'campos da empresa recusados sem motivo',
    area({ extensible: false }),
    'x-entity.extensible: falta o motivo de não aceitar campos da empresa (escreva-o no lugar de false, como a pessoa vai lê-lo)',
  ],
  [
    'campos da empresa num cadastro da instalação',
    area({ scope: 'instalacao', extensible: true }),
    'x-entity.extensible: só um cadastro das empresas aceita campos da empresa, e linhas de uma lista não são um (tire "extensible")',
  ],
  [
    'motivo onde ninguém os espera',
    area({ scope: 'instalacao', extensible: 'É uma tabela de todos.' }),
    'x-entity.extensible: só um cadastro das empresas aceitaria campos da empresa: sem motivo a dizer (tire "extensible")',
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
    'palavra desconhecida',
    area({ lable: 'nome' } as Partial<XEntity>),
    'x-entity.lable: "lable" não é conhecido aqui (você quis dizer "label"?)',
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
    'rota sem autorização',
    area({ authority: undefined }),
    'x-entity: falta "authority": toda rota diz quem pode usá-la',
  ],
  [
    'o que vive na memória do servidor, dito por uma linha',
    {
      ...area({}, { pesos: { type: 'array', items: { $ref: 'peso.json' } } }),
      'a/peso': entity({ nome: text }, { feeds: 'sessions' }),
    },
    'schemas/a/peso.json:8 x-entity.feeds: diga "feeds" no cadastro de que é filho: "a/area"',
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
    'campo configurável que não existe',
    area({ configurable: { context: 'empresa', visible: 'campos', fields: ['nmoe'] } }),
    'x-entity.configurable.fields.0: "nmoe" não é um campo (você quis dizer "nome"?)',
  ],
  [
    'argumento que falta a uma verificação',
    area({ checks: [{ check: 'periodo', start: 'nome' }] }),
    'x-entity.checks.0: falta "end"',
  ],
  [
    'rótulo que é um número',
    area({ label: 5 as unknown as string }),
    'x-entity.label: deve ser do tipo string ou array',
  ],
  [
    'autorização fora do padrão',
    area({ authority: 'cad_area' }),
    'x-entity.authority: "cad_area" não tem a forma ^(LOGIN|ROLE_[A-Z0-9_]+)$',
  ],
  [
    'tela sem cadastro',
    area(),
    'admin/overrides/a/arae.tsx:1: o arquivo não tem entidade de mesmo nome (você quis dizer "a/area"?)',
    { 'admin/overrides/a/arae.tsx': '' },
  ],
]
