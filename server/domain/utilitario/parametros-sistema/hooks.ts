import { appVersao } from '#server/platform/base/version.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { avisaCompartilhamento } from './avisa-compartilhamento.ts'

export default defineHooks('utilitario/parametros-sistema', {
  compute(_ctx, records) {
    for (const record of records) record.appVersao = appVersao
  },

  afterSave: avisaCompartilhamento,
})
