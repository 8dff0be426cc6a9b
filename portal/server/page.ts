import type { Params } from '../api.ts'
import { asks, chosenIn } from '../asked.ts'
import { isId } from '../links.ts'

/** A public page and its first calls: the company's, then its own. */
export interface PublicPage {
  kind: 'lista' | 'solicitacao' | 'vaga'
  url: URL
  empresaId: string
  calls: [path: string, params: Params][]
  /** `empresaId` in the address is not a valid id (spec 1 §2.1) */
  linkErrado: boolean
}

/** Matches an address below /externo to a public page; undefined for any other. */
export function pageOf(url: URL): PublicPage | undefined {
  const { pathname, searchParams: search } = url
  const { empresaId } = chosenIn(search)
  const linkErrado = (search.get('empresaId') ?? '') !== empresaId
  const page = (kind: PublicPage['kind'], ...calls: PublicPage['calls']): PublicPage => ({
    kind,
    url,
    empresaId,
    calls: [asks.portal(search), ...calls],
    linkErrado,
  })
  const path = pathname.replace(/\/$/, '')
  if (path === '/externo/anuncios') {
    const solicitacaoId = search.get('solicitacaoId') ?? ''
    if (isId(solicitacaoId)) return page('solicitacao', asks.daSolicitacao(solicitacaoId, empresaId))
    return page('lista', asks.vagas(search), asks.recortes(empresaId))
  }
  const [, id = ''] = /^\/externo\/anuncios\/(\d+)$/.exec(path) ?? []
  return isId(id) ? page('vaga', asks.vaga(id)) : undefined
}
