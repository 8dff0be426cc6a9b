import type { ColaboradorOcorrencia } from '#schemas/generated/types/gestao-talentos/colaborador-ocorrencia.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { changesBetween } from '#server/platform/crud/trail/write-trail.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'

export default defineHooks('gestao-talentos/colaborador-ocorrencia', {
  validate(ctx, record, before) {
    if (before?.origem === 'FORTES_PESSOAL' && !daFolha(ctx)) recusaMudanca(ctx, record, before)
    return recusaHoras(record)
  },

  beforeDelete(ctx, { origem }) {
    if (origem === 'FORTES_PESSOAL' && !daFolha(ctx)) fail('DA_FOLHA')
  },
})

/** Whether the change comes from a batch of the payroll system, which may change and delete its occurrences. */
const daFolha = ({ causedBy }: Ctx): boolean => causedBy === 'sst/lote-integracao'

/** Refuses changes of occurrences from the payroll system (spec 3 §4: systems origin), except of `providencia`. */
function recusaMudanca({ entity }: Ctx, record: ColaboradorOcorrencia, before: ColaboradorOcorrencia): void {
  const changed = Object.keys(changesBetween(entity, { ...before }, { ...record }))
  if (changed.some((path) => path !== 'providencia')) fail('DA_FOLHA')
}

/** Refuses a last hour before the first one of the same day. */
function recusaHoras({ dataIni, dataFim, horaIni, horaFim }: ColaboradorOcorrencia): FieldError[] {
  const umDia = dataFim === undefined || dataFim === dataIni
  return umDia && horaIni !== undefined && horaFim !== undefined && horaFim < horaIni
    ? [fieldError('horaFim', 'A hora final não pode ser anterior à hora inicial.')]
    : []
}
