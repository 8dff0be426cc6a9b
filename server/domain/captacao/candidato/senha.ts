import { hash } from '@node-rs/argon2'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'

/** A new password is stored as its argon2id hash (the library's default parameters); its repetition is not stored. */
export async function protegeSenha(record: Candidato): Promise<void> {
  if (record.senha !== undefined) record.senha = await hash(record.senha)
  delete record.confirmaSenha
}
