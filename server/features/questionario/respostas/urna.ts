import type { Atributo } from '#schemas/runtime/anonimato/atributos.ts'
import { type CollectionKey, openCollection } from '#server/features/anonimato/collection.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { largestOf } from './apartada.ts'
import { readVersao } from './versao.ts'

interface Liberada {
  questionario?: { id: number }
  numeroVersao?: number
  grupoMinimo?: number
  atributos?: Atributo[]
}

/** Opens the urn of an anonymous survey with the promised minimum group and cuts. */
export async function abreColecao(
  tx: Ctx,
  key: CollectionKey,
  { questionario, numeroVersao, grupoMinimo, atributos = [] }: Liberada,
): Promise<void> {
  const { perguntas } = await readVersao(tx.db, key.empresaId, questionario?.id ?? 0, numeroVersao ?? 0)
  await openCollection(tx.db, key, {
    ...{ kind: 'PESQUISA', minimo: grupoMinimo, atributos, largest: largestOf(perguntas) },
  })
}
