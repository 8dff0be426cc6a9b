import type { XBoard, XCalendar, XClash, XViews } from '#schemas/runtime/written/views.ts'
import type { JsonSchema } from '#schemas/runtime/written/written.ts'
import { area, parsed, type WrongDefinition } from './area.ts'

const instant: JsonSchema = { type: 'string', format: 'date-time', title: 'Início' }
const day: JsonSchema = { type: 'string', format: 'date', title: 'Dia' }
const status = parsed('{"title":"Situação","oneOf":[{"const":"A","title":"Aberta"},{"const":"F","title":"Fechada"}]}')

const seen = (views: XViews) =>
  area({ views }, { inicio: instant, dia: day, situacao: status, pai: { $ref: 'area.json#/$defs/ref', title: 'Pai' } })
const board = (more: Partial<XBoard>) => seen({ board: { by: 'situacao', ...more } })
const calendar = (more: Partial<XCalendar>) => seen({ calendar: { start: 'inicio', ...more } })
const clash = (more: Partial<XClash>) => calendar({ clashes: [{ of: 'pai', ...more }] })
const AT = 'x-entity.views'

/** Mistakes of boards and calendars. */
export const wrongViews: WrongDefinition[] = [
  [
    'visão que não há',
    seen({ bord: { by: 'situacao' } } as XViews),
    `${AT}.bord: "bord" não é conhecido aqui (você quis dizer "board"?)`,
  ],
  [
    'quadro por um campo que não há',
    board({ by: 'situacaoo' }),
    `${AT}.board.by: "situacaoo" não é um fluxo nem um campo (você quis dizer "situacao"?)`,
  ],
  [
    'quadro por um texto',
    board({ by: 'nome' }),
    `${AT}.board.by: "nome" não dá colunas: use um fluxo, uma lista fechada ou uma referência`,
  ],
  [
    'cartão com um campo que não há',
    board({ card: ['nom'] }),
    `${AT}.board.card.0: "nom" não é um campo (você quis dizer "nome"?)`,
  ],
  [
    'cartão com título que não há',
    board({ title: 'nom' }),
    `${AT}.board.title: "nom" não é um campo (você quis dizer "nome"?)`,
  ],
  [
    'ordem que não há',
    board({ order: '-inico' }),
    `${AT}.board.order: "inico" não é um campo (você quis dizer "inicio"?)`,
  ],
  [
    'coluna fechada que não há',
    board({ folded: ['B'] }),
    `${AT}.board.folded.0: "B" não é uma coluna do quadro (você quis dizer "A"?)`,
  ],
  [
    'colunas fechadas de uma referência',
    board({ by: 'pai', folded: ['B'] }),
    `${AT}.board.folded.0: "folded" só diz algo de estados e listas fechadas`,
  ],
  [
    'calendário por um texto',
    calendar({ start: 'nome' }),
    `${AT}.calendar.start: "nome" não é uma data nem um instante`,
  ],
  [
    'calendário por um campo que não há',
    calendar({ start: 'inico' }),
    `${AT}.calendar.start: "inico" não é um campo (você quis dizer "inicio"?)`,
  ],
  ['fim de outro formato', calendar({ end: 'dia' }), `${AT}.calendar.end: "dia" não é do formato de "inicio"`],
  [
    'fim dito duas vezes',
    calendar({ end: 'inicio', minutes: 'ordem' }),
    `${AT}.calendar.minutes: o fim está em "end" ou em "minutes", não nos dois`,
  ],
  ['minutos que são um texto', calendar({ minutes: 'nome' }), `${AT}.calendar.minutes: "nome" não é um número inteiro`],
  [
    'minutos de um dia inteiro',
    calendar({ start: 'dia', minutes: 'ordem' }),
    `${AT}.calendar.minutes: "dia" é um dia inteiro: minutos só contam de um instante`,
  ],
  [
    'cor sem tons',
    calendar({ color: 'situacao' }),
    `${AT}.calendar.color: "situacao" não é uma lista fechada com "tones"`,
  ],
  ['quem não é referência', calendar({ who: ['nome'] }), `${AT}.calendar.who.0: "nome" não é uma referência`],
  [
    'lugar que é um número',
    calendar({ place: 'ordem' }),
    `${AT}.calendar.place: "ordem" não diz um lugar: use uma referência, uma lista fechada ou um texto`,
  ],
  [
    'choque de quem não há',
    clash({ of: 'sal' }),
    `${AT}.calendar.clashes.0.of: "sal" não é um campo (você quis dizer "pai"?)`,
  ],
  [
    'choque de um número',
    clash({ of: 'ordem' }),
    `${AT}.calendar.clashes.0.of: "ordem" não diz quem ou onde: use referências, uma lista fechada ou um texto`,
  ],
  [
    'choque a menos que um texto',
    clash({ unless: 'nome' }),
    `${AT}.calendar.clashes.0.unless: "nome" não é um sim ou não`,
  ],
  [
    'choque enquanto um valor que a lista não tem',
    clash({ while: { situacao: ['B'] } }),
    `${AT}.calendar.clashes.0.while.situacao.0: "B" não é uma das opções (você quis dizer "A"?)`,
  ],
  [
    'choque com um texto que não se preenche',
    clash({ message: '{quen} está ocupado' }),
    `${AT}.calendar.clashes.0.message: "{quen}" não se preenche (há {quem} e {quando})`,
  ],
  [
    'o que acontece com um valor que a lista não tem',
    calendar({ happens: { situacao: ['X'] } }),
    `${AT}.calendar.happens.situacao.0: "X" não é uma das opções (você quis dizer "A"?)`,
  ],
]
