import type { Afastamento } from '#schemas/generated/types/sst/afastamento.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { encerra, integrada } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { changesBetween } from '#server/platform/crud/trail/write-trail.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import { acompanhaAfastamento, mudouParaFolha, ORIGEM } from './folha.ts'
import { achaConflito, achaVinculado } from './periodo.ts'

/** Fields that stay open in a leave confirmed by the payroll system. */
const ABERTOS = /^(atestados|observacao)\b/

export default defineHooks('sst/afastamento', {
  async validate(ctx, record, before) {
    if (before?.statusAC === 'SEM_ERRO' && record.statusAC === 'SEM_ERRO') recusaMudanca(ctx, record, before)
    return [...(await recusaConflito(ctx, record)), ...(await recusaVinculo(ctx, record))]
  },

  // spec 3 §4: pending until the payroll system answers
  beforeSave(ctx, record, before) {
    if (ctx.restoring || !integrada(ctx)) return
    if (!before || mudouParaFolha(record, before)) record.statusAC = 'AGUARDANDO'
  },

  afterSave: acompanhaAfastamento,

  /** A clone belongs to another talent. */
  clone(_ctx, copy) {
    delete copy.colaborador
    delete copy.afastamentoVinculado
    delete copy.statusAC
  },

  async beforeDelete(ctx, { id, statusAC }) {
    if (statusAC === 'SEM_ERRO') fail('DA_FOLHA')
    await encerra(ctx, ORIGEM, id)
  },
})

/** R-AFA-07: refuses changes of a leave confirmed by the payroll system. */
function recusaMudanca({ entity }: Ctx, record: Afastamento, before: Afastamento): void {
  const changed = Object.keys(changesBetween(entity, { ...before }, { ...record }))
  if (changed.some((path) => !ABERTOS.test(path))) fail('DA_FOLHA')
}

/** R-AFA-07: refuses an overlap where one of the leaves has no end. Closed periods are checked by the definition. */
async function recusaConflito(ctx: Ctx, { id, colaborador, inicio, fim }: Afastamento): Promise<FieldError[]> {
  const other = await achaConflito(ctx, { colaboradorId: colaborador.id, inicio, fim, id }, { lock: true })
  if (!other || (other.fim !== null && fim !== undefined)) return []
  return [fieldError('inicio', `O talento já está afastado neste período, a partir de ${displayDay(other.inicio)}.`)]
}

async function recusaVinculo(ctx: Ctx, record: Afastamento): Promise<FieldError[]> {
  const { afastamentoVinculado: vinculado, colaborador, inicio } = record
  if (!vinculado || (await achaVinculado(ctx, vinculado.id, { colaboradorId: colaborador.id, inicio }))) return []
  return [fieldError('afastamentoVinculado', 'O afastamento de origem é do mesmo talento e termina antes deste.')]
}
