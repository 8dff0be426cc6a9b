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

/** A batch of the payroll itself changes and takes back what it sent. */
const daFolha = ({ causedBy }: Ctx): boolean => causedBy === 'sst/lote-integracao'

/** What the payroll sent is changed and taken back there (spec 3 §4: systems origin); its measure and its file are added here. */
function recusaMudanca({ entity }: Ctx, record: ColaboradorOcorrencia, before: ColaboradorOcorrencia): void {
  const changed = Object.keys(changesBetween(entity, { ...before }, { ...record }))
  if (changed.some((path) => path !== 'providencia')) fail('DA_FOLHA')
}

/** On one day the last hour does not lie before the first. */
function recusaHoras({ dataIni, dataFim, horaIni, horaFim }: ColaboradorOcorrencia): FieldError[] {
  const umDia = dataFim === undefined || dataFim === dataIni
  return umDia && horaIni !== undefined && horaFim !== undefined && horaFim < horaIni
    ? [fieldError('horaFim', 'A hora final não pode ser anterior à hora inicial.')]
    : []
}
