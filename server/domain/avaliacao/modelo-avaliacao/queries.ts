import type { Ctx } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'
import { hot } from '#server/database/hot.ts'
import { fail } from '#server/errors.ts'

/** A model as copies of it are made. */
export interface Modelo {
  id: number
  titulo: string
  tipo: 'D' | 'A' | 'L'
  questionarioId: number
  /** read before the questions */
  observacao?: string
  percentualMinimoAprovacao?: number
}

// $1 company, $2 model
const MODELO =
  hot(`select jsonb_strip_nulls(jsonb_build_object('id', id, 'titulo', titulo, 'tipo', tipo, 'questionarioId', questionario_id,
    'observacao', observacao, 'percentualMinimoAprovacao', percentual_minimo_aprovacao)) as modelo
  from modelo_avaliacao where empresa_id = $1 and id = $2`)

/** @throws DomainError 404 */
export async function modeloDe({ db, session }: Ctx, id: number): Promise<Modelo> {
  const [found] = await run<{ modelo: Modelo }>(db, MODELO, [session.empresaId, id])
  return found?.modelo ?? fail('NAO_ENCONTRADO')
}
