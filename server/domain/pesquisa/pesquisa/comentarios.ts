import type { FastifyRequest } from 'fastify'
import type { CommentsToRelease } from '#schemas/runtime/answers/comments.ts'
import { findCollection } from '#server/anonimato/collection.ts'
import { hideComment, readComments, releaseComments } from '#server/anonimato/comments.ts'
import { writeAudit } from '#server/crud/audit.ts'
import { inTransaction } from '#server/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/crud/define.ts'
import { readRecord } from '#server/crud/read.ts'
import { idParam, objectBody } from '#server/crud/request.ts'
import { fail, fieldError, invalid } from '#server/errors.ts'
import { readVersao } from '#server/questionario/versao.ts'
import { colecaoDe, isEncerrada, type Pesquisa } from './pesquisa.ts'

const DECIDE = 'ROLE_CAD_PESQUISA_DIVULGA'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What was written in an anonymous survey: HR reads it, hides single texts with a reason, and lets those see it who see the results. */
export function comentariosRoutes(route: RouteCollector): void {
  route.get(
    '/{id}/comentarios',
    { summary: 'Comentários de uma pesquisa anônima encerrada, também os ocultos', authority: DECIDE },
    async (ctx, request) => comentariosDe(ctx, await anonimaDe(ctx, request)),
  )
  route.put(
    '/{id}/comentarios',
    {
      summary: 'Libera os comentários, ou deixa de mostrá-los',
      authority: DECIDE,
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['liberados'],
        properties: { liberados: { type: 'boolean', title: 'Liberados' } },
      },
    },
    (ctx, request) => {
      const { liberados } = objectBody(request) as { liberados: boolean }
      return decide(ctx, request, liberados ? 'libera-comentarios' : 'recolhe-comentarios', (tx, { id }) =>
        releaseComments(tx.db, colecaoDe(tx.session.empresaId, id), liberados),
      )
    },
  )
  route.put(
    '/{id}/comentarios/{comentarioId}',
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
    (ctx, request) => {
      const { comentarioId = '' } = request.params as { comentarioId?: string }
      const { oculto, motivo = '' } = objectBody(request) as { oculto: boolean; motivo?: string }
      if (!UUID.test(comentarioId)) fail('NAO_ENCONTRADO')
      if (oculto && motivo.trim() === '') invalid([fieldError('motivo', 'Motivo é obrigatório')])
      return decide(ctx, request, oculto ? 'oculta-comentario' : 'mostra-comentario', (tx, { id }) =>
        hideComment(tx.db, colecaoDe(tx.session.empresaId, id), comentarioId, oculto ? motivo : null),
      )
    },
  )
}

function decide(
  ctx: Ctx,
  request: FastifyRequest,
  operation: string,
  work: (tx: Ctx, pesquisa: Pesquisa) => Promise<void>,
): Promise<CommentsToRelease> {
  return inTransaction(ctx, async (tx) => {
    const pesquisa = await anonimaDe(tx, request)
    await work(tx, pesquisa)
    await writeAudit(tx, pesquisa.id, tx.session.empresaId, operation, {})
    return comentariosDe(tx, pesquisa)
  })
}

/** @throws DomainError 404, 409 before the closing or of a named survey */
async function anonimaDe(ctx: Ctx, request: FastifyRequest): Promise<Pesquisa> {
  const pesquisa = (await readRecord(ctx, idParam(request))) as Pesquisa
  if (!pesquisa.anonima)
    fail('ACAO_NAO_PERMITIDA', {}, { message: 'Só os comentários de uma pesquisa anônima são liberados.' })
  if (!isEncerrada(pesquisa)) fail('COLETA_ABERTA')
  return pesquisa
}

/** With the text of the question each was written to; single texts are hidden from whoever does not decide. */
export async function comentariosDe(ctx: Ctx, pesquisa: Pesquisa, toRelease = true): Promise<CommentsToRelease> {
  const { db, session } = ctx
  const key = colecaoDe(session.empresaId, pesquisa.id)
  const liberados = (await findCollection(db, key))?.comentariosLiberados === true
  if (!toRelease && !liberados) return { liberados, comentarios: [] }
  const { questionario, numeroVersao = 0 } = pesquisa
  const { perguntas } = await readVersao(db, session.empresaId, questionario?.id ?? 0, numeroVersao)
  const textos = new Map(perguntas.map(({ id, texto }) => [`p${id}`, texto]))
  const comentarios = (await readComments(db, key, { toRelease })).map(({ pergunta, ...comentario }) => ({
    ...comentario,
    ...(textos.has(pergunta) && { pergunta: textos.get(pergunta) }),
  }))
  return { liberados, comentarios }
}
