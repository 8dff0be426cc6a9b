import { defineAction } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** A user has to choose another password before anything else. PUT /utilitario/usuarios/{id}/exige-troca-senha */
export default defineAction('utilitario/usuario', 'exige-troca-senha', async (_ctx, { record, save }) => {
  if (!record.ativo) fail('USUARIO_DESATIVADO')
  // spec 1 §2.5: an account of the payroll system's vendor
  if (record.usuarioAC) fail('SENHA_NA_FOLHA')
  await save({ trocarSenha: true })
})
