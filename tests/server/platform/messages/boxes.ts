import type { Caixa, MensagemDoUsuario } from '#schemas/runtime/answers/utilities/mailbox.ts'
import type { Client, TestApp } from '#tests/helpers/app.ts'

export const BOXES = '/api/userinfo/mensagens'

/** The message boxes of the start page, as this person sees them. */
export const boxesOf = async (client: Client): Promise<Caixa[]> => (await client.get(BOXES)).json()

/** One of them. @throws Error when the person has no such box */
export async function boxOf(client: Client, tipo: string): Promise<Caixa> {
  const box = (await boxesOf(client)).find((each) => each.tipo === tipo)
  if (!box) throw new Error(`no box ${tipo}`)
  return box
}

/** What lies in one box, newest first. */
export const messagesIn = async (client: Client, tipo: string): Promise<MensagemDoUsuario[]> =>
  (await boxOf(client, tipo)).mensagens

export const textsIn = async (client: Client, tipo: string): Promise<string[]> =>
  (await messagesIn(client, tipo)).map(({ texto }) => texto)

export async function emptyBoxes({ database }: TestApp): Promise<void> {
  await database.pool.query('delete from usuario_mensagem')
  await database.pool.query('delete from mensagem')
}
