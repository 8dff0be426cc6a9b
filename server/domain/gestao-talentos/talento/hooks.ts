import { defineHooks } from '#server/crud/define.ts'
import { preencheCalculados } from './calculados.ts'
import { acertaHistorico } from './historico.ts'
import { cargoDaFaixa } from './queries.ts'

export default defineHooks('gestao-talentos/talento', {
  async beforeSave(ctx, record, before) {
    acertaHistorico(record, before, ctx.context.hoje)
    const { faixaSalarial } = record
    record.cargo = faixaSalarial && (await cargoDaFaixa(ctx, faixaSalarial.id))
  },

  compute: preencheCalculados,

  /** A copy is another person, at the beginning of a history of his own. */
  clone(_ctx, copy) {
    delete copy.cpf
    delete copy.matricula
    delete copy.foto
    delete copy.documentos
    delete copy.historicos
    delete copy.dataDesligamento
    delete copy.motivoDesligamento
    copy.situacao = 'A'
  },
})
