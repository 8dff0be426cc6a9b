import { TIME_ZONE } from '#schemas/runtime/dates.ts'

/**
 * SQL: who works in a company as that user has left it: the day of his dismissal, his last one, is over. A user whom no talent of the company is linked
 * to, or no longer, has not left.
 * @param usuario, empresa expressions of SQL
 * @param agora an instant, as SQL
 */
export const leftSql = (usuario: string, empresa: string, agora = 'now()'): string => `exists (select from talento saiu
  where saiu.empresa_id = ${empresa} and saiu.usuario_id = ${usuario} and saiu.situacao in ('D', 'U')
    and saiu.data_desligamento < (${agora} at time zone '${TIME_ZONE}')::date)`
