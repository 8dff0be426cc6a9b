import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'
import type { CollectionKey } from '#server/features/anonimato/collection.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import { type Respondent, readDraft, saveDraft } from '#server/features/anonimato/draft.ts'
import type { Sheet } from '#server/features/anonimato/seal.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import type { PerguntaGuardada } from '../perguntas.ts'

/** Where the answers of one anonymous copy lie: sealed for its person where he wrote them while it is a draft, then among the others. */
export interface Apartada {
  le(): Promise<RecordData | undefined>
  guarda(rascunho: RecordData): Promise<void>
  entrega(sheet: Sheet): Promise<void>
}

/** The key of the urn. @throws Error where no server runs */
export const urnOf = ({ deps }: Ctx): Secrets => {
  if (!deps.urn) throw new Error('Anonymous answers need the key of the urn')
  return deps.urn
}

/** A draft with the log-in that wrote it; 0 behind a link. */
interface Guardado {
  por: number
  rascunho: RecordData
}

/** In a collection, for one respondent. A draft shows where it was written alone: whoever else comes to open the copy, by a right or by another log-in, begins anew. */
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

/** The note on the whole. */
const OBSERVACAO = 2000

/** Bytes that the longest answers take: texts and comments as long as they may be. */
export function largestOf(perguntas: readonly PerguntaGuardada[]): number {
  const textos = perguntas.reduce(
    (sum, { tipo, pedeComentario }) => sum + (tipo === 3 ? 4000 : 0) + (pedeComentario ? 2000 : 0),
    0,
  )
  return 1000 + OBSERVACAO + 120 * perguntas.length + textos
}
