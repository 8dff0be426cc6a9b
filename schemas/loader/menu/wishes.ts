import type { DashboardDefinition, Entity, ReportDefinition, ScreenDefinition } from '#schemas/runtime/model.ts'
import { inTitle } from '#schemas/runtime/names.ts'
import { dashboardHints } from '../dashboard.ts'
import type { Sources } from '../files/read.ts'
import { reportHints } from '../report.ts'
import { DIRECTLY, type MenuWish, REGISTERS, REPORTS } from './menu.ts'

interface Definitions {
  entities: Map<string, Entity>
  reports: Map<string, ReportDefinition>
  dashboards: Map<string, DashboardDefinition>
  screens: Map<string, ScreenDefinition>
}

/** Menu entries of all definitions: registers with `menu` (under the set-up registers by default), every report, screens with `menu`, every dashboard. */
export function wishesOf({ entities, reports, dashboards, screens }: Definitions, sources: Sources): MenuWish[] {
  const registers = sources.entities.flatMap(({ file, schema }): MenuWish[] => {
    const entity = entities.get(pathOf(file))
    const menu = schema['x-entity']?.menu
    if (!entity || !menu) return []
    const { group, name, route, plural, authority } = entity
    // a register readable by every login is shown to users who may update it
    const needed = authority.read === 'LOGIN' ? authority.update : authority.read
    return [
      {
        ...{ file, menu, folder: group, key: name, url: `/${route}`, title: inTitle(menu.title ?? plural) },
        authorities: needed === 'LOGIN' ? [] : [needed],
        at: ['x-entity', 'menu'],
        usual: REGISTERS,
        isShown: route !== undefined && !route.includes('{'),
      },
    ]
  })
  const papers = sources.reports.flatMap(({ file, schema }): MenuWish[] => {
    const report = reports.get(pathOf(file))
    if (!report) return []
    const { path, group, name, title, authority } = report
    const menu = reportHints(schema).menu ?? {}
    return [
      {
        ...{ file, menu, folder: group, key: name, url: `/${path}`, title: inTitle(menu.title ?? title) },
        authorities: authority === 'LOGIN' ? [] : [authority],
        at: ['x-report', 'menu'],
        usual: REPORTS,
        isShown: true,
      },
    ]
  })
  const built = sources.screens.flatMap(({ file, screen: { menu } }): MenuWish[] => {
    const screen = screens.get(pathOf(file))
    if (!screen || !menu) return []
    const { group, name, title, routes } = screen
    const { path, authorities } = routes[0]
    return [
      {
        ...{ file, menu, folder: group, key: name, url: `/${path}`, title, authorities },
        at: ['menu'],
        usual: DIRECTLY,
        isShown: true,
      },
    ]
  })
  const boards = sources.dashboards.flatMap(({ file, schema }): MenuWish[] => {
    const dashboard = dashboards.get(pathOf(file))
    if (!dashboard || dashboard.composed) return []
    const { group, name, title, authority } = dashboard
    const menu = dashboardHints(schema).menu ?? {}
    return [
      {
        ...{ file, menu, folder: group, key: name, url: `/${group}/${name}`, title: inTitle(title) },
        authorities: [authority],
        at: ['x-dashboard', 'menu'],
        usual: DIRECTLY,
        isShown: true,
      },
    ]
  })
  return [...registers, ...papers, ...boards, ...built]
}

const pathOf = (file: string): string => file.replace(/\.json$/, '')
