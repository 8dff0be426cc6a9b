import { defineAction } from '#server/crud/define.ts'

/** A user has to choose another password before anything else. PUT /utilitario/usuarios/{id}/exige-troca-senha */
export default defineAction('utilitario/usuario', 'exige-troca-senha', async (_ctx, { save }) => {
  await save({ trocarSenha: true })
})
