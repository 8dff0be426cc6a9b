import { recordAddress } from '#schemas/runtime/definition/summary.ts'
import type { Level, RecordData } from '#schemas/runtime/model.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { run } from '#server/platform/database/sql.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { boxOf } from '#server/platform/messages/box.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import type { Ctx } from '../../define.ts'

interface Notice {
  /** the workflow */
  fluxo: string
  level: Pick<Level, 'name' | 'title'>
  users: number[]
  /** the deadline of the stage has passed */
  late?: boolean
}

/** The page that shows a waiting record and asks before it decides; the register stands in its query, the token of the link behind '#'. */
export const LINK_PAGE = '/aprovacao'
/** How long the link of an e-mail may be used. */
const LINK_DAYS = 7

/** Notifies those who may decide that a record waits for them, in the transaction that begins the stage: by message, and by e-mail with a link that decides. */
export async function tellApprovers(ctx: Ctx, record: RecordData, notice: Notice): Promise<void> {
  const { entity, session } = ctx
  const { level, late } = notice
  const what = `${entity.title}: ${labelOf(entity, record)}`
  const texto = late
    ? `${what}. O prazo da etapa "${level.title}" terminou, e a decisão também cabe a você.`
    : `${what}. Aguarda a sua aprovação na etapa "${level.title}".`
  const usuarios = notice.users.filter((id) => id !== session.usuario.id)
  await sendMessage(ctx.db, {
    empresaId: session.empresaId,
    tipo: boxOf(entity.group),
    usuarios,
    remetente: session.usuario.nome,
    texto,
    link: recordAddress(entity, entity.route ?? '', record.id),
  })
  await mailLinks(ctx, record, { ...notice, users: usuarios }, { what, texto })
}

interface Person {
  id: number
  nome: string
  email: string
}

/** Sends the e-mails with links; none where the installation has no address of its own, since their link would lead nowhere. */
async function mailLinks(
  { db, deps, entity, session }: Ctx,
  record: RecordData,
  { fluxo, level, users }: Notice,
  { what, texto }: { what: string; texto: string },
): Promise<void> {
  const { links } = deps
  if (!links || users.length === 0) return
  const text =
    'select id, nome, email from usuario where id = any($1::bigint[]) and ativo and email is not null order by id'
  for (const { id, nome, email } of await run<Person>(db, text, [users])) {
    if (!isAddress(email)) continue
    const owner = { empresaId: session.empresaId, entidade: entity.path, id: Number(record.id) }
    const dados = { usuarioId: String(id), fluxo, nivel: level.name }
    const page = `${LINK_PAGE}?de=${encodeURIComponent(entity.path)}`
    const link = await links.address(db, page, 'aprovacao', owner, LINK_DAYS * 24 * 60, dados)
    if (link === undefined) return
    await sendMail(db, {
      empresaId: session.empresaId,
      to: { endereco: email, nome },
      subject: `Aprovação: ${what}`,
      text: `${texto}\n\nVeja e decida por este endereço, sem entrar no sistema; ele é seu, vale por ${LINK_DAYS} dias e para uma única decisão:\n\n${link}`,
      event: 'APROVACAO',
      about: [{ entidade: entity.path, id: Number(record.id) }],
      author: session.usuario.nome,
      secret: links.secrets,
    })
  }
}
