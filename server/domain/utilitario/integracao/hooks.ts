import { defineHooks } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { seals } from '#server/platform/session/seals/seals.ts'

export default defineHooks('utilitario/integracao', {
  beforeSave({ deps }, record) {
    if (!record.chave) return
    const { secrets } = deps.links ?? fail('ERRO_INTERNO')
    record.chave = secrets.seal(seals.integracao, record.chave)
  },
})
