import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { hashPassword, passwordProblem } from '#server/session/password.ts'

/** What is wrong with a new password, which may be neither the candidate's name nor the CPF. */
export function recusaSenhaFraca({ senha, nome, pessoal }: Candidato): FieldError[] {
  const problem = senha === undefined ? undefined : passwordProblem('senha', senha, [nome, pessoal?.cpf ?? ''])
  return problem ? [problem] : []
}

/** A new password is stored as its hash; its repetition is not stored. */
export async function protegeSenha(record: Candidato): Promise<void> {
  if (record.senha !== undefined) record.senha = await hashPassword(record.senha)
  delete record.confirmaSenha
}
