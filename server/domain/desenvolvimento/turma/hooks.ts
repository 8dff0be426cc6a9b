import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { somaDasDespesas } from './queries.ts'

/** The cost of a class with detailed expenses is their sum — spec 3 §3, R-TUR-05 */
export default defineHooks('desenvolvimento/turma', {
  async validate(ctx, { custo }, before) {
    const soma = before?.id === undefined ? undefined : await somaDasDespesas(ctx, before.id)
    return soma === undefined || soma === custo ? [] : [fieldError('custo', 'O custo é a soma das despesas da turma.')]
  },
})
