import { type Db, run } from '#server/platform/database/sql.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { recordSecurity, type SecurityEntry } from '#server/platform/security/record.ts'
import { type Staff, USUARIO, writeToStaff } from '../staff.ts'
import { hashPassword } from './password.ts'
import { passwordProblem } from './password-strength.ts'

/**
 * Stores the password that a user chose, writes the trail and notifies him by e-mail. The caller ends his sessions.
 * @param where session, or address and browser, for the security log
 * @throws DomainError 400 for a weak password
 */
export async function storeOwnPassword(
  db: Db,
  staff: Staff,
  novaSenha: string,
  where: Omit<SecurityEntry, 'evento' | 'usuarioId'>,
): Promise<void> {
  const { id, nome, login, email, empresas } = staff
  const problem = await passwordProblem('novaSenha', novaSenha, [login, nome, email ?? '', ...empresas])
  if (problem) invalid([problem])
  await run(db, 'update usuario set senha = $2, trocar_senha = false, versao = versao + 1 where id = $1', [
    id,
    await hashPassword(novaSenha),
  ])
  await run(
    db,
    "insert into auditoria (usuario_id, usuario_nome, entidade, registro_id, operacao) values ($1, $2, $3, $1, 'altera-senha')",
    [id, nome, USUARIO],
  )
  await recordSecurity(db, { evento: 'SENHA_ALTERADA', usuarioId: id, ...where })
  await writeToStaff(db, staff, {
    event: 'SENHA_ALTERADA',
    subject: 'A sua senha do Prumo RH foi alterada',
    text: `A senha do seu usuário (${login}) acaba de ser alterada. As sessões abertas em outros aparelhos foram encerradas.

Se não foi você quem alterou, peça uma nova senha em "Esqueci a minha senha", na página de entrada, e avise quem administra os usuários da sua empresa.`,
  })
}
