import type { FastifyRequest } from 'fastify'
import type { CommentsToRelease } from '#schemas/runtime/answers/surveys/comments.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import type { CollectionKey } from './collection.ts'
import { hideComment, releaseComments } from './comments.ts'

/** The comments addressed by a request. */
export interface NamedComments {
  key: CollectionKey
  /** all comments, hidden ones with the reason */
  read(): Promise<CommentsToRelease>
  /** writes a line of the trail */
  note(operation: string): Promise<void>
}

interface Options {
  /** '/{id}/avaliados/{avaliadoId}/comentarios' */
  url: string
  /** subject of the comments, at the end of a sentence: 'sobre um avaliado' */
  about: string
  /** authority to release and hide */
  authority: string
  /** resolves the comments; refuses sessions that may not decide on them */
  named(ctx: Ctx, request: FastifyRequest): Promise<NamedComments>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const RELEASE: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['liberados'],
  properties: { liberados: { type: 'boolean', title: 'Liberados' } },
}

const HIDE: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['oculto'],
  properties: {
    oculto: { type: 'boolean', title: 'Oculto' },
    motivo: { type: 'string', title: 'Motivo', maxLength: 500 },
  },
}

/** Routes that release all comments or withdraw the release, and hide single ones with a reason. */
export function releaseRoutes(route: RouteCollector, { url, about, authority, named }: Options): void {
  route.put(
    url,
    { summary: `Libera os comentários ${about}, ou deixa de mostrá-los`, authority, body: RELEASE },
    (ctx, request) =>
      inTransaction(ctx, async (tx) => {
        const { key, read, note } = await named(tx, request)
        const { liberados } = objectBody(request) as { liberados: boolean }
        await releaseComments(tx.db, key, liberados)
        await note(liberados ? 'libera-comentarios' : 'recolhe-comentarios')
        return read()
      }),
  )
  route.put(
    `${url}/{comentarioId}`,
    { summary: `Oculta um comentário ${about}, com o motivo, ou volta a mostrá-lo`, authority, body: HIDE },
    (ctx, request) =>
      inTransaction(ctx, async (tx) => {
        const { key, read, note } = await named(tx, request)
        const { comentarioId = '' } = request.params as { comentarioId?: string }
        if (!UUID.test(comentarioId)) fail('NAO_ENCONTRADO')
        const { oculto, motivo = '' } = objectBody(request) as { oculto: boolean; motivo?: string }
        if (oculto && motivo.trim() === '') invalid([fieldError('motivo', 'Motivo é obrigatório')])
        await hideComment(tx.db, key, comentarioId, oculto ? motivo : null)
        await note(oculto ? 'oculta-comentario' : 'mostra-comentario')
        return read()
      }),
  )
}
