import type { FastifyRequest } from 'fastify'
import type { CommentsToRelease } from '#schemas/runtime/answers/comments.ts'
import { hideComment, releaseComments } from '#server/anonimato/comments.ts'
import { writeAudit } from '#server/crud/audit.ts'
import { forEntity, inTransaction } from '#server/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/crud/define.ts'
import { readStored } from '#server/crud/read.ts'
import { idParam, objectBody } from '#server/crud/request.ts'
import { fail, fieldError, invalid } from '#server/errors.ts'
import { colecaoDe } from './anonimo.ts'
import { type Avaliado, readAvaliados } from './avaliados.ts'
import { exigeFechado, readCiclo } from './ciclo.ts'
import { comentariosDe } from './comentarios.ts'

const DECIDE = 'ROLE_CAD_AVALIACAO_DESEMPENHO_PUBLICA'
const COMENTARIOS = '/{id}/avaliados/{avaliadoId}/comentarios'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Comments of an anonymous cycle: HR reads them, hides single ones with a reason, and lets those see them who see the result. */
export function chamadasDeComentarios(route: RouteCollector): void {
  route.get(
    COMENTARIOS,
    { summary: 'Comentários sobre um avaliado de uma avaliação anônima, também os ocultos', authority: DECIDE },
    async (ctx, request): Promise<CommentsToRelease> => comentariosDe(ctx, await avaliadoDe(ctx, request)),
  )
  route.put(
    COMENTARIOS,
    {
      summary: 'Libera os comentários sobre um avaliado, ou deixa de mostrá-los',
      authority: DECIDE,
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['liberados'],
        properties: { liberados: { type: 'boolean', title: 'Liberados' } },
      },
    },
    (ctx, request) =>
      inTransaction(ctx, async (tx) => {
        const avaliado = await avaliadoDe(tx, request)
        const { liberados } = objectBody(request) as { liberados: boolean }
        await releaseComments(tx.db, colecaoDe(tx.session.empresaId, avaliado), liberados)
        await anota(tx, request, liberados ? 'libera-comentarios' : 'recolhe-comentarios')
        return comentariosDe(tx, avaliado)
      }),
  )
  route.put(
    `${COMENTARIOS}/{comentarioId}`,
    {
      summary: 'Oculta um comentário, com o motivo, ou volta a mostrá-lo',
      authority: DECIDE,
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['oculto'],
        properties: {
          oculto: { type: 'boolean', title: 'Oculto' },
          motivo: { type: 'string', title: 'Motivo', maxLength: 500 },
        },
      },
    },
    (ctx, request) =>
      inTransaction(ctx, async (tx) => {
        const avaliado = await avaliadoDe(tx, request)
        const { comentarioId = '' } = request.params as { comentarioId?: string }
        if (!UUID.test(comentarioId)) fail('NAO_ENCONTRADO')
        const { oculto, motivo } = objectBody(request) as { oculto: boolean; motivo?: string }
        if (oculto && !motivo?.trim()) invalid([fieldError('motivo', 'Motivo é obrigatório')])
        await hideComment(
          tx.db,
          colecaoDe(tx.session.empresaId, avaliado),
          comentarioId,
          oculto ? (motivo ?? '') : null,
        )
        await anota(tx, request, oculto ? 'oculta-comentario' : 'mostra-comentario')
        return comentariosDe(tx, avaliado)
      }),
  )
}

/** Whom the address names, as far as the session sees him. @throws DomainError 404, 409 before the closing or of a named cycle */
async function avaliadoDe(ctx: Ctx, request: FastifyRequest): Promise<Avaliado> {
  const ciclo = await readCiclo(ctx, idParam(request))
  exigeFechado(ciclo)
  if (!ciclo.anonima)
    fail('ACAO_NAO_PERMITIDA', {}, { message: 'Só os comentários de uma avaliação anônima são liberados.' })
  const { id } = await readStored(forEntity(ctx, 'gestao-talentos/talento'), idParam(request, 'avaliadoId'))
  return (await readAvaliados(ctx, ciclo.id, [id])).get(id) ?? fail('NAO_ENCONTRADO')
}

const anota = (tx: Ctx, request: FastifyRequest, operation: string) =>
  writeAudit(tx, idParam(request), tx.session.empresaId, operation, {})
