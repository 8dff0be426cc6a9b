import type { FastifyRequest } from 'fastify'
import type { CommentsToRelease } from '#schemas/runtime/answers/surveys/comments.ts'
import { type CollectionKey, findCollection } from '#server/features/anonimato/collection.ts'
import { releaseRoutes } from '#server/features/anonimato/comment-routes.ts'
import { readComments } from '#server/features/anonimato/comments.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { writeTrailLine } from '#server/platform/crud/trail/write-trail.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { mesDe } from './mes.ts'

const DECIDE = 'ROLE_PESQUISA_NPS_COMENTARIOS'
const COMENTARIOS = '//pesquisa/nps/resultados/{mes}/comentarios'
const MES = /^\d{4}-(0[1-9]|1[0-2])$/

/** Comments of a month: all for those who decide on their release, released ones for those who see results. */
export function chamadasDeComentarios(route: RouteCollector, authority: string): void {
  route.get(
    COMENTARIOS,
    { summary: 'Comentários de um mês do NPS; antes de liberados, só para quem os libera', authority },
    (ctx, request) => comentariosDe(ctx, mesNomeado(ctx, request), hasAuthority(ctx.session, DECIDE)),
  )
  releaseRoutes(route, {
    url: COMENTARIOS,
    about: 'de um mês do NPS',
    authority: DECIDE,
    async named(tx, request) {
      const key = mesNomeado(tx, request)
      return {
        key,
        read: () => comentariosDe(tx, key, true),
        // a month has no record: its number stands for the id
        note: (operation) => writeTrailLine(tx, key.versao, key.empresaId, operation, {}),
      }
    },
  })
}

/** The month that the address names. @throws DomainError 404 */
function mesNomeado({ session }: Ctx, request: FastifyRequest): CollectionKey {
  const { mes = '' } = request.params as { mes?: string }
  return MES.test(mes) ? mesDe(session.empresaId, mes) : fail('NAO_ENCONTRADO')
}

/** The comments of a month, shuffled. @param toRelease for those who decide on the release: includes hidden and unreleased ones */
async function comentariosDe({ db }: Ctx, key: CollectionKey, toRelease: boolean): Promise<CommentsToRelease> {
  const liberados = (await findCollection(db, key))?.comentariosLiberados === true
  const comentarios = toRelease || liberados ? await readComments(db, key, { toRelease }) : []
  return { liberados, comentarios: comentarios.map(({ pergunta: _, ...comentario }) => comentario) }
}
