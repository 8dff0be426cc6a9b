import { clonaDono } from '#server/features/questionario/clona.ts'
import { type CloneInto, copyTitle } from '#server/platform/crud/write/clone-companies.ts'

/** Clones aspects and questions, without audience and answers; in the same company with a marked title — spec 2 §7 'clone with empresas' */
export const clonaPesquisa: CloneInto = clonaDono(async (from, to, copy) =>
  from.session.empresaId === to.session.empresaId ? { ...copy, titulo: copyTitle(String(copy.titulo)) } : copy,
)
