import { defineHooks } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { seals } from '#server/platform/session/seals/seals.ts'

export default defineHooks('utilitario/grupo-ac', {
  beforeSave({ deps }, record) {
    if (!record.senha) return
    const { secrets } = deps.links ?? fail('ERRO_INTERNO')
    record.senha = secrets.seal(seals.grupoAc, record.senha)
  },

  clone(_ctx, copy) {
    delete copy.codigo
  },
})
