import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** First and last day of a period of goals, and whether it is closed. */
export interface Periodo {
  inicio: string
  fim: string
  encerrado: boolean
}

// $1 company, $2 period
const PERIODO = `select inicio, fim, situacao = 'E' as encerrado from periodo_meta where empresa_id = $1 and id = $2`

/** Reads a period, in a transaction FOR SHARE, so that nobody closes it before the commit. A missing one is refused by the reference check. */
export async function periodoDe({ db, session }: Ctx, id: number): Promise<Periodo> {
  const text = db.isTransaction ? `${PERIODO} for share` : PERIODO
  const [found] = await run<Periodo>(db, text, [session.empresaId, id])
  return found ?? { inicio: '', fim: '', encerrado: false }
}
