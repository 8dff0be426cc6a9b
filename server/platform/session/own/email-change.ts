import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { clientOf } from '#server/platform/access/cookies.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { recordSecurity, type SecurityEntry } from '#server/platform/security/record.ts'
import type { Prumo } from '#server/prumo.ts'
import { type LinkMaker, redeemLink, revokeLinks } from '../one-time-links.ts'
import { linkOwner, readStaff, USUARIO, writeToStaff } from '../staff.ts'

/** Hours in which the former address can undo the change. */
const HOURS = 72
/** Page that asks for confirmation before it posts. */
const PAGE = '/desfazer-email'

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['codigo'],
  properties: { codigo: { type: 'string', title: 'Código', maxLength: 100 } },
}

/** Notifies the former address of a user's e-mail change, with a link that undoes it: the owner of the address can reset the password. */
export async function tellEmailChange(db: Db, links: LinkMaker | undefined, id: number, before: string): Promise<void> {
  const staff = await readStaff(db, id)
  if (!staff) return
  const link = await links?.address(db, PAGE, 'desfaz-email', linkOwner(id), HOURS * 60, { de: before })
  await writeToStaff(db, staff, {
    to: before,
    event: 'EMAIL_ALTERADO',
    subject: 'O e-mail do seu usuário do Prumo RH foi alterado',
    text: `O e-mail do seu usuário (${staff.login}) foi alterado ${staff.email ? `para ${staff.email}` : 'e agora está vazio'}. As próximas mensagens não virão mais para este endereço.

Se não foi você quem alterou nem pediu a alteração, ${
      link === undefined
        ? 'avise quem administra os usuários da sua empresa.'
        : `volte ao e-mail anterior por este endereço, dentro de ${HOURS} horas; ele funciona uma única vez e encerra todas as sessões abertas:

${link}`
    }`,
    secret: links?.secrets,
  })
}

/** PUT /api/login/desfaz-email: undoes an e-mail change by the link sent to the former address. */
export async function emailUndoRoute(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  app.put<{ Body: { codigo: string } }>(
    '/api/login/desfaz-email',
    {
      config: { authority: 'PUBLIC' },
      schema: { tags: ['Sessão'], summary: 'Volta ao e-mail anterior com o link recebido por ele', body },
    },
    async (request, reply) => {
      const { codigo } = request.body
      const { address: endereco, agent: agente } = clientOf(request)
      const usuarioId = await prumo.throttle.attempt({ account: 'link', address: request.ip }, () =>
        prumo.database.kysely.transaction().execute((db) => takeBack(prumo, db, codigo, { endereco, agente })),
      )
      if (usuarioId === undefined) invalid([fieldError('codigo', 'Este link já foi usado ou venceu.')])
      else await prumo.sessions.endAll({ usuarioId })
      return reply.code(204).send()
    },
  )
}

const RESTORE = `with antes as (select id, nome, email from usuario where id = $1 for update),
alterado as (update usuario u set email = $2, versao = versao + 1 from antes where u.id = antes.id returning u.id)
insert into auditoria (usuario_id, usuario_nome, entidade, registro_id, operacao, campos)
select id, nome, $3, id, 'desfaz-email', jsonb_build_object('email', jsonb_build_object('de', email, 'para', $2::text)) from antes
where exists (select from alterado) returning id`

/** Restores the former address and revokes links sent to the new one. @returns the user's id */
async function takeBack(
  prumo: Prumo,
  db: Db,
  codigo: string,
  where: Pick<SecurityEntry, 'endereco' | 'agente'>,
): Promise<number | undefined> {
  const link = await redeemLink(prumo, db, 'desfaz-email', USUARIO, codigo)
  if (!link) return undefined
  const rows = await run(db, RESTORE, [link.id, link.dados.de ?? null, USUARIO])
  if (rows.length === 0) return undefined
  await revokeLinks(db, 'nova-senha', link)
  await recordSecurity(db, { evento: 'EMAIL_RESTAURADO', usuarioId: link.id, ...where })
  return link.id
}
