import type { Prumo } from '#server/prumo.ts'

/** Days of retention, longer than any notice ahead of a date: a noted occasion must not be noted again. */
const KEPT_DAYS = 1100

/** Deletes delivered occasions past the retention. */
export async function forgetOld({ database, now }: Pick<Prumo, 'database' | 'now'>): Promise<void> {
  const text = `delete from aviso_envio where situacao <> 'ESPERA' and notado_em < $1::timestamptz - make_interval(days => ${KEPT_DAYS})`
  await database.pool.query(text, [now()])
}
