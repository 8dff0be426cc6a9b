import { clonaDono } from '#server/features/questionario/clona.ts'
import { type CloneInto, copyTitle } from '#server/platform/crud/write/clone-companies.ts'

/** Aspects and questions, never audience or answers; a copy beside its original says so — spec 2 §7 'clone with empresas' */
export const clonaPesquisa: CloneInto = clonaDono(async (from, to, copy) =>
  from.session.empresaId === to.session.empresaId ? { ...copy, titulo: copyTitle(String(copy.titulo)) } : copy,
)
