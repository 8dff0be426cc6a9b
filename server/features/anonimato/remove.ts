import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type CollectionKey, OF, valuesOf } from './collection.ts'

/** Nobody can say which sheet is whose, and a sheet less in a total would say it. @throws DomainError RESPOSTAS_ANONIMAS */
export const refuseSingleDeletion = (): never => fail('RESPOSTAS_ANONIMAS')

const ALL = [
  `delete from folha_selada where ${OF}`,
  `delete from folha where ${OF}`,
  `delete from comentario_anonimo where ${OF}`,
  `delete from rascunho_selado where ${OF}`,
  `delete from colecao_anonima where ${OF}`,
]

/** Deletes a collection with everything that was answered, in the caller's transaction. There is no trail of it and no way back. */
export async function deleteCollection(tx: Db, key: CollectionKey): Promise<void> {
  for (const statement of ALL) await run(tx, statement, valuesOf(key))
}
