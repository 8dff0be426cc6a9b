import { defineHooks } from '#server/crud/define.ts'
import { fail, fieldError } from '#server/errors.ts'
import { forgetReader } from '#server/messages/forget.ts'
import { hashPassword, passwordProblem } from '#server/session/password.ts'
import { areasDeFora } from './queries.ts'

/** The first user sees everything and is never locked out — spec 1 §6 */
const FIRST_USER = 1

export default defineHooks('utilitario/usuario', {
  async validate(ctx, record, before) {
    const errors = await areasDeFora(ctx, record.empresas ?? [])
    const weak = record.senha && passwordProblem('senha', record.senha, [record.login, record.nome])
    if (weak) errors.push(weak)
    const mustStay = before?.id === FIRST_USER || before?.id === ctx.session.usuario.id
    if (mustStay && !record.ativo) errors.push(fieldError('ativo', 'Este usuário não pode ser desativado'))
    return errors
  },

  async beforeSave(_ctx, record) {
    if (record.senha) record.senha = await hashPassword(record.senha)
  },

  /** Whoever was shut out, or got a new password from somebody else, has to log in again. */
  async afterSave({ db, session }, record, before) {
    if (!before || (record.ativo && !record.senha)) return
    await db.deleteFrom('sessao').where('usuario_id', '=', before.id).where('token_hash', '<>', session.id).execute()
  },

  async beforeDelete({ db, session }, { id }) {
    if (id === FIRST_USER || id === session.usuario.id) fail('EXCLUSAO_NAO_PERMITIDA')
    await db.deleteFrom('sessao').where('usuario_id', '=', id).execute()
    await forgetReader(db, id)
  },

  clone(_ctx, copy) {
    delete copy.login
    delete copy.email
    delete copy.avatar
  },
})
