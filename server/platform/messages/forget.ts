import { type Db, run } from '#server/platform/database/sql.ts'

/** Deletes every copy of a message that is deleted. */
export async function forgetMessage(db: Db, empresaId: number, mensagemId: number): Promise<void> {
  await run(db, 'delete from usuario_mensagem where empresa_id = $1 and mensagem_id = $2', [empresaId, mensagemId])
}

/** Deletes a deleted user's copies of messages and his marks of read news. */
export async function forgetReader(db: Db, usuarioId: number): Promise<void> {
  await run(db, 'delete from usuario_mensagem where usuario_id = $1', [usuarioId])
  await run(db, 'delete from noticia_leitura where usuario_id = $1', [usuarioId])
}
