import type { Candidato } from '#schemas/runtime/answers/recruitment/portal.ts'

/** One line of the menu. */
export interface Entrada {
  titulo: string
  path: string
  /** value of the query parameter `tab`, compared for the current entry */
  tab?: string
  /** current on the exact path only: other entries have paths below it */
  exata?: boolean
}

/** Entries for everybody. */
export const abertas: Entrada[] = [{ titulo: 'Vagas Abertas', path: '/anuncios' }]

/** Entries for logged-in candidates — spec 1 §2.3 */
export const entradasProprias = ({ id }: Candidato): Entrada[] => [
  { titulo: 'Editar Cadastro', path: `/candidatos/${id}`, exata: true },
  { titulo: 'Anexar Documentos', path: `/candidatos/${id}/documentos-anexos` },
  { titulo: 'Alterar Senha', path: `/candidatos/${id}`, tab: 'senha' },
  { titulo: 'Minhas Candidaturas', path: '/candidato-solicitacoes' },
  { titulo: 'Avaliações', path: '/solicitacao-avaliacao' },
  { titulo: 'Histórico', path: '/historico-candidatos' },
  { titulo: 'Minha Privacidade', path: '/privacidade' },
]

/** Whether the address belongs to an entry: the same path or one below it, with the same `tab`. */
export const isCurrent = ({ path, tab, exata }: Entrada, pathname: string, search: URLSearchParams): boolean =>
  (pathname === path || (tab === undefined && !exata && pathname.startsWith(`${path}/`))) &&
  (search.get('tab') ?? undefined) === tab
