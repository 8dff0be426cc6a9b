import { textsIn } from '#admin/providers/preferences.ts'
import { columnsOf, furtherColumns, isLookedUp, tellApart } from '#schemas/runtime/definition/list-columns.ts'
import { sortablePaths } from '#schemas/runtime/definition/sortable.ts'
import type { Entity, Field, JsonValue } from '#schemas/runtime/model.ts'
import type { Column } from '../columns.ts'

/** Page sizes; the first, 15, is the default (spec 1 §9). */
export const pageSizes = [15, 30, 50, 100]
const [defaultPageSize = 15] = pageSizes

/** A user's list settings, kept in the preference `lista.<entity>`. All optional: the schema's values are the default. */
export interface StoredSettings {
  /** paths of the columns shown, in their order */
  colunas?: string[]
  /** schema columns the user hid; a column added to the schema later is in neither list, and shown */
  ocultas?: string[]
  porPagina?: number
  /** '-data' */
  ordem?: string
  compacta?: boolean
  filtroAberto?: boolean
}

/** Effective settings of a list: complete, with unknown columns removed. */
export interface ListSettings {
  shown: Column[]
  /** shown columns that rows carry only on request, as the call's parameter takes them: 'gestor,geracao' */
  asked?: string
  /** every column that can be shown: the shown ones first, in their order */
  choosable: Column[]
  perPage: number
  sort: string
  dense: boolean
  filterOpen: boolean
  /** whether the columns differ from the schema's */
  arranged: boolean
}

/** 'captacao/candidato' → 'lista.captacao.candidato' */
export const settingsKey = (entityPath: string): string => `lista.${entityPath.replaceAll('/', '.')}`

/** Reads the stored settings; malformed or obsolete parts are dropped silently. */
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

/** Computes the effective settings for the current schema. `known` tells which fields the session may see. */
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

/** Returns the preference for a choice of columns. */
export const storedColumns = (
  entity: Entity,
  shown: readonly string[],
): Pick<StoredSettings, 'colunas' | 'ocultas'> => ({
  colunas: [...shown],
  ocultas: entity.list.columns.filter((path) => !shown.includes(path)),
})
