import type { AvaliacaoDesempenho } from '#schemas/generated/types/avaliacao/avaliacao-desempenho.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { modeloEm } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import { clonaParticipantes } from '#server/domain/avaliacao/participante-avaliacao-desempenho/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type CloneInto, copyTitle } from '#server/platform/crud/write/clone-companies.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Ciclo } from './ciclo.ts'

/**
 * Clones a cycle into preparation, with its participants if asked. In another company the models of the same title are
 * used, or copied where it has none; participants are not copied. — spec 2 §7 'POST /{id} (clone, with empresas,
 * clonarParticipantes)'
 */
export const clonaCiclo =
  (participantes: boolean): CloneInto =>
  async (from, to, copy, stored) => {
    if (from.session.empresaId !== to.session.empresaId) return insertBody(to, await noDestino(from, to, copy))
    const id = await insertBody(to, { ...copy, titulo: copyTitle(String(copy.titulo)) })
    if (participantes) await clonaParticipantes(to, stored as Ciclo, id)
    return id
  }

async function noDestino(from: Ctx, to: Ctx, copy: RecordData): Promise<RecordData> {
  const { modeloAvaliacao, modelos = [] } = copy as Partial<AvaliacaoDesempenho>
  const la = new Map<number, { id: number }>()
  const referencia = async ({ id }: { id: number }) => {
    const found = la.get(id) ?? { id: await modeloEm(from, to, id) }
    la.set(id, found)
    return found
  }
  const linhas: RecordData[] = []
  for (const { cargo, modeloAvaliacao: modelo } of modelos) {
    const id = await cargoEm(from, to, cargo.id)
    if (id !== undefined) linhas.push({ cargo: { id }, modeloAvaliacao: await referencia(modelo) })
  }
  return {
    ...copy,
    ...(modeloAvaliacao && { modeloAvaliacao: await referencia(modeloAvaliacao) }),
    modelos: linhas.length > 0 ? linhas : undefined,
  }
}

// $1 target company, $2 source company, $3 position in the source company
const CARGO = `select la.id from cargo aqui join cargo la on la.empresa_id = $1 and coalesce(la.ativa, true) and la.nome = aqui.nome
  where aqui.empresa_id = $2 and aqui.id = $3 order by la.id limit 1`

/** The active position of the same name in the target company, if any. */
async function cargoEm({ session }: Ctx, to: Ctx, id: number): Promise<number | undefined> {
  const [found] = await run<{ id: number }>(to.db, CARGO, [to.session.empresaId, session.empresaId, id])
  return found && Number(found.id)
}
