import type { Ctx } from '#server/crud/define.ts'
import { comentariosLiberados, perguntasDe } from './anonimo.ts'
import { readAvaliados } from './avaliados.ts'

interface ComentarioAnonimo {
  pergunta?: string
  texto: string
}

/** The released comments of an anonymous cycle about these talents, in an order that says nothing. */
export async function comentariosAnonimos(
  ctx: Ctx,
  cicloId: number,
  talentos: readonly number[],
): Promise<Map<number, ComentarioAnonimo[]>> {
  const avaliados = await readAvaliados(ctx, cicloId)
  const found = new Map<number, ComentarioAnonimo[]>()
  for (const talento of talentos) {
    const avaliado = avaliados.get(talento)
    const comentarios = avaliado ? await comentariosLiberados(ctx, avaliado) : []
    if (!avaliado || comentarios.length === 0) continue
    const textos = new Map((await perguntasDe(ctx, avaliado)).map(({ id, texto }) => [`p${id}`, texto]))
    const ditos = comentarios.map(({ pergunta, texto }) => {
      const asked = textos.get(pergunta)
      return asked === undefined ? { texto } : { pergunta: asked, texto }
    })
    found.set(talento, ditos)
  }
  return found
}
