import type { FastifyRequest } from 'fastify'
import type { CommentsToRelease } from '#schemas/runtime/answers/surveys/comments.ts'
import { releaseRoutes } from '#server/features/anonimato/comment-routes.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { writeTrailLine } from '#server/platform/crud/trail/write-trail.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { colecaoDe } from '../anonimo.ts'
import { type Avaliado, readAvaliados } from '../avaliados.ts'
import { exigeFechado, readCiclo } from '../ciclo.ts'
import { comentariosDe } from '../comentarios.ts'

const DECIDE = 'ROLE_CAD_AVALIACAO_DESEMPENHO_PUBLICA'
const COMENTARIOS = '/{id}/avaliados/{avaliadoId}/comentarios'

/** Comments of an anonymous cycle: HR reads them, hides single ones with a reason, and releases them to those who see the result. */
export function chamadasDeComentarios(route: RouteCollector): void {
  route.get(
    COMENTARIOS,
    { summary: 'Comentários sobre um avaliado de uma avaliação anônima, também os ocultos', authority: DECIDE },
    async (ctx, request): Promise<CommentsToRelease> => comentariosDe(ctx, await avaliadoDe(ctx, request)),
  )
  releaseRoutes(route, {
    url: COMENTARIOS,
    about: 'sobre um avaliado',
    authority: DECIDE,
    async named(tx, request) {
      const avaliado = await avaliadoDe(tx, request)
      const { empresaId } = tx.session
      return {
        key: colecaoDe(empresaId, avaliado),
        read: () => comentariosDe(tx, avaliado),
        note: (operation) => writeTrailLine(tx, idParam(request), empresaId, operation, {}),
      }
    },
  })
}

/** The evaluated person of the path, if the session sees him. @throws DomainError 404; 409 before the closing or for a cycle that is not anonymous */
async function avaliadoDe(ctx: Ctx, request: FastifyRequest): Promise<Avaliado> {
  const ciclo = await readCiclo(ctx, idParam(request))
  exigeFechado(ciclo)
  if (!ciclo.anonima)
    fail('ACAO_NAO_PERMITIDA', {}, { message: 'Só os comentários de uma avaliação anônima são liberados.' })
  const { id } = await readStored(forEntity(ctx, 'gestao-talentos/talento'), idParam(request, 'avaliadoId'))
  return (await readAvaliados(ctx, ciclo.id, [id])).get(id) ?? fail('NAO_ENCONTRADO')
}
