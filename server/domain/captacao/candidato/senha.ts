import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hashPassword } from '#server/platform/session/passwords/password.ts'
import { passwordProblem } from '#server/platform/session/passwords/password-strength.ts'

/** Validates a new password, also against the candidate's name, CPF and e-mail and the company's name. */
export async function recusaSenhaFraca(ctx: Ctx, candidato: Candidato): Promise<FieldError[]> {
  const { senha } = candidato
  const problem = senha === undefined ? undefined : await problemaDaSenha(ctx, 'senha', senha, candidato)
  return problem ? [problem] : []
}

/** Validates a password in a field of another name. */
export function problemaDaSenha(
  { context }: Ctx,
  field: string,
  senha: string,
  { nome, pessoal, contato }: Pick<Candidato, 'nome' | 'pessoal' | 'contato'>,
): Promise<FieldError | undefined> {
  const empresa = typeof context.empresa.nome === 'string' ? context.empresa.nome : ''
  return passwordProblem(field, senha, [nome, pessoal?.cpf ?? '', contato?.email ?? '', empresa])
}

/** A new password is stored as its hash; its repetition is not stored. */
export async function protegeSenha(record: Candidato): Promise<void> {
  if (record.senha !== undefined) record.senha = await hashPassword(record.senha)
  delete record.confirmaSenha
}
