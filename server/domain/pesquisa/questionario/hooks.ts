import { recusaTravado } from '#server/features/questionario/respondido.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/** Type of questionnaires created by users: a bank of questions. All others are created by their owners. */
const BANCO = 'B'

export default defineHooks('pesquisa/questionario', {
  async validate(ctx, { id, tipo, titulo, ordemAleatoria }, before) {
    if (ctx.causedBy) return []
    if (!before)
      return tipo === BANCO
        ? []
        : [fieldError('tipo', 'Modelos, pesquisas e entrevistas criam o seu questionário: aqui só se cria um banco.')]
    if (before.tipo !== tipo) return [fieldError('tipo', 'O tipo de um questionário não muda.')]
    if (tipo !== BANCO && before.titulo !== titulo)
      return [fieldError('titulo', 'O título é o do modelo, da pesquisa ou da entrevista: altere-o lá.')]
    if (id === undefined || (before.ordemAleatoria ?? false) === (ordemAleatoria ?? false)) return []
    return recusaTravado(ctx.db, ctx.session.empresaId, id)
  },
})
