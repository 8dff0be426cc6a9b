import type pg from 'pg'
import type { Finding } from './finding.ts'

/** An answer older than this was not renewed last night: somebody asks for it again. */
const STALE_HOURS = 26

export async function storeFindings(pool: pg.Pool, empresaId: number, findings: Finding[], now: Date): Promise<void> {
  await pool.query(
    `insert into inconsistencia (empresa_id, verificada_em, acompanhada_em, linhas) values ($1, $2, now(), $3)
     on conflict (empresa_id) do update set verificada_em = excluded.verificada_em,
       acompanhada_em = excluded.acompanhada_em, linhas = excluded.linhas`,
    [empresaId, now, JSON.stringify(findings)],
  )
}

/** What the last check of a company found; [] before the first. */
export async function storedFindings(pool: pg.Pool, empresaId: number): Promise<Finding[]> {
  const { rows } = await pool.query<{ linhas: Finding[] }>('select linhas from inconsistencia where empresa_id = $1', [
    empresaId,
  ])
  return rows[0]?.linhas ?? []
}

/** Whether the last check found anything, without reading what. */
export async function hasFindings(pool: pg.Pool, empresaId: number): Promise<boolean> {
  const { rows } = await pool.query<{ existe: boolean }>(
    'select jsonb_array_length(linhas) > 0 as existe from inconsistencia where empresa_id = $1',
    [empresaId],
  )
  return rows[0]?.existe ?? false
}

/** The last answer, up to when it knows what was saved, and now, both by the clock of the trail; undefined before the first. */
export async function followedAnswer(pool: pg.Pool, empresaId: number) {
  const { rows } = await pool.query<{ linhas: Finding[]; acompanhada_em: string; agora: string }>(
    'select linhas, acompanhada_em, now() as agora from inconsistencia where empresa_id = $1',
    [empresaId],
  )
  return rows[0]
}

/** Stores what the answer became by following what was saved; without lines it stays as it is. */
export async function storeFollowed(pool: pg.Pool, empresaId: number, upTo: string, linhas?: Finding[]): Promise<void> {
  await pool.query(
    `update inconsistencia set acompanhada_em = greatest(acompanhada_em, $2), linhas = coalesce($3, linhas)
     where empresa_id = $1`,
    [empresaId, upTo, linhas === undefined ? null : JSON.stringify(linhas)],
  )
}

/** True for the one of all who ask at the same time that has to see to a new check, because there is none or it is stale. */
export async function claimCheck(pool: pg.Pool, empresaId: number, now: Date): Promise<boolean> {
  const stale = new Date(now.getTime() - STALE_HOURS * 3_600_000)
  const { rowCount } = await pool.query(
    `insert into inconsistencia (empresa_id, verificada_em, acompanhada_em, linhas) values ($1, $2, now(), '[]')
     on conflict (empresa_id) do update set verificada_em = excluded.verificada_em
       where inconsistencia.verificada_em < $3`,
    [empresaId, now, stale],
  )
  return rowCount === 1
}
