import type { NineBoxComparison } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { lugaresDoCiclo } from './grafico.ts'

/** Compares the boxes of people placed in both cycles and returns those who changed. */
export async function compara(ctx: Ctx, de: number, para: number): Promise<NineBoxComparison> {
  const antes = await lugaresDoCiclo(ctx, de)
  const depois = await lugaresDoCiclo(ctx, para)
  const eram = new Map(antes.lugares.map(({ id, box }) => [id, box]))
  const nosDois = depois.lugares.flatMap(({ id, nome, cargo, box }) => {
    const era = eram.get(id) ?? null
    return box === null || era === null ? [] : [{ id, nome, cargo, de: era, para: box }]
  })
  return {
    comparados: nosDois.length,
    mudaram: nosDois.filter((um) => um.de !== um.para),
    titulos: {
      de: titulosDe(antes.configuracao),
      para: titulosDe(depois.configuracao),
    },
  }
}

const titulosDe = (configuracao: Awaited<ReturnType<typeof lugaresDoCiclo>>['configuracao']): string[] => {
  const { box1, box2, box3, box4, box5, box6, box7, box8, box9 } = configuracao
  return [box1, box2, box3, box4, box5, box6, box7, box8, box9].map(({ nomeclatura }) => nomeclatura)
}
