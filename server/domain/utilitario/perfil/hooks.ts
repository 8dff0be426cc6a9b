import { expander } from '#schemas/runtime/permission.ts'
import type { Ctx } from '#server/crud/define.ts'
import { defineHooks } from '#server/crud/define.ts'
import { recusaTrancarSe } from '#server/domain/utilitario/usuario/queries.ts'
import { fail, fieldError } from '#server/errors.ts'
import { said } from '#server/session/authorities.ts'
import { isFirstUser } from '#server/session/session.ts'

/** So many permissions are named in a message; the others are counted. */
const NAMED = 3

export default defineHooks('utilitario/perfil', {
  /** Nobody gives what he does not have himself, nor changes a profile that allows more than he may — spec 1 §6 */
  validate(ctx, record, before) {
    if (isFirstUser(ctx.session)) return []
    if (before && lacking(ctx, before.authorities).length > 0) fail('PERFIL_MAIOR')
    const missing = lacking(ctx, record.authorities)
    if (missing.length === 0) return []
    const named = missing.slice(0, NAMED).join('; ')
    const text = missing.length > NAMED ? `${named} e mais ${missing.length - NAMED}` : named
    return [fieldError('authorities', `Você não pode conceder permissões que não tem: ${text}`)]
  },

  beforeSave({ deps }, record) {
    if (record.authorities) record.authorities = said(deps.model, record.authorities)
  },

  async afterSave(ctx, _record, before) {
    if (before) await recusaTrancarSe(ctx, 'authorities')
  },

  beforeDelete(ctx, record) {
    if (!isFirstUser(ctx.session) && lacking(ctx, record.authorities).length > 0) fail('PERFIL_MAIOR')
  },

  clone(_ctx, copy) {
    if (copy.nome) copy.nome = `Cópia de ${copy.nome}`.slice(0, 60)
  },
})

/** Titles of what the session does not hold. */
function lacking({ session, deps }: Ctx, authorities: readonly string[] = []): string[] {
  const { permissions } = deps.model
  const asked = new Set(expander(permissions)(authorities))
  return permissions
    .filter(({ authority }) => asked.has(authority) && !session.authorities.has(authority))
    .map(({ screen, title }) => `${screen}: ${title}`)
}
