import type { JsonSchema } from '#schemas/runtime/model.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** A new password, typed twice. */
export interface NewPassword {
  novaSenha: string
  confNovaSenha: string
}

/** Schema of a password in the body of a call. */
export const passwordField = (title: string): JsonSchema => ({
  type: 'string',
  title,
  maxLength: 1000,
  'x-field': { gender: 'f' },
})

/** Schemas of new password and confirmation. */
export const newPasswordFields = {
  novaSenha: passwordField('Nova senha'),
  confNovaSenha: passwordField('Confirmação da nova senha'),
}

/** @throws DomainError 400 when the two differ, with the text of the specification (spec 1 §5.7) */
export function requireConfirmed({ novaSenha, confNovaSenha }: NewPassword): void {
  if (novaSenha !== confNovaSenha)
    invalid([fieldError('confNovaSenha', 'A senha não foi confirmada corretamente. Por favor, confira.')])
}

/** @throws DomainError 400 when the new password equals the current one */
export function requireAnother(senha: string, { novaSenha }: NewPassword): void {
  if (novaSenha === senha) invalid([fieldError('novaSenha', 'A nova senha deve ser diferente da atual')])
}

/** @throws DomainError 400 */
export const refuseWrongPassword = (): never => invalid([fieldError('senha', 'Senha atual incorreta')])
