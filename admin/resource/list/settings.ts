import { textsIn } from '#admin/providers/preferences.ts'
import { columnsOf, furtherColumns, isLookedUp, tellApart } from '#schemas/runtime/definition/list-columns.ts'
import { sortablePaths } from '#schemas/runtime/definition/sortable.ts'
import type { Entity, Field, JsonValue } from '#schemas/runtime/model.ts'
import type { Column } from '../columns.ts'

/** spec 1 §9: 15 unless somebody chose another. */
export const pageSizes = [15, 30, 50, 100]
const [defaultPageSize = 15] = pageSizes

/** How a person arranged a list, as it is kept under `lista.<entity>`. Everything is optional: what is not there is as the schema says. */
export interface StoredSettings {
  /** paths of the columns shown, in their order */
  colunas?: string[]
  /** columns of the schema that were put away; a column added to the schema later is in neither list, and shown */
  ocultas?: string[]
  porPagina?: number
  /** '-data' */
  ordem?: string
  compacta?: boolean
  filtroAberto?: boolean
}

/** The arrangement of a list, complete and possible. */
export interface ListSettings {
  shown: Column[]
  /** those of them that rows carry only when they are asked for, as the call takes them: 'gestor,geracao' */
  asked?: string
  /** every column that can be shown: the shown ones first, in their order */
  choosable: Column[]
  perPage: number
  sort: string
  dense: boolean
  filterOpen: boolean
  /** whether columns differ from the schema's */
  arranged: boolean
}

/** 'captacao/candidato' → 'lista.captacao.candidato' */
export const settingsKey = (entityPath: string): string => `lista.${entityPath.replaceAll('/', '.')}`

/** Reads what is kept; what it is not, or what the schema no longer has, is dropped without a word. */
export function readStored(value: JsonValue | undefined): StoredSettings {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return {
    colunas: textsIn(value.colunas),
    ocultas: textsIn(value.ocultas),
    porPagina: typeof value.porPagina === 'number' ? value.porPagina : undefined,
    ordem: typeof value.ordem === 'string' ? value.ordem : undefined,
    compacta: value.compacta === true,
    filtroAberto: value.filtroAberto === true,
  }
}

/** The arrangement for an entity as it is now. `known` says which fields the session may see. */
export function settingsOf(entity: Entity, stored: StoredSettings, known: (field: Field) => boolean): ListSettings {
  const listed = columnsOf(entity).filter(({ field }) => known(field))
  const folded = new Set(entity.list.folded)
  const all = tellApart(entity, [...listed, ...furtherColumns(entity, listed).filter(({ field }) => known(field))])
  const own = all.slice(0, listed.length).filter(({ path }) => !folded.has(path))
  const shown = shownColumns(own, all, stored)
  const rest = all.filter((column) => !shown.includes(column))
  const asked = shown.filter(({ path, field }) => isLookedUp(field) && !entity.list.columns.includes(path))
  return {
    shown,
    asked: asked.map(({ path }) => path).join() || undefined,
    choosable: [...shown, ...rest],
    perPage: pageSizes.find((size) => size === stored.porPagina) ?? defaultPageSize,
    sort: sortablePaths(entity).includes(stored.ordem?.replace(/^-/, '') ?? '')
      ? (stored.ordem ?? entity.list.sort)
      : entity.list.sort,
    dense: stored.compacta ?? false,
    filterOpen: stored.filtroAberto ?? false,
    arranged: shown.length !== own.length || shown.some((column, index) => column !== own[index]),
  }
}

function shownColumns(own: Column[], all: Column[], { colunas = [], ocultas = [] }: StoredSettings): Column[] {
  const chosen = [...new Set(colunas)].flatMap((path) => all.find((column) => column.path === path) ?? [])
  if (chosen.length === 0) return own
  const added = own.filter((column) => !chosen.includes(column) && !ocultas.includes(column.path))
  return [...chosen, ...added]
}

/** What is kept of a choice of columns. */
export const storedColumns = (
  entity: Entity,
  shown: readonly string[],
): Pick<StoredSettings, 'colunas' | 'ocultas'> => ({
  colunas: [...shown],
  ocultas: entity.list.columns.filter((path) => !shown.includes(path)),
})
