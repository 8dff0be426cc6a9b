import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { usersInRole } from '#server/platform/crud/workflow/roles.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { holdersOf, membersOf } from '#server/platform/messages/recipients.ts'
import type { CompanyNotice } from './company.ts'

/** A channel and recipient: 'usuario:5', 'email:nome@exemplo.com.br', 'registro' (the e-mail in the record) or 'webhook'. */
export interface Delivery {
  canal: 'MENSAGEM' | 'EMAIL' | 'WEBHOOK'
  destino: string
}

export const USER = 'usuario:'
export const ADDRESS = 'email:'
export const RECORD = 'registro'
export const WEBHOOK = 'webhook'

/** Users a notice names independently of the record: single ones, holders of an authority, members of profiles. */
export async function namedUsers({ db, session }: Ctx, notice: CompanyNotice): Promise<number[]> {
  const { empresaId } = session
  const holders = notice.quemTem === null ? [] : await holdersOf(db, empresaId, notice.quemTem)
  const members = await membersOf(db, empresaId, notice.perfis)
  return [...new Set([...notice.usuarios, ...holders.map(Number), ...members])]
}

/**
 * Recipients of a notice about a record. Roles that the register no longer has are skipped.
 * @param named result of `namedUsers`
 */
export async function deliveriesOf(
  ctx: Ctx,
  notice: CompanyNotice,
  record: RecordData,
  named: readonly number[],
): Promise<Delivery[]> {
  const users = new Set(named)
  for (const role of notice.papeis)
    if (ctx.entity.roles?.[role]) for (const id of await usersInRole(ctx, role, record)) users.add(Number(id))
  const own = notice.campoEmail === null ? undefined : valueAt(record, notice.campoEmail)
  const mailed = [
    ...notice.emails.map((address) => `${ADDRESS}${address}`),
    ...(typeof own === 'string' && isAddress(own) ? [RECORD] : []),
  ]
  const told = [...users].map((id) => `${USER}${id}`)
  return [
    ...(notice.porMensagem ? told.map((destino): Delivery => ({ canal: 'MENSAGEM', destino })) : []),
    ...(notice.porEmail ? told.map((destino): Delivery => ({ canal: 'EMAIL', destino })) : []),
    ...mailed.map((destino): Delivery => ({ canal: 'EMAIL', destino })),
    ...(notice.porWebhook ? [{ canal: 'WEBHOOK', destino: WEBHOOK } satisfies Delivery] : []),
  ]
}
