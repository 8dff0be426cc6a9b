import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Empresa, VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { App } from '../App.tsx'
import { addressOf } from '../api.ts'
import { colorsOf } from '../colors.ts'
import { portalLink } from '../links.ts'
import type { Prefetched } from '../prefetched.ts'
import { headOf } from './head.ts'
import { asData } from './html.ts'
import { pageOf } from './page.ts'

/** What the server asked the API for this page; calls refused otherwise than by 404 are absent. */
export interface Asked extends Prefetched {
  /** where the product is reached from outside, without a slash at the end */
  origem: string
}

/** The rendered page with its HTTP status. */
export interface Made {
  status: number
  /** redirect target */
  location?: string
  /** replaces title and description in the page's head */
  head: string
  /** `style` attribute of the html element */
  style: string
  /** markup of #root, and the data for hydration */
  body: string
}

/** Addresses of the calls a page starts with; undefined for pages rendered in the browser only. */
export function callsOf(path: string): string[] | undefined {
  return pageOf(new URL(path, 'http://portal'))?.calls.map((call) => addressOf(...call))
}

/** Renders a public page to HTML; the browser hydrates it with the same components. */
export function render(path: string, { origem, ...prefetched }: Asked): Made {
  const url = new URL(path, 'http://portal')
  const page = pageOf(url)
  if (!page) throw new Error(`${url.pathname} is not made by the server`)
  const { answers } = prefetched
  const [portal, first] = page.calls.map((call) => answers[addressOf(...call)])
  const empresa = (portal?.body as { empresa?: Empresa } | undefined)?.empresa
  const style = Object.entries(colorsOf(empresa))
    .map(([name, color]) => `${name}:${color}`)
    .join(';')
  if (page.kind === 'solicitacao') {
    const [vaga] = (first?.body ?? []) as VagaAberta[]
    if (vaga) {
      const location = `${origem}/externo${portalLink(`/anuncios/${vaga.id}`, { empresaId: page.empresaId })}`
      return { status: 302, location, head: '', style, body: '' }
    }
  }
  if (page.kind === 'vaga') {
    const vaga = first?.body as VagaAberta | undefined
    // redirects as the page does: a vacancy belongs to the portal of its company
    if (vaga && String(vaga.empresa.id) !== page.empresaId && !page.linkErrado) {
      const location = `${origem}/externo${portalLink(`/anuncios/${vaga.id}`, { empresaId: vaga.empresa.id })}`
      return { status: 302, location, head: '', style, body: '' }
    }
  }
  const html = renderToString(
    <StaticRouter basename="/externo" location={`${url.pathname}${url.search}`}>
      <App prefetched={prefetched} />
    </StaticRouter>,
  )
  const { status, head } = headOf(page, { empresa, first, origem })
  return { status, head, style, body: `<div id="root">${html}</div>${asData('dados', prefetched)}` }
}
