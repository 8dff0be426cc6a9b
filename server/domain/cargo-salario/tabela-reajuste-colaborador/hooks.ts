import { defineHooks } from '#server/crud/define.ts'
import { fieldError } from '#server/errors.ts'
import { quantasPropostas } from './propostas.ts'
import { preencheSituacao } from './situacao.ts'

export default defineHooks('cargo-salario/tabela-reajuste-colaborador', {
  async validate(ctx, record, before) {
    if (!before || before.tipoReajuste === record.tipoReajuste) return []
    // what was proposed for talents says nothing of bands
    return (await quantasPropostas(ctx, before)) > 0
      ? [fieldError('tipoReajuste', 'O tipo não muda depois que há propostas: exclua-as antes')]
      : []
  },

  compute: preencheSituacao,

  /** A copy is a new plan. */
  clone(_ctx, copy) {
    delete copy.data
  },
})
