import { defineHooks } from '#server/crud/define.ts'

export default defineHooks('cargo-salario/indice', {
  clone(_ctx, copy) {
    delete copy.nome
  },
})
