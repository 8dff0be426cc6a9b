import type { Model } from '#schemas/load.ts'
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
  order: number
  item: MenuItem
  authority: string
  report: boolean
}

/** The order of the areas in the specification; others come before the utilities, by name. */
const groups = [
  'Captação',
  'Cargos e Salários',
  'Avaliação de Desempenho',
  'Pesquisa',
  'Pesquisas',
  'Analytics',
  'Desenvolvimento',
  'Gestão de Talentos',
  'SST',
]
const last = ['Utilitários']

/** The groups with their icons. */
const icons: Record<string, string> = {
  Captação: 'PersonSearch',
  'Cargos e Salários': 'Work',
  'Avaliação de Desempenho': 'Insights',
  Pesquisa: 'Poll',
  Pesquisas: 'Poll',
  Analytics: 'Analytics',
  Desenvolvimento: 'School',
  'Gestão de Talentos': 'Groups',
  SST: 'HealthAndSafety',
  Utilitários: 'Settings',
}

/** What a session may open, in groups: registers and hand-built screens first, the group's reports below an entry of their own. */
export function menuFor(session: Session, model: Model): MenuItem[] {
  const entries = allEntries(model).filter(({ authority }) => hasAuthority(session, authority))
  const names = [...new Set(entries.map(({ group }) => group))].sort(
    (a, b) => position(a) - position(b) || a.localeCompare(b, 'pt-BR'),
  )
  return names.map((label) => {
    const own = entries
      .filter(({ group }) => group === label)
      .sort((a, b) => a.order - b.order || a.item.label.localeCompare(b.item.label, 'pt-BR'))
    const reports = own.filter(({ report }) => report).map(({ item }) => item)
    const items = own.filter(({ report }) => !report).map(({ item }) => item)
    if (reports.length > 0) items.push({ label: 'Relatórios', icon: 'Description', items: reports })
    return { label, ...(icons[label] ? { icon: icons[label] } : {}), items }
  })
}

function position(group: string): number {
  const known = groups.indexOf(group)
  if (known >= 0) return known
  const end = last.indexOf(group)
  return end >= 0 ? groups.length + 1 + end : groups.length
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
    return [{ ...placed(menu, `/${route}`), authority: authority.read, report: false }]
  })
  const reports = [...model.reports.values()].map(({ menu, group, title, path, authority }): Entry => {
    const place = menu ?? { group: groupOf(model, group), order: 100, title }
    return { ...placed(place, `/${path}`), authority, report: true }
  })
  const built = screens.map(({ label, url, group, order, icon, authority }): Entry => {
    return { ...placed({ group, order, icon, title: label }, url), authority, report: false }
  })
  return [...registers, ...reports, ...built]
}

function placed(menu: { group: string; order: number; icon?: string; title: string }, url: string) {
  const item: MenuItem = { label: menu.title, url, spaUrl: url, ...(menu.icon ? { icon: menu.icon } : {}) }
  return { group: menu.group, order: menu.order, item }
}

/** The menu group of most registers of a folder. */
function groupOf(model: Model, folder: string): string {
  for (const { group, menu } of model.entities.values()) if (group === folder && menu) return menu.group
  return 'Utilitários'
}
