import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ciclo } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

interface Conta {
  avaliados: number
  avaliadores: number
}

// $1 company, $2 cycle
const CONTA = `select count(distinct avaliado_id)::int as avaliados, count(distinct avaliador_id)::int as avaliadores
  from participante_avaliacao_desempenho where empresa_id = $1 and avaliacao_desempenho_id = $2`

export async function contaParticipantes({ db, session }: Ctx, cicloId: number): Promise<Conta> {
  const [found] = await run<Conta>(db, CONTA, [session.empresaId, cicloId])
  return found ?? { avaliados: 0, avaliadores: 0 }
}

/** [R-AVAL-07] Whether authors could be identified: fewer than two evaluated people and fewer than two evaluators — spec 2 §5 */
export const isIdentificavel = ({ avaliados, avaliadores }: Conta): boolean => avaliados < 2 && avaliadores < 2

const SO_UM =
  'Uma avaliação anônima precisa de ao menos 2 avaliados com 1 avaliador, ou de 2 avaliadores com 1 avaliado.'

/** Applies `isIdentificavel` to an anonymous cycle that has participants; a cycle without any is refused only at the release. */
export async function recusaIdentificavel(
  ctx: Ctx,
  { id, anonima }: Pick<Ciclo, 'id' | 'anonima'>,
): Promise<FieldError[]> {
  if (!anonima) return []
  const conta = await contaParticipantes(ctx, id)
  return conta.avaliadores > 0 && isIdentificavel(conta) ? [fieldError('avaliador', SO_UM)] : []
}
