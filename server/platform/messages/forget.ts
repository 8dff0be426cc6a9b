import { type Db, run } from '#server/platform/database/sql.ts'

/** Takes away what hangs on a message that is deleted: every copy of it. */
export async function forgetMessage(db: Db, empresaId: number, mensagemId: number): Promise<void> {
  await run(db, 'delete from usuario_mensagem where empresa_id = $1 and mensagem_id = $2', [empresaId, mensagemId])
}

/** Takes away what a user who is deleted had: his copies of messages, and which news he had read. */
export async function forgetReader(db: Db, usuarioId: number): Promise<void> {
  await run(db, 'delete from usuario_mensagem where usuario_id = $1', [usuarioId])
  await run(db, 'delete from noticia_leitura where usuario_id = $1', [usuarioId])
}
