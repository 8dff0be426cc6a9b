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

/** Undefined where the company has none of this number. */
export async function findModelo({ db, session }: Ctx, id: number): Promise<Modelo | undefined> {
  const [found] = await run<{ modelo: Modelo }>(db, MODELO, [session.empresaId, id])
  return found?.modelo
}

/** @throws DomainError 404 */
export const modeloDe = async (ctx: Ctx, id: number): Promise<Modelo> =>
  (await findModelo(ctx, id)) ?? fail('NAO_ENCONTRADO')
