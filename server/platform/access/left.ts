import { TIME_ZONE } from '#schemas/runtime/dates.ts'

/**
 * SQL condition: the user's talento in the company is dismissed (situacao D or U) and the day of dismissal, his last one, is over in the product's time
 * zone. False for a user whom no talento of the company is linked to.
 * @param usuario, empresa expressions of SQL
 * @param agora an instant, as SQL
 */
export const leftSql = (usuario: string, empresa: string, agora = 'now()'): string => `exists (select from talento saiu
  where saiu.empresa_id = ${empresa} and saiu.usuario_id = ${usuario} and saiu.situacao in ('D', 'U')
    and saiu.data_desligamento < (${agora} at time zone '${TIME_ZONE}')::date)`
