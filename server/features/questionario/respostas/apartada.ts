import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'
import type { CollectionKey } from '#server/features/anonimato/collection.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import { type Respondent, readDraft, saveDraft } from '#server/features/anonimato/draft.ts'
import type { Sheet } from '#server/features/anonimato/seal.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import type { PerguntaGuardada } from '../perguntas.ts'

/** Storage of the answers of one anonymous copy: a draft sealed for its person, then a sheet in the urn. */
export interface Apartada {
  le(): Promise<RecordData | undefined>
  guarda(rascunho: RecordData): Promise<void>
  entrega(sheet: Sheet): Promise<void>
}

/** The key of the urn. @throws Error outside of a server */
export const urnOf = ({ deps }: Ctx): Secrets => {
  if (!deps.urn) throw new Error('Anonymous answers need the key of the urn')
  return deps.urn
}

/** A draft with the id of the user who wrote it; 0 for answers by a link. */
interface Guardado {
  por: number
  rascunho: RecordData
}

/** Answers of one respondent in a collection. A draft is visible only to the user who wrote it; any other session that opens the copy starts empty. */
export const apartadaEm = (ctx: Ctx, key: CollectionKey, respondent: Respondent): Apartada => ({
  async le() {
    const guardado = (await readDraft(ctx.db, urnOf(ctx), key, respondent)) as unknown as Guardado | undefined
    return guardado?.por === ctx.session.usuario.id ? guardado.rascunho : undefined
  },
  async guarda(rascunho) {
    const guardado = { por: ctx.session.usuario.id, rascunho }
    await saveDraft(ctx.db, urnOf(ctx), key, respondent, guardado as unknown as JsonValue)
  },
  entrega: (sheet) => depositSheet(ctx.db, urnOf(ctx), key, sheet, respondent),
})

/** Maximum length of the general note. */
const OBSERVACAO = 2000

/** Bytes of the longest possible answers, with all texts and comments at their maximum. */
export function largestOf(perguntas: readonly PerguntaGuardada[]): number {
  const textos = perguntas.reduce(
    (sum, { tipo, pedeComentario }) => sum + (tipo === 3 ? 4000 : 0) + (pedeComentario ? 2000 : 0),
    0,
  )
  return 1000 + OBSERVACAO + 120 * perguntas.length + textos
}
