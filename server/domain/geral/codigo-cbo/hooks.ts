import { demandaFormacao } from '#schemas/runtime/domain/cbo.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('geral/codigo-cbo', {
  beforeSave(_ctx, record, before) {
    if (!before) record.demandaFormacao ??= demandaFormacao(record.codigo)
  },
})
