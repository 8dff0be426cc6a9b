import { openCollection } from '#server/anonimato/collection.ts'
import type { Ctx } from '#server/crud/define.ts'
import { largestOf } from '#server/questionario/apartada.ts'
import { readVersao } from '#server/questionario/versao.ts'
import { colecaoDe, type Pesquisa } from './pesquisa.ts'

/** The urn of an anonymous survey, with what was promised: minimum group and cuts. */
export async function abreUrna(
  tx: Ctx,
  { id, questionario, numeroVersao, grupoMinimo, atributos }: Pesquisa,
): Promise<void> {
  const { empresaId } = tx.session
  const { perguntas } = await readVersao(tx.db, empresaId, questionario?.id ?? 0, numeroVersao ?? 0)
  await openCollection(tx.db, colecaoDe(empresaId, id), {
    ...{ kind: 'PESQUISA', minimo: grupoMinimo, atributos: atributos ?? [], largest: largestOf(perguntas) },
  })
}
