import { hasAuthority, type Session } from '#server/platform/access/session.ts'

/** Results of surveys. */
export const RESULTADOS = 'ROLE_PESQUISA_RESULTADOS'
/** Who has answered, and who owes. */
export const VER_PARTICIPANTES = 'ROLE_PESQUISA_VER_PARTICIPANTES'
/** Takes answers away. */
export const EXCLUIR = 'ROLE_PESQUISA_EXCLUIR_RESPOSTAS'

/** Who may open single answers of named surveys. */
export const podeVerRespostas = (session: Session): boolean =>
  hasAuthority(session, RESULTADOS) || hasAuthority(session, EXCLUIR)
