import type { Candidato } from '#schemas/runtime/answers/portal.ts'

/** One line of the menu. */
export interface Entrada {
  titulo: string
  path: string
  /** further query of its address; part of what makes it the current one */
  tab?: string
  /** other entries lead to pages below its own: those are not it */
  exata?: boolean
}

/** What is there for anybody. */
export const abertas: Entrada[] = [{ titulo: 'Vagas Abertas', path: '/anuncios' }]

/** What somebody who is logged in finds besides — spec 1 §2.3 */
export const entradasProprias = ({ id }: Candidato): Entrada[] => [
  { titulo: 'Editar Cadastro', path: `/candidatos/${id}`, exata: true },
  { titulo: 'Anexar Documentos', path: `/candidatos/${id}/documentos-anexos` },
  { titulo: 'Alterar Senha', path: `/candidatos/${id}`, tab: 'senha' },
  { titulo: 'Minhas Candidaturas', path: '/candidato-solicitacoes' },
  { titulo: 'Avaliações', path: '/solicitacao-avaliacao' },
  { titulo: 'Histórico', path: '/historico-candidatos' },
  { titulo: 'Minha Privacidade', path: '/privacidade' },
]

/** Whether an address shows what an entry leads to: pages below it, too, but not another of its tabs. */
export const isCurrent = ({ path, tab, exata }: Entrada, pathname: string, search: URLSearchParams): boolean =>
  (pathname === path || (tab === undefined && !exata && pathname.startsWith(`${path}/`))) &&
  (search.get('tab') ?? undefined) === tab
