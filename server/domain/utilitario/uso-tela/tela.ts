import type { Model } from '#schemas/load.ts'

/** Name for all unknown URLs. */
const OUTRA = 'outra'

/** Pages of the candidates' portal, which no definition names (spec 1 §2.3). */
const portal = [
  'anuncios',
  'login',
  'recuperar-senha',
  'desfazer-email',
  'documento-pedido',
  'questionario',
  'candidatos',
  'candidato-solicitacoes',
  'solicitacao-avaliacao',
  'avaliacoes',
  'historico-candidatos',
  'privacidade',
  'verificacao',
].map((page) => `/externo/${page}`)

const known = new WeakMap<Model, string[]>()

/** URLs of the product's screens, longer ones first. */
function addresses(model: Model): string[] {
  const before = known.get(model)
  if (before) return before
  const registers = [...model.entities.values()].flatMap(({ routes }) => routes.map((route) => `/${route}`))
  const reports = [...model.reports.values()].map(({ path }) => `/${path}`)
  const screens = [...model.screens.values()].flatMap(({ routes }) => routes.map(({ path }) => `/${path}`))
  const fixed = screens.filter((address) => !address.includes(':'))
  const found = [...registers, ...reports, ...fixed, ...portal].sort((a, b) => b.length - a.length)
  known.set(model, found)
  return found
}

/**
 * The screen of a URL, without record, filter or typed text: '/captacao/candidatos/12?tab=senha' →
 * '/captacao/candidatos/:id'. Only known screens are distinguished, so that the table stays small.
 */
export function telaDe(url: string, model: Model): string {
  const path = pathOf(url)
  if (path === undefined) return OUTRA
  if (path === '/') return path
  const screen = addresses(model).find((address) => path === address || path.startsWith(`${address}/`))
  if (screen === undefined) return OUTRA
  const [next] = path.slice(screen.length + 1).split('/')
  if (/^\d+$/.test(next ?? '')) return `${screen}/:id`
  return next === 'new' || next === 'create' ? `${screen}/new` : screen
}

/** The menu's screen of a `tela`, without record; undefined for one in no menu. */
export function telaDoMenu(tela: string): string | undefined {
  return tela === OUTRA || tela === '/' ? undefined : tela.replace(/\/(:id|new)$/, '')
}

function pathOf(url: string): string | undefined {
  const base = 'http://prumo.invalid'
  if (!URL.canParse(url, base)) return undefined
  const path = new URL(url, base).pathname.replace(/\/+$/, '')
  return path === '' ? '/' : path
}
