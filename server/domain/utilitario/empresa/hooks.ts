import { forgetShipped, syncNotices } from '#server/features/notices/shipped.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { isFirstUser } from '#server/platform/access/session.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { forgetData, loadData } from '#server/platform/data/load-data.ts'
import { fail } from '#server/platform/errors/errors.ts'

export default defineHooks('utilitario/empresa', {
  /** With VER_TODAS_EMPRESAS all companies are visible, else those of the session — spec 1 §6 */
  rows(session, alias, values) {
    if (isFirstUser(session) || session.authorities.has(VER_TODAS_EMPRESAS)) return undefined
    return `${alias}.id = any(${values.add(session.empresas.map(({ id }) => id))}::bigint[])`
  },

  /** Loads the shipped data and notices of a new company. */
  async afterSave({ db, deps, restoring }, { id }, before) {
    if ((before && !restoring) || id === undefined) return
    await loadData(db, { model: deps.model, demo: false, company: id })
    await syncNotices(db, deps.model, id)
  },

  /** Refuses to delete the session's own company; erases the shipped data of others. */
  async beforeDelete({ db, deps, session }, { id }) {
    if (id === session.empresaId) fail('EXCLUSAO_NAO_PERMITIDA')
    await forgetShipped(db, Number(id))
    await forgetData(db, deps.model, Number(id))
  },
})
