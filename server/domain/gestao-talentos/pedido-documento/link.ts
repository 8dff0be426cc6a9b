import type { PedidoDocumento } from '#schemas/generated/types/gestao-talentos/pedido-documento.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { createRecordLink, type RecordLink, revokeRecordLinks } from '#server/platform/session/record-links.ts'
import { type Destinatario, emailDoAceite, emailDoPedido } from './emails.ts'

export type Pedido = PedidoDocumento & { id: number }

/** Purpose and page of the link; the end of the request ends it. */
export const LINK: RecordLink = { purpose: 'documento', page: '/externo/documento-pedido' }

/** Whether the talent may still send the document. */
export const isEsperado = ({ situacao }: Pick<Pedido, 'situacao'>): boolean => situacao === 'P' || situacao === 'R'

/** Creates a new link to send the document and revokes the previous ones. @throws DomainError ENDERECO_NAO_CONFIGURADO */
export const criaLink = (ctx: Ctx, id: number): Promise<string> => createRecordLink(ctx, id, LINK)

export const revogaLinks = (ctx: Ctx, id: number): Promise<void> => revokeRecordLinks(ctx, id, LINK)

/** Mails the talent a new link, where the request has an address and the process serves requests (`links`). Earlier links are revoked. */
export async function enviaLink(ctx: Ctx, pedido: Pedido): Promise<void> {
  const { links } = ctx.deps
  if (pedido.email === undefined || !links) return revogaLinks(ctx, pedido.id)
  const para = await destinatario(ctx, pedido)
  await emailDoPedido(ctx.db, para, { ...pedido, link: await criaLink(ctx, pedido.id), secret: links.secrets })
}

/** Mails the talent that his document is accepted. */
export async function avisaAceite(ctx: Ctx, pedido: Pedido): Promise<void> {
  if (pedido.email === undefined) return
  await emailDoAceite(ctx.db, await destinatario(ctx, pedido))
}

const QUEM = `select coalesce(t.nome_social, t.nome) as nome, e.nome as empresa, d.descricao as tipo,
    t.contato_ddd_celular || t.contato_fone_celular as celular
  from pedido_documento p join talento t on t.empresa_id = p.empresa_id and t.id = p.talento_id
  join empresa e on e.id = p.empresa_id
  join tipo_documento d on d.empresa_id = p.empresa_id and d.id = p.tipo_documento_id
  where p.empresa_id = $1 and p.id = $2`

interface Quem extends Pick<Destinatario, 'nome' | 'empresa' | 'tipo'> {
  /** area code and number, digits alone */
  celular: string | null
}

/** Reads who is asked, by whom, for what. @throws DomainError 404 */
export async function quemEnvia(db: Db, empresaId: number, id: number): Promise<Quem> {
  const [found] = await run<Quem>(db, QUEM, [empresaId, id])
  return found ?? fail('NAO_ENCONTRADO')
}

async function destinatario({ db, session, entity }: Ctx, { id, email }: Pedido): Promise<Destinatario> {
  const { empresaId } = session
  return { ...(await quemEnvia(db, empresaId, id)), empresaId, entidade: entity.path, id, email: email ?? '' }
}
