import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { quantasPropostas } from './propostas.ts'
import { preencheSituacao } from './situacao.ts'

export default defineHooks('cargo-salario/tabela-reajuste-colaborador', {
  async validate(ctx, record, before) {
    if (!before) return []
    const outroTipo = before.tipoReajuste !== record.tipoReajuste
    const outroTalento = record.talento !== undefined && before.talento?.id !== record.talento.id
    if ((!outroTipo && !outroTalento) || (await quantasPropostas(ctx, before)) === 0) return []
    // proposals of one kind, or for several talents, do not fit the other kind
    return outroTipo
      ? [fieldError('tipoReajuste', 'O tipo não muda depois que há propostas: exclua-as antes')]
      : [fieldError('talento', 'O talento não muda depois que há propostas: exclua-as antes')]
  },

  compute: preencheSituacao,

  /** A clone is a new plan, without day. */
  clone(_ctx, copy) {
    delete copy.data
  },
})
