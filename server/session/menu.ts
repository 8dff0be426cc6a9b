import type { Model } from '#schemas/load.ts'
import type { MenuPlace } from '#schemas/runtime/model.ts'
import { screens } from './screens.ts'
import { hasAuthority, type Session } from './session.ts'

/** One entry of the menu (spec 1 §2.5): a group has items, a screen has a url. */
export interface MenuItem {
  label: string
  icon?: string
  url?: string
  /** the same address, for who asks where the single-page application has the screen */
  spaUrl?: string
  /** outside the product: opens in a new tab */
  externalUrl?: string
  items?: MenuItem[]
}

interface Entry {
  group: string
  subgroup?: string
  order: number
  item: MenuItem
  authority: string
}

/** The groups in the order of the specification's route groups (documents 1 to 3, §2), with their icons. */
export const menuGroups: Record<string, string> = {
  Captação: 'PersonSearch',
  'Cargos e Salários': 'Work',
  'Avaliação de Desempenho': 'Insights',
  Pesquisas: 'Poll',
  Analytics: 'Analytics',
  Desenvolvimento: 'School',
  'Gestão de Talentos': 'Groups',
  SST: 'HealthAndSafety',
  Utilitários: 'Settings',
}

/** Groups that only an installation's own definitions name stand before this one, by name. */
const LAST = 'Utilitários'

const REPORTS = 'Relatórios'

/**
 * What a session may open, in groups: registers and hand-built screens first, then the groups inside the group, its reports last. Without the
 * module the group SST stays away (spec 1 §3.7).
 */
export function menuFor(session: Session, model: Model): MenuItem[] {
  const entries = allEntries(model).filter(({ authority }) => hasAuthority(session, authority))
  return orderOf(entries).flatMap((label): MenuItem[] => {
    const own = entries.filter(({ group }) => group === label)
    if (own.length === 0 || (label === SST && !hasSst(session))) return []
    const icon = menuGroups[label]
    return [{ label, ...(icon ? { icon } : {}), items: itemsOf(own) }]
  })
}

function orderOf(entries: Entry[]): string[] {
  const known = Object.keys(menuGroups).filter((label) => label !== LAST)
  const others = new Set(entries.map(({ group }) => group).filter((label) => !(label in menuGroups)))
  return [...known, ...[...others].sort((a, b) => a.localeCompare(b, 'pt-BR')), LAST]
}

const SST = 'SST'

/** Whether the installation has the module for occupational safety. */
export const hasSst = ({ context }: Session): boolean => context.parametros.possuiSst !== false

/** A group inside the group stands where its first entry would. */
function itemsOf(entries: Entry[]): MenuItem[] {
  const items: MenuItem[] = []
  const inside = new Map<string, MenuItem[]>()
  for (const { subgroup, item } of entries) {
    const known = subgroup === undefined ? items : inside.get(subgroup)
    if (known) known.push(item)
    else if (subgroup !== undefined) {
      const started = [item]
      inside.set(subgroup, started)
      items.push({ label: subgroup, items: started })
    }
  }
  return [...items.filter(({ label }) => label !== REPORTS), ...items.filter(({ label }) => label === REPORTS)]
}

/** Where a group stands in the menu. */
export function groupPosition(group: string): number {
  const order = Object.keys(menuGroups)
  const known = order.indexOf(group)
  return known >= 0 ? known : order.length
}

const known = new WeakMap<Model, Entry[]>()

function allEntries(model: Model): Entry[] {
  const entries = known.get(model) ?? makeEntries(model)
  known.set(model, entries)
  return entries
}

function makeEntries(model: Model): Entry[] {
  const registers = [...model.entities.values()].flatMap(({ menu, route, authority }): Entry[] => {
    if (!menu || !route || route.includes('{')) return []
    // what anybody may look up is a screen for whoever keeps it
    const needed = authority.read === 'LOGIN' ? authority.update : authority.read
    return [{ ...placed(menu, `/${route}`), authority: needed }]
  })
  const reports = [...model.reports.values()].map(({ menu, group, title, path, authority }): Entry => {
    const place = menu ?? { group: groupOf(model, group), order: 100, title }
    return { ...placed({ subgroup: REPORTS, ...place }, `/${path}`), authority }
  })
  const built = screens.map(({ label, url, authority, ...place }): Entry => {
    return { ...placed({ ...place, title: label }, url), authority }
  })
  return [...registers, ...reports, ...built].sort(
    (a, b) => a.order - b.order || a.item.label.localeCompare(b.item.label, 'pt-BR'),
  )
}

function placed({ group, subgroup, order, icon, title }: MenuPlace, url: string) {
  const item: MenuItem = { label: title, url, spaUrl: url, ...(icon ? { icon } : {}) }
  return { group, subgroup, order, item }
}

/** The menu group of most registers of a folder. */
function groupOf(model: Model, folder: string): string {
  for (const { group, menu } of model.entities.values()) if (group === folder && menu) return menu.group
  return 'Utilitários'
}
