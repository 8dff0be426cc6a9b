import { defineAction } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Requires the user to set another password at the next login. PUT /utilitario/usuarios/{id}/exige-troca-senha */
export default defineAction('utilitario/usuario', 'exige-troca-senha', async (_ctx, { record, save }) => {
  if (!record.ativo) fail('USUARIO_DESATIVADO')
  // spec 1 §2.5: accounts of the payroll system keep their password there
  if (record.usuarioAC) fail('SENHA_NA_FOLHA')
  await save({ trocarSenha: true })
})
