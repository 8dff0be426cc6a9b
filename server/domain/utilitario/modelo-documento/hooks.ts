import { defineHooks } from '#server/platform/crud/define.ts'
import { errosNoModelo } from './confere.ts'

export default defineHooks('utilitario/modelo-documento', {
  validate: ({ deps }, modelo) => errosNoModelo(deps.model, modelo),
})
