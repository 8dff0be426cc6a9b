import { defineHooks } from '#server/crud/define.ts'
import { fail } from '#server/errors.ts'

/** What the password of the payroll service is sealed for. */
const SEAL = 'grupo-ac'

export default defineHooks('utilitario/grupo-ac', {
  beforeSave({ deps }, record) {
    if (!record.senha) return
    const { secrets } = deps.links ?? fail('ERRO_INTERNO')
    record.senha = secrets.seal(SEAL, record.senha)
  },

  clone(_ctx, copy) {
    delete copy.codigo
  },
})
