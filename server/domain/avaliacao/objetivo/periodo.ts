import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** The days of a period of goals, and whether it is over. */
export interface Periodo {
  inicio: string
  fim: string
  encerrado: boolean
}

// $1 company, $2 period
const PERIODO = `select inicio, fim, situacao = 'E' as encerrado from periodo_meta where empresa_id = $1 and id = $2`

/** A period; in a write nobody ends it until the write is done. One that is not there is refused as a reference. */
export async function periodoDe({ db, session }: Ctx, id: number): Promise<Periodo> {
  const text = db.isTransaction ? `${PERIODO} for share` : PERIODO
  const [found] = await run<Periodo>(db, text, [session.empresaId, id])
  return found ?? { inicio: '', fim: '', encerrado: false }
}
