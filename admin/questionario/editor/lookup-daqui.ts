import type { Lookup, LookupItem } from '#admin/form/lookup.ts'
import { foldText } from '#schemas/runtime/names.ts'
import type { Editor } from './useEditor.ts'

type Daqui = Pick<Editor, 'perguntas' | 'aspectos'>

/** Lookup of a question's form: earlier questions and aspects come from this questionnaire, without a call. */
export function lookupDaqui(whole: Lookup, { perguntas = [], aspectos }: Daqui, id: number | undefined): Lookup {
  const at = perguntas.findIndex((pergunta) => pergunta.id === id)
  const anteriores = at < 0 ? perguntas : perguntas.slice(0, at)
  const daqui: Record<string, LookupItem[]> = {
    'avaliacao/pergunta': anteriores.map((one) => ({ id: one.id, rotulo: one.texto, texto: one.texto })),
    'avaliacao/aspecto': aspectos.map((one) => ({ id: one.id, rotulo: one.nome, nome: one.nome })),
  }
  return {
    ...whole,
    options: async (path, query, signal) => {
      const items = daqui[path]
      if (!items) return whole.options(path, query, signal)
      const found = items.filter(({ rotulo }) => foldText(rotulo).includes(foldText(query.q ?? '')))
      return { items: found, total: found.length }
    },
    byIds: async (path, ids) => daqui[path]?.filter((item) => ids.includes(item.id)) ?? whole.byIds(path, ids),
  }
}
