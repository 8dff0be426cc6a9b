import type pg from 'pg'
import type { Finding } from './finding.ts'

/** Age at which a result is stale: last night's check did not renew it. */
const STALE_HOURS = 26

export async function storeFindings(pool: pg.Pool, empresaId: number, findings: Finding[], now: Date): Promise<void> {
  await pool.query(
    `insert into inconsistencia (empresa_id, verificada_em, acompanhada_em, linhas) values ($1, $2, now(), $3)
     on conflict (empresa_id) do update set verificada_em = excluded.verificada_em,
       acompanhada_em = excluded.acompanhada_em, linhas = excluded.linhas`,
    [empresaId, now, JSON.stringify(findings)],
  )
}

/** Findings of a company's last check; [] before the first. */
export async function storedFindings(pool: pg.Pool, empresaId: number): Promise<Finding[]> {
  const { rows } = await pool.query<{ linhas: Finding[] }>('select linhas from inconsistencia where empresa_id = $1', [
    empresaId,
  ])
  return rows[0]?.linhas ?? []
}

/** Whether the last check found anything, without reading the findings. */
export async function hasFindings(pool: pg.Pool, empresaId: number): Promise<boolean> {
  const { rows } = await pool.query<{ existe: boolean }>(
    'select jsonb_array_length(linhas) > 0 as existe from inconsistencia where empresa_id = $1',
    [empresaId],
  )
  return rows[0]?.existe ?? false
}

/** The last result, the time up to which saved records are included, and now, both by the database's clock; undefined before the first check. */
export async function followedAnswer(pool: pg.Pool, empresaId: number) {
  const { rows } = await pool.query<{ linhas: Finding[]; acompanhada_em: string; agora: string }>(
    'select linhas, acompanhada_em, now() as agora from inconsistencia where empresa_id = $1',
    [empresaId],
  )
  return rows[0]
}

/** Stores the result updated by `followChanges`; without `linhas` only the time. */
export async function storeFollowed(pool: pg.Pool, empresaId: number, upTo: string, linhas?: Finding[]): Promise<void> {
  await pool.query(
    `update inconsistencia set acompanhada_em = greatest(acompanhada_em, $2), linhas = coalesce($3, linhas)
     where empresa_id = $1`,
    [empresaId, upTo, linhas === undefined ? null : JSON.stringify(linhas)],
  )
}

/** Claims a new check when there is none or it is stale; true for exactly one of concurrent callers. */
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
