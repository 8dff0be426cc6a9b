import type { Params } from './api.ts'
import type { Chosen } from './components/vagas/Filters.tsx'
import { isId } from './links.ts'

/** Vacancies on one page (spec 1 §9). */
export const size = 15

type Call = [path: string, params: Params]

/** Parses the query string: filters, page and company, invalid values as ''. */
export function chosenIn(search: URLSearchParams): { chosen: Chosen; page: number; empresaId: string } {
  const id = (name: string) => {
    const text = search.get(name) ?? ''
    return isId(text) ? text : ''
  }
  const vinculo = search.get('vinculo') ?? ''
  const chosen = {
    q: (search.get('q') ?? '').slice(0, 100),
    cidadeId: id('cidadeId'),
    areaId: id('areaId'),
    vinculo: /^[A-Z]$/.test(vinculo) ? vinculo : '',
  }
  return { chosen, page: Number(id('pagina') || 1), empresaId: id('empresaId') }
}

/** The calls of the public pages, shared by the pages and by the server that prefetches them. */
export const asks = {
  portal: (search: URLSearchParams): Call => ['portal', { empresaId: chosenIn(search).empresaId }],
  vagas(search: URLSearchParams): Call {
    const { chosen, page, empresaId } = chosenIn(search)
    return ['anuncios', { empresaId, ...chosen, page: page - 1, size }]
  },
  recortes: (empresaId: number | string | undefined): Call => ['anuncios/filtros', { empresaId }],
  vaga: (id: string): Call => [`anuncios/${id}`, {}],
  daSolicitacao: (solicitacaoId: string, empresaId: number | string | undefined): Call => [
    'anuncios',
    { solicitacaoId, empresaId, size: 1 },
  ],
}
