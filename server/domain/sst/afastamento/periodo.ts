import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

export interface Periodo {
  colaboradorId: number
  inicio: string
  /** absent: still unknown */
  fim?: string
  /** id of the leave itself, which is ignored */
  id?: number
}

export interface Conflito {
  id: number
  inicio: string
  fim: string | null
  motivo: string
}

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'

/**
 * A leave of the talent that overlaps a period; without an end it lasts on.
 * @param lock serializes concurrent leaves of the talent by a lock
 */
export async function achaConflito(
  { db, session }: Ctx,
  { colaboradorId, inicio, fim, id = 0 }: Periodo,
  { lock = false } = {},
): Promise<Conflito | undefined> {
  if (lock) await run(db, LOCK, [`afastamento ${session.empresaId} ${colaboradorId}`])
  const [found] = await run<Conflito>(
    db,
    `select a.id::int, a.inicio, a.fim, m.descricao as motivo
    from afastamento a join tipo_afastamento m on m.empresa_id = a.empresa_id and m.id = a.motivo_id
    where a.empresa_id = $1 and a.colaborador_id = $2 and a.id <> $3
      and daterange(a.inicio, coalesce(a.fim, 'infinity'), '[]') && daterange($4::date, coalesce($5::date, 'infinity'), '[]')
    order by a.inicio limit 1`,
    [session.empresaId, colaboradorId, id, inicio, fim ?? null],
  )
  return found
}

/** Whether a leave may be the origin of one that begins on a day. */
export async function achaVinculado(
  { db, session }: Ctx,
  id: number,
  { colaboradorId, inicio }: Pick<Periodo, 'colaboradorId' | 'inicio'>,
): Promise<boolean> {
  const text = `select 1 from afastamento where empresa_id = $1 and id = $2 and colaborador_id = $3 and fim < $4::date`
  return (await run(db, text, [session.empresaId, id, colaboradorId, inicio])).length > 0
}
