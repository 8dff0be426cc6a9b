import type { ResultadoChave } from '#schemas/generated/types/avaliacao/resultado-chave.ts'
import { recalcula } from '#server/domain/avaliacao/objetivo/queries.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import { objetivoDoResultado, recusaObjetivo } from './objetivo.ts'
import { resultadosVistos } from './queries.ts'

export default defineHooks('avaliacao/resultado-chave', {
  rows: resultadosVistos,

  async validate(ctx, record, before) {
    const ids = [...new Set([record.objetivo.id, before?.objetivo.id ?? record.objetivo.id])].sort((a, b) => a - b)
    for (const id of ids) {
      const refused = recusaObjetivo(ctx, await objetivoDoResultado(ctx, id))
      if (refused !== undefined) return [fieldError('objetivo', refused)]
    }
    return []
  },

  /** `responsavel` defaults to that of the objective. */
  async defaults(ctx, record) {
    const { id } = (record.objetivo ?? {}) as { id?: unknown }
    if (record.responsavel || !Number.isSafeInteger(id)) return
    const { responsavel } = (await objetivoDoResultado(ctx, Number(id))) ?? {}
    if (responsavel) record.responsavel = responsavel as ResultadoChave['responsavel']
  },

  async afterSave(ctx, record, before) {
    if (before && before.objetivo.id !== record.objetivo.id) await recalcula(ctx, before.objetivo.id)
    await recalcula(ctx, record.objetivo.id)
  },

  beforeDelete: (ctx, { objetivo }) => exigeAberto(ctx, objetivo.id),
  afterDelete: (ctx, { objetivo }) => recalcula(ctx, objetivo.id),
})

async function exigeAberto(ctx: Ctx, objetivo: number): Promise<void> {
  const message = recusaObjetivo(ctx, await objetivoDoResultado(ctx, objetivo))
  if (message !== undefined) fail('ACAO_NAO_PERMITIDA', {}, { message })
}
