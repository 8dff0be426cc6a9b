import { textsIn } from '#admin/providers/preferences.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Item } from './dashboard.ts'

/** A user's arrangement of a dashboard, as stored; absent parts follow the definition. */
export interface StoredLayout {
  /** names of figures and charts */
  ordem?: string[]
  ocultos?: string[]
  /** true: full width, false: half width */
  largos?: Record<string, boolean>
}

export interface Layout {
  cards: Item[]
  charts: Item[]
  hidden: Item[]
}

/** Preference key: 'tela.painel.analytics.vagas'. @param path 'analytics/vagas' */
export const layoutKey = (path: string): string => `tela.painel.${path.replaceAll('/', '.')}`

/** Reads a stored arrangement; malformed parts are dropped. */
export function readLayout(value: JsonValue | undefined): StoredLayout {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const { ordem, ocultos, largos } = value
  return { ordem: textsIn(ordem), ocultos: textsIn(ocultos), largos: answersIn(largos) }
}

function answersIn(value: JsonValue | undefined): Record<string, boolean> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  )
}

/**
 * Applies an arrangement to the items of a dashboard. Unknown names are ignored; new items come last.
 * @param items those visible to the session
 */
export function arrangeItems(items: readonly Item[], { ordem = [], ocultos = [], largos = {} }: StoredLayout): Layout {
  const placeOf = ({ nome }: Item) => (ordem.includes(nome) ? ordem.indexOf(nome) : ordem.length)
  const inOrder = [...items].sort((a, b) => placeOf(a) - placeOf(b)).map((item) => sized(item, largos[item.nome]))
  const shown = inOrder.filter(({ nome }) => !ocultos.includes(nome))
  return {
    cards: shown.filter(({ grafico }) => !grafico),
    charts: shown.filter(({ grafico }) => grafico),
    hidden: inOrder.filter(({ nome }) => ocultos.includes(nome)),
  }
}

const sized = (item: Item, largo: boolean | undefined): Item =>
  item.grafico && largo !== undefined ? { ...item, grafico: { ...item.grafico, largo } } : item
