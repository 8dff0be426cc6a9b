import { defineHooks } from '#server/crud/define.ts'
import { cleanRichText } from '#server/reports/document/rich-text.ts'
import { errosNoModelo } from './confere.ts'

export default defineHooks('utilitario/modelo-documento', {
  validate: ({ deps }, modelo) => errosNoModelo(deps.model, modelo),
  async beforeSave(_ctx, record) {
    record.corpo = await cleanRichText(record.corpo)
  },
})
