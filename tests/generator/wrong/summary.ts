import type { XSummary, XTimelineSource } from '#schemas/runtime/written/summary.ts'
import type { JsonSchema } from '#schemas/runtime/written/written.ts'
import { entity } from '../project.ts'
import { area, parsed, text, type WrongDefinition } from './area.ts'

const status = parsed('{"title":"Situação","oneOf":[{"const":"A","title":"Aberta"},{"const":"F","title":"Fechada"}]}')
const day: JsonSchema = { type: 'string', format: 'date', title: 'Dia' }
const toArea = parsed('{"$ref":"area.json#/$defs/ref","title":"Área"}')

/** The area with a record page, and visits that refer to it. */
const page = (summary: Partial<XSummary>, visit: Record<string, JsonSchema> = { area: toArea }) => ({
  ...area({ summary }, { situacao: status, dia: day }),
  'a/visita': entity({ nome: text, em: day, ...visit }, { route: 'a/visitas' }),
})
const source = (more: Partial<XTimelineSource>, visit?: Record<string, JsonSchema>) =>
  page({ timeline: [{ of: 'a/visita', date: 'em', ...more }] }, visit)
const AT = 'x-entity.summary'

/** Mistakes of record pages. */
export const wrongSummaries: WrongDefinition[] = [
  [
    'ficha com o que não há',
    page({ chip: [] } as Partial<XSummary>),
    `${AT}.chip: "chip" não é conhecido aqui (você quis dizer "chips"?)`,
  ],
  ['ficha com imagem que não é arquivo', page({ picture: 'nome' }), `${AT}.picture: "nome" não é um arquivo`],
  [
    'ficha com campo que não há',
    page({ subtitle: ['situacaoo'] }),
    `${AT}.subtitle.0: "situacaoo" não é um campo (você quis dizer "situacao"?)`,
  ],
  [
    'ficha com situação que não há',
    page({ chips: ['situaca'] }),
    `${AT}.chips.0: "situaca" não é um fluxo nem um campo (você quis dizer "situacao"?)`,
  ],
  [
    'ficha com situação que não diz nada',
    page({ chips: ['nome'] }),
    `${AT}.chips.0: "nome" não diz um estado: use um fluxo, uma lista fechada, um sim ou não ou uma referência`,
  ],
  [
    'ficha com valor que não há',
    page({ chips: [{ is: { situacao: 'FF' }, title: 'Fechada' }] }),
    `${AT}.chips.0.is.situacao: "FF" não é uma das opções (você quis dizer "F"?)`,
  ],
  [
    'ficha com cadastro que não se refere',
    page({ figures: ['a/visit'] }),
    `${AT}.figures.0: "a/visit" não é um cadastro com lista (nem um campo dele) que se refere a este (você quis dizer "a/visita"?)`,
  ],
  [
    'ficha com cadastro que se refere por dois campos',
    page({ figures: ['a/visita'] }, { area: toArea, outra: parsed('{"$ref":"area.json#/$defs/ref","title":"Outra"}') }),
    `${AT}.figures.0: "a/visita" se refere a este cadastro por vários campos: diga um deles (a/visita.area, a/visita.outra)`,
  ],
  ['ficha com próximo que não é data', page({ next: ['nome'] }), `${AT}.next.0: "nome" não é uma data nem um instante`],
  [
    'ficha com próximo fora da linha do tempo',
    page({ next: ['a/visita'] }),
    `${AT}.next.0: "a/visita" não está em "timeline"`,
  ],
  [
    'ficha com ação que não há',
    page({ actions: ['clon'] }),
    `${AT}.actions.0: "clon" não é uma ação (você quis dizer "clone"?)`,
  ],
  [
    'linha do tempo de um cadastro que não há',
    source({ of: 'a/visitas' }),
    `${AT}.timeline.0.of: "a/visitas" não é um cadastro (você quis dizer "a/visita"?)`,
  ],
  [
    'linha do tempo por um texto',
    source({ date: 'nome' }),
    `${AT}.timeline.0.date: "nome" não é uma data nem um instante que se guarda`,
  ],
  [
    'linha do tempo de quem não se refere',
    source({}, {}),
    `${AT}.timeline.0: "a/visita" não se refere a este cadastro`,
  ],
  [
    'linha do tempo de quem se refere duas vezes',
    source({}, { area: toArea, outra: parsed('{"$ref":"area.json#/$defs/ref","title":"Outra"}') }),
    `${AT}.timeline.0: "a/visita" se refere a este cadastro por vários campos: diga "by" (area, outra)`,
  ],
  [
    'linha do tempo por um campo que não leva até ali',
    source({ by: 'are' }),
    `${AT}.timeline.0.by: "are" não leva de "a/visita" a este cadastro (você quis dizer "area"?)`,
  ],
]
