import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { erroNosMarcadores } from './marcadores.ts'

export default defineHooks('captacao/modelo-email', {
  validate(ctx, record) {
    return (['assunto', 'corpo'] as const).flatMap((field) => {
      const erro = erroNosMarcadores(ctx.deps.model, record[field])
      return erro ? [fieldError(field, erro)] : []
    })
  },
})
