import type pg from 'pg'
import { isoDay, TIME_ZONE } from '#schemas/runtime/dates.ts'
import { sizeText } from '#schemas/runtime/files/rules.ts'
import type { Backup } from '#server/platform/database/base-tables.ts'
import { errorText } from '#server/platform/errors/errors.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import type { Prumo } from '#server/prumo.ts'
import { runAlone } from './lock.ts'
import { makeBackup, nightlyKey } from './make.ts'
import { type Asked, addNightly, endAbandoned, failBackup, removeBackup } from './records.ts'
import { spaceOf } from './space.ts'

interface Settings {
  automatico: boolean
  hora: string
  manter: number
  ensaiar: boolean
}

/** Settings of automatic backups; undefined until they are saved once: none is made then. */
export async function settingsOf(pool: pg.Pool): Promise<Settings | undefined> {
  const { rows } = await pool.query<Settings>(
    'select automatico, hora, manter, ensaiar from configuracao_backup order by id limit 1',
  )
  return rows[0]
}

/** Most attempts per day, when the process dies during a backup. */
const MOST_TRIES = 3

const TRIES = `select count(*) filter (where dia = $1)::int as made,
  count(*) filter (where criado_em >= $1::date::timestamp at time zone '${TIME_ZONE}')::int as tries from backup where automatico`

/**
 * Makes the day's backup when its time has come or passed. Without a key or disk space the list shows the reason.
 * @returns its id where one was made
 */
export async function makeNightly(prumo: Prumo): Promise<number | undefined> {
  const { database, now, env } = prumo
  await runAlone(database.pool, 'backup', () => endAbandoned(database.pool))
  const settings = await settingsOf(database.pool)
  const dia = isoDay(now())
  if (!settings?.automatico || timeOf(now()) < settings.hora || (await isMade(database.pool, dia))) return undefined
  const key = nightlyKey(env)
  const begin = (db: Asked) => addNightly(db, { criadoEm: now(), dia })
  const obstacle = key ? await lackOfRoom(prumo) : errorText('BACKUP_SEM_CHAVE')
  if (!key || obstacle !== undefined) {
    const id = await begin(database.pool)
    if (id !== undefined) await failBackup(database.pool, id, obstacle ?? '')
    await prune(prumo, settings.manter)
    return undefined
  }
  const id = await makeBackup(prumo, begin, { key })
  if (id === undefined) return undefined
  await recordSecurity(database.kysely, {
    evento: 'BACKUP_GERADO',
    dados: { operacao: 'backup-automatico', backup: id },
  })
  await prune(prumo, settings.manter)
  if (settings.ensaiar) await prumo.jobs.startOwn('ensaio-backup', { backupId: id })
  return id
}

async function isMade(pool: pg.Pool, dia: string): Promise<boolean> {
  const { rows } = await pool.query<{ made: number; tries: number }>(TRIES, [dia])
  return (rows[0]?.made ?? 0) > 0 || (rows[0]?.tries ?? 0) >= MOST_TRIES
}

async function lackOfRoom(prumo: Prumo): Promise<string | undefined> {
  const { suficiente, livre, necessario } = await spaceOf(prumo)
  return suficiente
    ? undefined
    : errorText('BACKUP_SEM_ESPACO', { livre: sizeText(livre), necessario: sizeText(necessario) })
}

/** '02:05' in São Paulo */
const timeOf = (now: Date): string =>
  now.toLocaleTimeString('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' })

/** Automatic backups beyond the last $1 completed and the last $1 failed ones. */
const SURPLUS = `select * from (select b.*, row_number() over (partition by situacao = 'CONCLUIDO' order by criado_em desc, id desc) as lugar
  from backup b where automatico and situacao <> 'GERANDO') b where lugar > $1`

/** Removes automatic backups beyond the last `manter`. */
async function prune(prumo: Prumo, manter: number): Promise<void> {
  const { rows } = await prumo.database.pool.query<Backup>(SURPLUS, [manter])
  for (const backup of rows) {
    await removeBackup(prumo, backup)
    if (backup.arquivo)
      await recordSecurity(prumo.database.kysely, {
        evento: 'BACKUP_EXCLUIDO',
        dados: { operacao: 'backup-automatico', backup: backup.id },
      })
  }
}
