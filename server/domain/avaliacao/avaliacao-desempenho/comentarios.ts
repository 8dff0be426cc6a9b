import type { AnonymousComment, CommentsToRelease } from '#schemas/runtime/answers/surveys/comments.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { comentariosGuardados, perguntasDe } from './anonimo.ts'
import { type Avaliado, readAvaliados } from './avaliados.ts'

/** The released comments of an anonymous cycle by talento, in an order that does not reveal their authors. */
export async function comentariosAnonimos(
  ctx: Ctx,
  cicloId: number,
  talentos: readonly number[],
): Promise<Map<number, AnonymousComment[]>> {
  const avaliados = await readAvaliados(ctx, cicloId, talentos)
  const found = new Map<number, AnonymousComment[]>()
  for (const talento of talentos) {
    const avaliado = avaliados.get(talento)
    const { comentarios } = avaliado ? await comentariosDe(ctx, avaliado, false) : { comentarios: [] }
    if (comentarios.length > 0) found.set(talento, comentarios)
  }
  return found
}

/** What was written about one person of an anonymous cycle, with the questions. @param toRelease for who decides on it */
export async function comentariosDe(ctx: Ctx, avaliado: Avaliado, toRelease = true): Promise<CommentsToRelease> {
  const { liberados, comentarios } = await comentariosGuardados(ctx, avaliado, toRelease)
  if (comentarios.length === 0) return { liberados, comentarios: [] }
  const textos = new Map((await perguntasDe(ctx, avaliado)).map(({ id, texto }) => [`p${id}`, texto]))
  return {
    liberados,
    comentarios: comentarios.map(({ pergunta, ...comentario }) => {
      const asked = textos.get(pergunta)
      return asked === undefined ? comentario : { ...comentario, pergunta: asked }
    }),
  }
}
