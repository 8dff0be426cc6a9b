import type { Usuario } from '#schemas/generated/types/utilitario/usuario.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { permissionExpander } from '#schemas/runtime/permission.ts'
import { INSTALLATION } from '#schemas/runtime/scope.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { FIRST_USER, isFirstUser, requireConfirmation } from '#server/platform/access/session.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import { forgetReader } from '#server/platform/messages/forget.ts'
import { tellEmailChange } from '#server/platform/session/own/email-change.ts'
import { hashPassword } from '#server/platform/session/passwords/password.ts'
import { passwordProblem } from '#server/platform/session/passwords/password-strength.ts'
import { areasDemais, limitesDe } from './limites.ts'
import { recusaMaior } from './maior.ts'
import { avisaUsuario } from './mensagens.ts'
import { areasDeFora, type Concede, concessoesDe, perfisPorId, recusaTrancarSe } from './queries.ts'
import { gravaVinculo, preencheTalentos, recusaVinculos } from './vinculos.ts'

export default defineHooks('utilitario/usuario', {
  async validate(ctx, record, before) {
    const concede = await concessoesDe(ctx)
    // a password set by an API key would outlive the key
    if (ctx.session.key && record.senha) fail('CHAVE_API_NAO_SERVE')
    if (before) await recusaMaior(ctx, before.id)
    // e-mail or password give access to the account
    if (before && (record.senha || (record.email ?? '') !== (before.email ?? ''))) requireConfirmation(ctx.session)
    const errors = await areasDeFora(ctx, record.empresas ?? [])
    errors.push(...(await perfisDemais(ctx, record, concede)))
    errors.push(...areasDemais(record.empresas ?? [], await limitesDe(ctx)))
    errors.push(...(await recusaSenhaFraca(ctx, record)))
    errors.push(...recusaVinculos(ctx, record))
    const mustStay = before?.id === FIRST_USER || before?.id === ctx.session.usuario.id
    if (mustStay && !record.ativo) errors.push(fieldError('ativo', 'Este usuário não pode ser desativado'))
    return errors
  },

  /**
   * Requires a new password at the next login after another user set it, unless the system's parameters permit to keep
   * it; accounts of the payroll system keep theirs there (spec 1 §2.5).
   */
  async beforeSave({ session, context }, record, before) {
    const mustChange = context.parametros.exigirTrocaSenha !== false
    const given = Boolean(record.senha) && before?.id !== session.usuario.id && mustChange
    if (given) record.trocarSenha = true
    if (record.usuarioAC) record.trocarSenha = false
    if (before?.id === FIRST_USER) record.administraInstalacao = true
    if (record.senha) record.senha = await hashPassword(record.senha)
  },

  /** Ends the sessions of deactivated users and of users with a new password, except the asking session. */
  async afterSave(ctx, record, before) {
    await avisaUsuario(ctx, record, before)
    await gravaVinculo(ctx, record)
    if (!before) return
    if (before.email && before.email !== record.email)
      await tellEmailChange(ctx.db, ctx.deps.links, before.id, before.email)
    // the link to a provider's account must be established again
    if (before.email !== record.email || before.login !== record.login)
      await ctx.db.deleteFrom('usuario_identidade').where('usuario_id', '=', before.id).execute()
    if (before.id === ctx.session.usuario.id) await recusaTrancarSe(ctx, 'empresas')
    if (record.ativo && !record.senha) return
    await ctx.db
      .deleteFrom('sessao')
      .where('usuario_id', '=', before.id)
      .where('token_hash', '<>', ctx.session.id)
      .execute()
  },

  async beforeDelete(ctx, { id }) {
    if (id === FIRST_USER || id === ctx.session.usuario.id) fail('EXCLUSAO_NAO_PERMITIDA')
    await recusaMaior(ctx, id)
    await ctx.db.deleteFrom('sessao').where('usuario_id', '=', id).execute()
    await ctx.db.deleteFrom('chave_api').where('usuario_id', '=', id).execute()
    await ctx.db.deleteFrom('assinatura_calendario').where('usuario_id', '=', id).execute()
    await ctx.db.deleteFrom('fator').where('usuario_id', '=', id).execute()
    await ctx.db.deleteFrom('usuario_identidade').where('usuario_id', '=', id).execute()
    await ctx.db.deleteFrom('aceite_termo').where('usuario_id', '=', id).execute()
    await ctx.db.deleteFrom('convite_nps').where('usuario_id', '=', id).execute()
    await forgetReader(ctx.db, id)
  },

  compute: preencheTalentos,

  clone(_ctx, copy) {
    for (const acesso of copy.empresas ?? []) delete acesso.talento
    delete copy.login
    delete copy.email
    delete copy.avatar
    delete copy.ultimoAcesso
    delete copy.trocarSenha
    delete copy.administraInstalacao
    delete copy.acessoEmergencia
  },

  /** With VER_TODAS_EMPRESAS all users are visible, else those of the session's companies and those without any — spec 1 §6 */
  rows(session, alias, values) {
    if (isFirstUser(session) || session.authorities.has(VER_TODAS_EMPRESAS)) return undefined
    const own = values.add(session.empresas.map(({ id }) => id))
    const access = `select from usuario_empresa x where x.usuario_id = ${alias}.id`
    return `(not exists (${access}) or exists (${access} and x.empresa_id = any(${own}::bigint[])))`
  },
})

/** Refuses passwords made of the person's names or those of the companies. */
async function recusaSenhaFraca({ session }: Ctx, { senha, login, nome, email = '' }: Usuario): Promise<FieldError[]> {
  if (senha === undefined) return []
  const names = [login, nome, email, ...session.empresas.map((empresa) => empresa.nome)]
  const problem = await passwordProblem('senha', senha, names)
  return problem ? [problem] : []
}

/** Refuses profiles with authorities that the session does not have in their company. */
async function perfisDemais(ctx: Ctx, { empresas = [] }: Usuario, concede: Concede): Promise<FieldError[]> {
  const perfis = await perfisPorId(
    ctx,
    empresas.flatMap((row) => row.perfis.map(({ id }) => id)),
  )
  const expand = permissionExpander(ctx.deps.model.permissions)
  return empresas.flatMap(({ empresa, perfis: given }, i) => {
    const known = given.flatMap(({ id }) => perfis.get(id) ?? [])
    const field = `empresas[${i}].perfis`
    const foreign = known.find(({ dono }) => dono !== INSTALLATION && dono !== empresa.id)
    if (foreign) return [fieldError(field, `O perfil ${foreign.nome} é de outra empresa`)]
    const refused = known.find(({ authorities }) => !concede(empresa.id, expand(authorities)))
    if (!refused) return []
    const text = `Você não pode conceder o perfil ${refused.nome}: ele tem permissões que você não tem nesta empresa`
    return [fieldError(field, text)]
  })
}
