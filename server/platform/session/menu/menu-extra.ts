import type pg from 'pg'
import { hot } from '#server/platform/database/hot.ts'
import type { MenuItem } from './menu.ts'

interface Link {
  nome: string
  url: string
  novaAba: boolean
}

const STATEMENT = `select m.nome as label, jsonb_agg(jsonb_build_object('nome', l.nome, 'url', l.url, 'novaAba', l.nova_aba)
    order by l.ordem_, l.id) as links
  from menu_extra m join menu_extra_link l on l.empresa_id = m.empresa_id and l.menu_extra_id = m.id
  where m.empresa_id = $1 group by m.id, m.nome, m.ordem order by m.ordem nulls last, m.nome, m.id`

/** The company's own groups of the menu (spec 3 §2, "extra menu links"), in their order; those without links are left out. */
export async function extraMenus(pool: pg.Pool, empresaId: number): Promise<MenuItem[]> {
  const { rows } = await pool.query<{ label: string; links: Link[] }>(hot(STATEMENT), [empresaId])
  return rows.map(({ label, links }) => ({ label, icon: 'Link', items: links.map(itemOf) }))
}

/** spec 1 §4: an external address opens in a new tab, a screen of ours inside the application, any other in this tab. */
function itemOf({ nome, url, novaAba }: Link): MenuItem {
  if (novaAba) return { label: nome, externalUrl: url }
  const ours = url.startsWith('/') && !/^\/(api|externo)(\/|$)/.test(url)
  return { label: nome, url, ...(ours ? { spaUrl: url } : {}) }
}
