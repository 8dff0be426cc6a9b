import type { Objetivo } from '#schemas/generated/types/avaliacao/objetivo.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { recalculaAcima } from './progresso.ts'
import { exigeAberto, recusados } from './regras.ts'
import { objetivosVistos } from './visao.ts'

export default defineHooks('avaliacao/objetivo', {
  rows: objetivosVistos,

  // progress updates caused by a check-in are not validated as user changes
  validate: async (ctx, record, before) => (ctx.causedBy === undefined ? recusados(ctx, record, before) : []),

  beforeSave(_ctx, record) {
    const { nivel } = record
    if (nivel !== 'A') record.areaOrganizacional = undefined
    if (nivel !== 'T') record.talento = undefined
    record.responsavel ??= record.talento as Objetivo['responsavel']
  },

  afterSave: (ctx, record, before) => recalculaAcima(ctx, record, before),

  beforeDelete: (ctx, record) => exigeAberto(ctx, record),
  afterDelete: (ctx, record) => recalculaAcima(ctx, undefined, record),

  /** A clone starts as a draft (R), without progress. */
  clone(_ctx, copy) {
    copy.situacao = 'R'
    for (const name of [
      'progresso',
      'confianca',
      'ativadoEm',
      'concluidoEm',
      'conclusao',
      'motivoCancelamento',
    ] as const)
      delete copy[name]
  },
})
