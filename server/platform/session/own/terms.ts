import type { FastifyInstance } from 'fastify'
import { requireSession, type Session } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'

/** The present terms, where this user has not accepted exactly this version. */
const PENDING = hot(`select c.politica_seguranca as texto, v.versao from empresa_configuracao c
cross join lateral (select encode(sha256(convert_to(c.politica_seguranca, 'UTF8')), 'hex') as versao) v
where c.empresa_id = $1 and c.exigir_aceite_usuarios and c.politica_seguranca is not null and not exists (
  select from aceite_termo a where a.empresa_id = c.empresa_id and a.usuario_id = $2 and a.versao_termo = v.versao)`)

const ACCEPT = hot(`insert into aceite_termo (empresa_id, usuario_id, versao_termo, aceito_em, endereco)
values ($1, $2, $3, now(), $4) on conflict do nothing`)

/** The privacy terms the user must accept in the current company before working there; undefined where nothing is pending (spec 3 §4). */
export async function pendingTerms(
  { database }: Pick<Prumo, 'database'>,
  { empresaId, usuario, context }: Session,
): Promise<{ texto: string; versao: string } | undefined> {
  if (context.empresa.exigirAceiteUsuarios !== true) return undefined
  const { rows } = await database.pool.query<{ texto: string; versao: string }>(PENDING, [empresaId, usuario.id])
  return rows[0]
}

/** PATCH /api/userinfo/{id}/aceita-termo: accepts the terms for oneself, once; stores version, time and address — spec 3 §7 */
export async function termsRoutes(app: FastifyInstance): Promise<void> {
  app.patch<{ Params: { id: string } }>(
    '/api/userinfo/:id/aceita-termo',
    {
      config: { authority: 'LOGIN', withoutKey: true },
      schema: { tags: ['Sessão'], summary: 'Aceita o termo de privacidade' },
    },
    async (request, reply) => {
      const session = requireSession(request)
      if (Number(request.params.id) !== session.usuario.id) fail('NAO_AUTORIZADO')
      const terms = await pendingTerms(app.prumo, session)
      if (terms)
        await app.prumo.database.pool.query(ACCEPT, [session.empresaId, session.usuario.id, terms.versao, request.ip])
      return reply.code(204).send()
    },
  )
}
