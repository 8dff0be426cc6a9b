import { defineHooks } from '#server/crud/define.ts'
import { appVersao } from '#server/version.ts'
import { avisaCompartilhamento } from './avisa-compartilhamento.ts'

export default defineHooks('utilitario/parametros-sistema', {
  compute(_ctx, records) {
    for (const record of records) record.appVersao = appVersao
  },

  afterSave: avisaCompartilhamento,
})
