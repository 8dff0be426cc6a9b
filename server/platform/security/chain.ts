import { createHmac } from 'node:crypto'
import type pg from 'pg'

/** Canonical text of a line, over which its hash is computed. */
const SAID = `jsonb_build_array(id, extract(epoch from criado_em), evento, empresa_id, usuario_id, candidato_id, endereco, agente, dados)::text`

/** Lines chained per transaction. */
const BATCH = 1000
const LOCK = `select pg_advisory_xact_lock(hashtextextended('registro_seguranca', 0))`

/** A chained line as exported to security systems (SIEM). */
export interface SealedLine {
  ordem: number
  elo: string
  criado_em: string
  evento: string
  empresa_id: number | null
  usuario_id: number | null
  candidato_id: number | null
  endereco: string | null
  agente: string | null
  dados: Record<string, unknown>
}

/** Hash of a line: HMAC-SHA-256 over the hash before, its number and its text. It cannot be forged without the server's key. */
const linkOf = (key: string, before: string, ordem: number, said: string): string =>
  createHmac('sha256', key).update(`${before}\0${ordem}\0${said}`).digest('base64url')

/** Numbers and chains the lines that are not chained yet. @returns them in their order */
export async function sealLines(pool: pg.Pool, key: string): Promise<SealedLine[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(LOCK)
    const top = await client.query<{ ordem: number; elo: string }>('select ordem, elo from registro_seguranca_topo')
    let { ordem, elo } = top.rows[0] ?? { ordem: 0, elo: '' }
    ordem = Number(ordem)
    const { rows } = await client.query<SealedLine & { id: number; dito: string }>(
      `select *, ${SAID} as dito from registro_seguranca where ordem is null order by id limit ${BATCH}`,
    )
    const sealed: SealedLine[] = []
    for (const { id, dito, ...line } of rows) {
      ordem += 1
      elo = linkOf(key, elo, ordem, dito)
      await client.query('update registro_seguranca set ordem = $2, elo = $3 where id = $1', [id, ordem, elo])
      sealed.push({ ...line, ordem, elo })
    }
    if (sealed.length > 0)
      await client.query(
        'insert into registro_seguranca_topo (id, ordem, elo) values (1, $1, $2) on conflict (id) do update set ordem = excluded.ordem, elo = excluded.elo',
        [ordem, elo],
      )
    await client.query('commit')
    return sealed
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Result of the verification: the number of lines, and the first that does not fit. */
export interface Verified {
  lines: number
  /** first line that is missing or altered, or the missing end, and which of them */
  broken?: { ordem: number; why: 'falta' | 'alterada' | 'fim' }
}

/** Verifies that no line is missing and every hash matches. */
export async function verifyChain(pool: pg.Pool, keys: readonly string[]): Promise<Verified> {
  let [ordem, elo] = [0, '']
  for (;;) {
    const { rows } = await pool.query<{ ordem: number; elo: string; dito: string }>(
      `select ordem, elo, ${SAID} as dito from registro_seguranca where ordem > $1 order by ordem limit ${BATCH}`,
      [ordem],
    )
    for (const line of rows) {
      if (Number(line.ordem) !== ordem + 1) return { lines: ordem, broken: { ordem: ordem + 1, why: 'falta' } }
      ordem += 1
      const before = elo
      elo = line.elo
      if (!keys.some((key) => linkOf(key, before, ordem, line.dito) === elo))
        return { lines: ordem - 1, broken: { ordem, why: 'alterada' } }
    }
    if (rows.length < BATCH) break
  }
  const top = await pool.query<{ ordem: number; elo: string }>('select ordem, elo from registro_seguranca_topo')
  const last = top.rows[0] ?? { ordem: 0, elo: '' }
  if (Number(last.ordem) !== ordem || last.elo !== elo)
    return { lines: ordem, broken: { ordem: ordem + 1, why: 'fim' } }
  return { lines: ordem }
}
