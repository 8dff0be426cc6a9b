import type { FastifyRequest } from 'fastify'
import type { CommentsToRelease } from '#schemas/runtime/answers/comments.ts'
import { findCollection } from '#server/anonimato/collection.ts'
import { releaseRoutes } from '#server/anonimato/comment-routes.ts'
import { type Comment, readComments } from '#server/anonimato/comments.ts'
import { writeAudit } from '#server/crud/audit.ts'
import type { Ctx, RouteCollector } from '#server/crud/define.ts'
import { readRecord } from '#server/crud/read.ts'
import { idParam } from '#server/crud/request.ts'
import { fail } from '#server/errors.ts'
import { readVersao } from '#server/questionario/versao.ts'
import { colecaoDe, isEncerrada, type Pesquisa } from './pesquisa.ts'

const DECIDE = 'ROLE_CAD_PESQUISA_DIVULGA'

/** What was written in an anonymous survey: HR reads it, hides single texts with a reason, and lets those see it who see the results. */
export function comentariosRoutes(route: RouteCollector): void {
  const url = '/{id}/comentarios'
  route.get(
    url,
    { summary: 'Comentários de uma pesquisa anônima encerrada, também os ocultos', authority: DECIDE },
    async (ctx, request) => comentariosDe(ctx, await anonimaDe(ctx, request)),
  )
  releaseRoutes(route, {
    ...{ url, about: 'de uma pesquisa', authority: DECIDE },
    async named(tx, request) {
      const pesquisa = await anonimaDe(tx, request)
      return {
        key: colecaoDe(tx.session.empresaId, pesquisa.id),
        read: () => comentariosDe(tx, pesquisa),
        note: (operation) => writeAudit(tx, pesquisa.id, tx.session.empresaId, operation, {}),
      }
    },
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

/** What HR let be seen, by the key of its question ('p7'), without what it hid. */
export async function comentariosLiberados({ db, session }: Ctx, { id }: Pesquisa): Promise<Comment[]> {
  const key = colecaoDe(session.empresaId, id)
  return (await findCollection(db, key))?.comentariosLiberados === true ? readComments(db, key) : []
}
