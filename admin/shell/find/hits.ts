import type { MenuItem, SchemaSummary } from '#admin/providers/userinfo.ts'
import type { FoundGroup } from '#schemas/runtime/answers/find.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { entriesOf, type MenuEntry, searchMenu } from '../menu/search.ts'
import type { Recent } from './recent.ts'
import { findTexts as t } from './texts.ts'

/** A hit of the search, with its target. */
export interface Hit extends Recent {
  key: string
  /** URL outside the application */
  outside?: string
}

export interface HitGroup {
  title: string
  hits: Hit[]
}

const SCREENS = 5
const ACTIONS = 3

const screenHit = ({ item, trail }: MenuEntry): Hit => ({
  key: `tela ${item.label} ${trail.join('/')}`,
  to: item.spaUrl ?? '',
  ...(item.spaUrl ? {} : { outside: item.externalUrl ?? item.url ?? '/' }),
  title: item.label,
  detail: trail.join(' › '),
})

/** 'New record' hits of registers in the menu, matched by the words of their title. */
function creations(schemas: SchemaSummary[], text: string): Hit[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word && !/^nov[oa]$/.test(word))
  return schemas
    .filter(({ can, menu, single, title }) => {
      const named = foldText(title)
      return menu && can.create && !single && words.length > 0 && words.every((w) => named.includes(w))
    })
    .sort((a, b) => a.title.length - b.title.length)
    .slice(0, ACTIONS)
    .map(({ path, route, title, feminine }) => ({
      key: `novo ${path}`,
      to: `/${route}/new`,
      title: t.create(title, feminine === true),
      detail: '',
    }))
}

const recordHits = ({ titulo, cadastro, registros }: FoundGroup, schemas: SchemaSummary[]): HitGroup => {
  const schema = schemas.find(({ path }) => path === cadastro)
  const hits = registros.map(({ id, rotulo, detalhes }) => ({
    key: `${cadastro} ${id}`,
    to: `/${schema?.route}/${id}${schema?.ficha ? '/ficha' : ''}`,
    title: rotulo,
    detail: detalhes.join(' · '),
  }))
  return { title: titulo, hits: schema ? hits : [] }
}

/** Hits for an empty search: the last ones opened, then the most used screens. */
export function firstHits(menu: MenuItem[], recent: Recent[], often: string[]): HitGroup[] {
  const entries = entriesOf(menu)
  const used = often.flatMap((url) => entries.find(({ item }) => item.url === url) ?? [])
  const groups = [
    { title: t.recent, hits: recent.map((one) => ({ key: `recente ${one.to}`, ...one })) },
    { title: t.often, hits: used.map(screenHit) },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}

/** Screens, new records and records that match the text; those opened before come first in their group. */
export function hitsFor(
  text: string,
  {
    menu,
    schemas,
    found,
    recent,
  }: { menu: MenuItem[]; schemas: SchemaSummary[]; found: FoundGroup[]; recent: Recent[] },
): HitGroup[] {
  const opened = new Map(recent.map(({ to }, i) => [to, i]))
  const rank = ({ to }: Hit) => opened.get(to) ?? recent.length
  const records = found.map((group) => recordHits(group, schemas))
  for (const { hits } of records) hits.sort((a, b) => rank(a) - rank(b))
  const groups = [
    ...records,
    { title: t.screens, hits: searchMenu(menu, text).slice(0, SCREENS).map(screenHit) },
    { title: t.actions, hits: creations(schemas, text) },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}
