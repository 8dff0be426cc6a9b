import type { Ciclo } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { talentosVistos } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { guardaParticipantes } from './lote.ts'
import type { Par } from './papeis.ts'
import { recusaIdentificavel } from './regras.ts'

// $1 company, $2 cycle: pairs of people who both still work here
const PARES = `select p.avaliado_id as avaliado, p.avaliador_id as avaliador, p.papel from participante_avaliacao_desempenho p
  join talento a on a.empresa_id = p.empresa_id and a.id = p.avaliado_id and a.situacao not in ('D', 'C')
  left join talento r on r.empresa_id = p.empresa_id and r.id = p.avaliador_id
  where p.empresa_id = $1 and p.avaliacao_desempenho_id = $2 and (p.avaliador_id is null or r.situacao not in ('D', 'C'))
  order by p.id`

/** Copies the pairs of one cycle into another, for people whom the session sees and who have not left. @throws DomainError 400 where an author could be identified (R-AVAL-07) */
export async function clonaParticipantes(tx: Ctx, de: Ciclo, para: number): Promise<void> {
  const pares = await run<Par & { avaliador: number | null }>(tx.db, PARES, [tx.session.empresaId, de.id])
  const vistos = await talentosVistos(tx, [...new Set(pares.map(({ avaliado }) => Number(avaliado)))])
  await guardaParticipantes(
    tx,
    para,
    pares
      .filter(({ avaliado }) => vistos.has(Number(avaliado)))
      .map(({ avaliado, avaliador, papel }) => ({
        ...{ avaliado: Number(avaliado), papel },
        ...(avaliador !== null && { avaliador: Number(avaliador) }),
      })),
  )
  const errors = await recusaIdentificavel(tx, { id: para, anonima: de.anonima })
  if (errors.length > 0) invalid(errors)
}
