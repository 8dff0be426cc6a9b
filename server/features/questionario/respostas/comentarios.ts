import type { FastifyRequest } from 'fastify'
import type { CommentsToRelease } from '#schemas/runtime/answers/surveys/comments.ts'
import { type CollectionKey, findCollection } from '#server/features/anonimato/collection.ts'
import { releaseRoutes } from '#server/features/anonimato/comment-routes.ts'
import { readComments } from '#server/features/anonimato/comments.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { writeTrailLine } from '#server/platform/crud/trail/write-trail.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { readVersao } from './versao.ts'

/** An anonymous survey and the collection of its comments. */
export interface SemNome {
  id: number
  anonima: boolean
  situacao: string
  questionario?: { id: number }
  numeroVersao?: number
  colecao: CollectionKey
}

interface Options {
  /** authority to release and hide */
  authority: string
  /** noun for messages: 'uma pesquisa' */
  nome: string
  /** @throws DomainError 404 */
  le(ctx: Ctx, request: FastifyRequest): Promise<SemNome>
}

/** Routes for the comments of an anonymous survey: HR reads them, hides single ones with a reason, and releases them to those who see the results. */
export function comentariosRoutes(route: RouteCollector, { authority, nome, le }: Options): void {
  const url = '/{id}/comentarios'
  const fechado = async (ctx: Ctx, request: FastifyRequest) => exigeFechado(await le(ctx, request), nome)
  route.get(
    url,
    { summary: `Comentários de ${nome} anônima encerrada, também os ocultos`, authority },
    async (ctx, request) => comentariosDe(ctx, await fechado(ctx, request)),
  )
  releaseRoutes(route, {
    ...{ url, about: `de ${nome}`, authority },
    async named(tx, request) {
      const dono = await fechado(tx, request)
      return {
        key: dono.colecao,
        read: () => comentariosDe(tx, dono),
        note: (operation) => writeTrailLine(tx, dono.id, tx.session.empresaId, operation, {}),
      }
    },
  })
}

/** @throws DomainError 409 before the closing, or for a survey that is not anonymous */
function exigeFechado(dono: SemNome, nome: string): SemNome {
  if (!dono.anonima) fail('ACAO_NAO_PERMITIDA', {}, { message: `Só os comentários de ${nome} anônima são liberados.` })
  if (dono.situacao !== 'E' && dono.situacao !== 'U') fail('COLETA_ABERTA')
  return dono
}

/** Comments with the text of their questions; hidden ones only with `toRelease`. */
export async function comentariosDe(
  { db, session }: Ctx,
  { colecao, questionario, numeroVersao = 0 }: SemNome,
  toRelease = true,
): Promise<CommentsToRelease> {
  const liberados = (await findCollection(db, colecao))?.comentariosLiberados === true
  if (!toRelease && !liberados) return { liberados, comentarios: [] }
  const { perguntas } = await readVersao(db, session.empresaId, questionario?.id ?? 0, numeroVersao)
  const textos = new Map(perguntas.map(({ id, texto }) => [`p${id}`, texto]))
  const comentarios = (await readComments(db, colecao, { toRelease })).map(({ pergunta, ...comentario }) => ({
    ...comentario,
    ...(textos.has(pergunta) && { pergunta: textos.get(pergunta) }),
  }))
  return { liberados, comentarios }
}
