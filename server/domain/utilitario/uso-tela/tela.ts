import type { Model } from '#schemas/load.ts'

/** What is no screen of the product counts as one. */
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

/** The product's screens, the longer addresses first. */
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
 * The screen an address belongs to, without record, filter or anything a person typed: '/captacao/candidatos/12?tab=senha' →
 * '/captacao/candidatos/:id'. Only screens of the product are told apart, so what is counted stays small.
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

/** The screen of the menu that an address belongs to, whatever was opened in it; undefined for what is in no menu. */
export function telaDoMenu(tela: string): string | undefined {
  return tela === OUTRA || tela === '/' ? undefined : tela.replace(/\/(:id|new)$/, '')
}

function pathOf(url: string): string | undefined {
  const base = 'http://prumo.invalid'
  if (!URL.canParse(url, base)) return undefined
  const path = new URL(url, base).pathname.replace(/\/+$/, '')
  return path === '' ? '/' : path
}
