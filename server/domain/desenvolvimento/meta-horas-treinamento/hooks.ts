import type { MetaHorasTreinamentoMeta as Meta } from '#schemas/generated/types/desenvolvimento/meta-horas-treinamento-meta.ts'
import mesAno from '#schemas/runtime/formats/mes-ano.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/** Keeps goals in order of months; one that is not `editavel` is fixed until that is changed — spec 3 §3 */
export default defineHooks('desenvolvimento/meta-horas-treinamento', {
  validate: async (_ctx, { metas = [] }, before) => (before?.metas ?? []).flatMap((antes) => fixada(antes, metas)),

  async beforeSave(_ctx, record) {
    record.metas?.sort((a, b) => a.mesAno.localeCompare(b.mesAno))
  },
})

function fixada(antes: Meta, metas: Meta[]): FieldError[] {
  if (antes.editavel !== false) return []
  const place = metas.findIndex(({ id }) => id === antes.id)
  const agora = metas[place]
  const mensagem = `A meta a partir de ${mesAno.display?.(antes.mesAno)} não é editável.`
  if (!agora) return [fieldError('metas', mensagem)]
  const mudou = agora.mesAno !== antes.mesAno || agora.metaHora !== antes.metaHora
  return mudou && agora.editavel === false ? [fieldError(`metas[${place}].metaHora`, mensagem)] : []
}
