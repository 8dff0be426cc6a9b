import { defineHooks } from '#server/crud/define.ts'
import { fieldError } from '#server/errors.ts'
import { cleanRichText } from '#server/reports/document/rich-text.ts'
import { erroNaLinha, erroNoTexto } from './confere.ts'

export default defineHooks('utilitario/modelo-documento', {
  async validate({ deps }, { entidade, titulo, corpo, rodape }) {
    const erros: [string, string | undefined][] = [
      ['titulo', erroNaLinha(deps.model, entidade, titulo)],
      ['corpo', await erroNoTexto(deps.model, entidade, corpo)],
      ['rodape', erroNaLinha(deps.model, entidade, rodape ?? '')],
    ]
    return erros.flatMap(([field, erro]) => (erro ? [fieldError(field, erro)] : []))
  },
  async beforeSave(_ctx, record) {
    record.corpo = await cleanRichText(record.corpo)
  },
})
