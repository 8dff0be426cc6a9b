import { empresaAtual } from '#server/domain/utilitario/empresa/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { aguardaCargos, contaCargos } from './queries.ts'

export default defineHooks('cargo-salario/cargo', {
  /** spec 2 §7: the number of positions respects the company's limit */
  async validate(ctx, _record, before) {
    if (before) return []
    const { maximoCargos } = await empresaAtual(ctx)
    if (maximoCargos === 0) return []
    await aguardaCargos(ctx)
    if ((await contaCargos(ctx)) < maximoCargos) return []
    return [fieldError(undefined, `A empresa já tem o máximo de ${maximoCargos} cargos.`)]
  },

  async compute(ctx, records) {
    const { id, nome, acIntegra } = await empresaAtual(ctx)
    for (const record of records) record.empresa = { id, nome, acIntegra }
  },

  clone(_ctx, copy) {
    delete copy.nome
  },
})
