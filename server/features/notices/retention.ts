import type { Prumo } from '#server/prumo.ts'

/** Longer than a date may be told ahead: no occasion comes back. */
const KEPT_DAYS = 1100

/** What was told so long ago goes. */
export async function forgetOld({ database, now }: Pick<Prumo, 'database' | 'now'>): Promise<void> {
  const text = `delete from aviso_envio where situacao <> 'ESPERA' and notado_em < $1::timestamptz - make_interval(days => ${KEPT_DAYS})`
  await database.pool.query(text, [now()])
}
