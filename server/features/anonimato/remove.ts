import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type CollectionKey, OF, valuesOf } from './collection.ts'

/** Refuses the deletion of single answers: sheets are not attributable, and a lower total would identify one. @throws DomainError RESPOSTAS_ANONIMAS */
export const refuseSingleDeletion = (): never => fail('RESPOSTAS_ANONIMAS')

const ALL = [
  `delete from folha_selada where ${OF}`,
  `delete from folha where ${OF}`,
  `delete from comentario_anonimo where ${OF}`,
  `delete from rascunho_selado where ${OF}`,
  `delete from colecao_anonima where ${OF}`,
]

/** Erases a collection with all answers, in the caller's transaction, without trail. */
export async function deleteCollection(tx: Db, key: CollectionKey): Promise<void> {
  for (const statement of ALL) await run(tx, statement, valuesOf(key))
}
