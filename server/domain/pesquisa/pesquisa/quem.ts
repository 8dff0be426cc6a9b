import { hasAuthority, type Session } from '#server/platform/access/session.ts'

/** Results of surveys. */
export const RESULTADOS = 'ROLE_PESQUISA_RESULTADOS'
/** Authority to see who has answered. */
export const VER_PARTICIPANTES = 'ROLE_PESQUISA_VER_PARTICIPANTES'
/** Authority to erase answers. */
export const EXCLUIR = 'ROLE_PESQUISA_EXCLUIR_RESPOSTAS'

/** Whether the session may open single answers of named surveys. */
export const podeVerRespostas = (session: Session): boolean =>
  hasAuthority(session, RESULTADOS) || hasAuthority(session, EXCLUIR)
