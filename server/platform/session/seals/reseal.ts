import type pg from 'pg'
import { SEAL as MAIL } from '#server/platform/mail/mail.ts'
import { SEAL as FACTOR } from '../factors/stored.ts'
import { SEAL as PROVIDER } from '../oidc/provider.ts'
import type { Secrets } from '../secrets.ts'
import { seals } from './seals.ts'

/** Columns with long-lived sealed texts: table, column, purpose of the seal. */
const PLACES = [
  ['fator', 'segredo', FACTOR],
  ['login_unico', 'cliente_segredo', PROVIDER],
  ['grupo_ac', 'senha', seals.grupoAc],
  ['integracao', 'chave', seals.integracao],
  ['email_saida', 'texto', MAIL],
  ['email_saida', 'html', MAIL],
] as const

/** Rows read at a time. */
const BATCH = 500

/**
 * Reseals with the present secret the texts that a former secret sealed, so that the former can be dropped. May be interrupted and repeated, and run on
 * several servers at once.
 * @returns how many texts
 */
export async function resealStored(pool: pg.Pool, secrets: Secrets): Promise<number> {
  let count = 0
  for (const [table, column, purpose] of PLACES) {
    for (let last = '0'; ; ) {
      const { rows } = await pool.query<{ id: string; sealed: string }>(
        `select id, ${column} as sealed from ${table} where id > $1 and ${column} like 'selado:%' order by id limit ${BATCH}`,
        [last],
      )
      for (const { id, sealed } of rows) {
        const anew = secrets.reseal(purpose, sealed)
        if (anew === undefined) continue
        // no update when the value changed meanwhile: it was sealed with the present secret
        await pool.query(`update ${table} set ${column} = $3 where id = $1 and ${column} = $2`, [id, sealed, anew])
        count += 1
      }
      const final = rows.at(-1)
      if (rows.length < BATCH || !final) break
      last = final.id
    }
  }
  return count
}
