import type { CommentsToRelease } from '#schemas/runtime/answers/surveys/comments.ts'
import { findCollection } from '#server/features/anonimato/collection.ts'
import { type Comment, readComments } from '#server/features/anonimato/comments.ts'
import {
  comentariosRoutes as rotas,
  comentariosDe as textosDe,
} from '#server/features/questionario/respostas/comentarios.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { colecaoDe, type Pesquisa } from '../pesquisa.ts'

const comColecao = ({ session }: Ctx, pesquisa: Pesquisa) => ({
  ...pesquisa,
  colecao: colecaoDe(session.empresaId, pesquisa.id),
})

export const comentariosRoutes = (route: RouteCollector): void =>
  rotas(route, {
    ...{ authority: 'ROLE_CAD_PESQUISA_DIVULGA', nome: 'uma pesquisa' },
    le: async (ctx, request) => comColecao(ctx, await readRecord<Pesquisa>(ctx, idParam(request))),
  })

export const comentariosDe = (ctx: Ctx, pesquisa: Pesquisa, toRelease = true): Promise<CommentsToRelease> =>
  textosDe(ctx, comColecao(ctx, pesquisa), toRelease)

/** Released comments without hidden ones, by question key ('p7'). */
export async function comentariosLiberados({ db, session }: Ctx, { id }: Pesquisa): Promise<Comment[]> {
  const key = colecaoDe(session.empresaId, id)
  return (await findCollection(db, key))?.comentariosLiberados === true ? readComments(db, key) : []
}
