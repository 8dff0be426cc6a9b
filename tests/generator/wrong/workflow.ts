import type { XApproval, XEffect, XRole, XState, XTransition, XWorkflow } from '#schemas/runtime/written/workflow.ts'
import type { XEntity } from '#schemas/runtime/written/written.ts'
import { entity } from '../project.ts'
import { area, parsed, text, type WrongDefinition, when } from './area.ts'

const situacao = parsed(
  '{"title":"Situação","readOnly":true,"default":"A","oneOf":[{"const":"A","title":"Aberta"},{"const":"F","title":"Fechada"}]}',
)
const step: XTransition = { name: 'fecha', title: 'Fechar', from: ['A'], to: 'F' }

/** A register with a good workflow over a closed list, and one thing changed. */
const flow = (
  x: Partial<XWorkflow> = {},
  roles?: Record<string, XRole>,
  property = situacao,
  required = ['nome', 'situacao'],
  more: Partial<XEntity> = {},
) =>
  area(
    {
      form: [{ fields: ['nome', 'ordem', 'situacao'] }],
      workflow: [{ name: 'situacao', title: 'Situação', field: 'situacao', transitions: [step], ...x }],
      ...(roles ? { roles } : {}),
      ...more,
    },
    { situacao: property, motivo: { ...text, readOnly: true } },
    { required },
  )
const asked = (x: Partial<XApproval>, more: Partial<XEntity> = {}) =>
  flow(
    {
      transitions: [step, { name: 'abre', title: 'Abrir', from: ['F'], to: 'A' }],
      approval: {
        in: 'A',
        approved: 'F',
        refused: 'F',
        levels: [{ name: 'um', title: 'Um', authority: 'ROLE_X' }],
        ...x,
      },
    },
    undefined,
    undefined,
    undefined,
    more,
  )
const state = (one: XState) => flow({ states: [one] })
const taken = (one: Partial<XTransition>) => flow({ transitions: [{ ...step, ...one }] })
/** The same over a yes or no. */
const ofFields = (states: XState[]) =>
  area(
    {
      form: [{ fields: ['nome', 'ordem'] }],
      workflow: [
        { name: 'fim', title: 'Fim', states, transitions: [{ name: 'fecha', title: 'Fechar', to: 'fechada' }] },
      ],
    },
    { fechada: { type: 'boolean', readOnly: true, default: false, title: 'Fechada' } },
    { required: ['nome', 'fechada'] },
  )
const aberta: XState = { name: 'aberta', title: 'Aberta', is: { fechada: false } }

const at = 'x-entity.workflow.0'
const t = `${at}.transitions.0`
const f = `${t}.effects.0`

/** A step with one effect on what a reference leads to. */
const does = (effect: XEffect) =>
  area(
    {
      form: [{ fields: ['nome', 'ordem', 'cidade'] }],
      workflow: [
        {
          name: 'situacao',
          title: 'Situação',
          field: 'situacao',
          transitions: [{ ...step, effects: [effect] }],
        },
      ],
    },
    { situacao, cidade: { $ref: '#/$defs/ref', title: 'Acima' } },
    { required: ['nome', 'situacao'] },
  )

