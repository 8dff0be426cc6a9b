import { addsUp, comparedBy } from '#schemas/runtime/definition/measures.ts'
import { mayBeTold } from '#server/features/dashboards/answers/measures.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { moduleOfFolder } from '#server/platform/session/menu/menu.ts'

/** A measure as the form offers it. */
export interface MedidaOferecida {
  chave: string
  titulo: string
  resumo: string
  /** menu group of the records that the measure counts */
  grupo: string
  comparacoes: { nome: string; titulo: string }[]
  /** whether its parts add up to a whole */
  soma: boolean
}

/** The measures that a session may see, each with what it can be compared by. */
export const medidasOferecidas = (ctx: Ctx): MedidaOferecida[] => {
  const { model } = ctx.deps
  return [...model.measures.values()]
    .filter(({ path }) => mayBeTold(ctx, path))
    .map((measure) => ({
      chave: measure.path,
      titulo: measure.title,
      resumo: measure.summary,
      grupo: moduleOfFolder(model, measure.path.split('/')[0] ?? ''),
      comparacoes: comparedBy(model.measures, measure.path).map((nome) => ({
        nome,
        titulo: model.comparisons.get(nome) ?? nome,
      })),
      soma: addsUp(measure),
    }))
    .sort((a, b) => a.grupo.localeCompare(b.grupo, 'pt-BR') || a.titulo.localeCompare(b.titulo, 'pt-BR'))
}