/** Mistakes of states, steps and roles. */
export const wrongWorkflows: WrongDefinition[] = [
  [
    'lista de um fluxo',
    flow({ field: 'situasao' }),
    `${at}.field: "situasao" não é um campo (você quis dizer "situacao"?)`,
  ],
  [
    'fluxo sobre um texto livre',
    flow({ field: 'motivo' }),
    `${at}.field: "motivo" não é uma lista fechada de valores (use oneOf com const e title)`,
  ],
  [
    'estado que um formulário muda',
    flow({}, undefined, { ...situacao, readOnly: false }),
    `${at}.field: "situacao" diz o estado: só os passos o mudam (marque-o readOnly)`,
  ],
  [
    'registro sem estado',
    flow({}, undefined, situacao, ['nome']),
    `${at}.field: "situacao" diz o estado: todo registro tem um (dê-lhe "default" e ponha-o em "required")`,
  ],
  [
    'estado que a lista não tem',
    state({ name: 'Cancelada' }),
    `${at}.states.0.name: "Cancelada" não é um valor da lista`,
  ],
  [
    'campo que um estado tranca',
    state({ name: 'F', readOnly: ['nmoe'] }),
    `${at}.states.0.readOnly.0: "nmoe" não é um campo (você quis dizer "nome"?)`,
  ],
  [
    'aberto sem trancado',
    state({ name: 'F', open: ['nome'] }),
    `${at}.states.0.open: "open" só diz algo com "readOnly": true`,
  ],
  [
    'estado a que nada leva',
    flow({ transitions: [{ ...step, from: ['F'], to: 'A' }] }),
    `${at}: nenhum passo leva ao estado "F" (diga em "initial" que se começa nele, ou acrescente o passo)`,
  ],
  ['começo de um fluxo', flow({ initial: ['Aberta'] }), `${at}.initial.0: "Aberta" não é um estado`],
  ['partida de um passo', taken({ from: ['Cancelada'] }), `${t}.from.0: "Cancelada" não é um estado`],
  ['chegada de um passo', taken({ to: 'Fechada' }), `${t}.to: "Fechada" não é um estado`],
  [
    'passo a vários estados sem dizer qual',
    taken({ to: ['A', 'F'] }),
    `${t}.to: o passo leva a vários estados, e nada diz a qual (peça "situacao" em "fields" e "required")`,
  ],
  [
    'estado pedido no caminho',
    taken({ fields: ['situacao'] }),
    `${t}.fields: "situacao" não se pede: o passo diz o estado`,
  ],
  [
    'campo obrigatório de um passo',
    taken({ required: ['motivo'] }),
    `${t}.required.0: "motivo" não está em "fields" do passo`,
  ],
  [
    'condição de um passo',
    taken({ when: [{ condition: when('situacao', 'Z'), message: 'Não.' }] }),
    `${t}.when.0.condition.properties.situacao.const: a condição nunca é verdadeira: "situacao" não pode ser "Z" (você quis dizer "A"?)`,
  ],
  ['papel que não existe', taken({ by: ['gestor'] }), `${t}.by.0: "gestor" não é um papel`],
  [
    'passo que acontece sozinho e pergunta',
    taken({ fields: ['motivo'], required: ['motivo'], after: { days: 3 } }),
    `${t}.after: um passo que acontece sozinho não pergunta nada (faça dele um passo à parte, sem "required")`,
  ],
  [
    'prazo a partir de um texto',
    taken({ after: { days: 3, of: 'nome' } }),
    `${t}.after.of: "nome" não é uma data deste cadastro`,
  ],
  [
    'valor que um passo dá',
    taken({ set: { ordem: 'um' } }),
    `${t}.set.ordem: "ordem" não pode ser "um" (o campo é do tipo integer)`,
  ],
  [
    'valor de outro campo',
    taken({ set: { ordem: { from: 'nome' } } }),
    `${t}.set.ordem.from: "nome" não cabe em "ordem"`,
  ],
  [
    'dia num texto',
    taken({ set: { motivo: { default: 'today' } } }),
    `${t}.set.motivo.default: "today" não cabe em "motivo"`,
  ],
  [
    'linha numa lista que não há',
    taken({ adds: [{ list: 'nome', values: { texto: 'x' } }] }),
    `${t}.adds.0.list: "nome" não é uma lista de registros filhos`,
  ],
  [
    'dois passos de um nome',
    flow({ transitions: [step, { ...step, from: ['F'], to: 'A' }] }),
    `${at}.transitions.1.name: "fecha" já é uma ação`,
  ],
  ['um só estado', ofFields([aberta]), `${at}: faltam estados (nomeie uma lista em "field", ou dois estados com "is")`],
  [
    'dois estados iguais',
    ofFields([aberta, { name: 'fechada', title: 'Fechada', is: { fechada: false } }]),
    `${at}.states.1.is: "fechada" não se distingue do estado "aberta"`,
  ],
  [
    'valor que um campo não tem',
    ofFields([aberta, { name: 'fechada', title: 'Fechada', is: { fechada: 'S' } }]),
    `${at}.states.1.properties.fechada.const: a condição nunca é verdadeira: "fechada" não pode ser "S" (o campo é do tipo boolean)`,
  ],
  [
    'fluxo de que outro depende',
    flow({ within: { workflow: 'andamento', in: ['x'], refused: 'Não.' } }),
    `${at}.within.workflow: "andamento" não é outro fluxo deste cadastro`,
  ],
  [
    'aprovação do que é da instalação',
    asked({}, { scope: 'instalacao' }),
    `${at}.approval: só o que é de uma empresa se aprova (use "scope": "empresa")`,
  ],
  ['estado em que se aprova', asked({ in: 'Aberta' }), `${at}.approval.in: "Aberta" não é um estado`],
  ['aprovação sem passo', asked({ refused: 'A' }), `${at}.approval.refused: nenhum passo leva de "A" a "A"`],
  [
    'campo que pede de novo',
    asked({ again: ['nmoe'] }),
    `${at}.approval.again.0: "nmoe" não é um campo (você quis dizer "nome"?)`,
  ],
  [
    'etapa de ninguém',
    asked({ levels: [{ name: 'um', title: 'Um' }] }),
    `${at}.approval.levels.0: ninguém decide na etapa "um" (diga "by" ou "authority")`,
  ],
  [
    'etapa que nunca vence',
    asked({ levels: [{ name: 'um', title: 'Um', authority: 'ROLE_X', escalates: { authority: 'ROLE_Y' } }] }),
    `${at}.approval.levels.0.escalates: sem "days" o prazo nunca termina`,
  ],
  [
    'papel pela metade',
    flow({}, { gestor: { title: 'Gestor' } }),
    'x-entity.roles.gestor: um papel diz "user", ou "of" com "query"',
  ],
  [
    'papel de quem não é usuário',
    flow({}, { gestor: { title: 'Gestor', user: 'nome' } }),
    'x-entity.roles.gestor.user: "nome" não é uma referência',
  ],
  [
    'efeito que não diz o que faz',
    does({ when: { filled: { field: 'nome' } } }),
    `${f}: um efeito muda um registro ("changes" com "set") ou cria um ("creates" com "values")`,
  ],
  [
    'linhas de um efeito',
    does({ rows: 'itens', changes: 'cidade', set: { ordem: { to: 1 } } }),
    `${f}.rows: "itens" não é uma lista do cadastro`,
  ],
  [
    'o que um efeito muda',
    does({ changes: 'nome', set: { ordem: { to: 1 } } }),
    `${f}.changes: "nome" não é uma referência de a/area`,
  ],
  ['efeito sem mudança', does({ changes: 'cidade' }), `${f}: falta "set": o que muda`],
  [
    'campo de um efeito',
    does({ changes: 'cidade', set: { orden: { to: 1 } } }),
    `${f}.set.orden: "orden" não é um campo de a/area (você quis dizer "ordem"?)`,
  ],
  [
    'valor de um efeito',
    does({ changes: 'cidade', set: { ordem: { to: 'um' } } }),
    `${f}.set.ordem.to: aqui vale um número inteiro, não um texto`,
  ],
  [
    'soma de um efeito',
    does({ changes: 'cidade', set: { nome: { add: 'x' } } }),
    `${f}.set.nome.add: "add" pede um número`,
  ],
  [
    'estado por um efeito',
    does({ changes: 'cidade', set: { situacao: { to: 'F' } } }),
    `${f}.set.situacao: "situacao" diz o estado: só os passos de a/area o mudam`,
  ],
  [
    'cadastro que um efeito cria',
    does({ creates: 'a/aria', values: { nome: { field: 'nome' } } }),
    `${f}.creates: "a/aria" não é um cadastro (você quis dizer "a/area"?)`,
  ],
  [
    'cadastro de todas as empresas que um efeito cria',
    {
      ...does({ creates: 'a/lei', values: { nome: { field: 'nome' } } }),
      'a/lei': entity({ nome: text }, { route: 'a/leis', scope: 'instalacao' }),
    },
    `${f}.creates: a/lei não é da mesma empresa que o registro (um efeito não sai dela)`,
  ],
  [
    'referência de um efeito a outro cadastro',
    {
      ...does({ creates: 'a/nota', values: { outra: { field: 'id' } } }),
      'a/nota': entity({ nome: text, outra: { $ref: '#/$defs/ref' } }, { route: 'a/notas' }),
    },
    `${f}.values.outra: a referência não é a a/nota`,
  ],
  [
    'efeito que olha outro registro',
    does({ changes: 'cidade', set: { ordem: { to: { field: 'cidade.ordem', as: 'record' } } } }),
    `${f}.set.ordem.to: um efeito olha só o registro e as suas linhas`,
  ],
]
