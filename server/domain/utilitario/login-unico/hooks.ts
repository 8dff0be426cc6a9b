import type { FieldError } from '#schemas/runtime/model.ts'
import { permissionExpander } from '#schemas/runtime/permission.ts'
import { concessoesDe, perfisPorId } from '#server/domain/utilitario/usuario/queries.ts'
import { requireConfirmation } from '#server/platform/access/session.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import { SEAL } from '#server/platform/session/oidc/provider.ts'

export default defineHooks('utilitario/login-unico', {
  /** The provider asserts identities: changes require a recently confirmed person, never an API key. */
  async validate(ctx, record) {
    requireConfirmation(ctx.session)
    const errors = await perfisDemais(ctx, record.perfisNovos ?? [])
    if (record.fecharSenha && record.ativo && !(await temEmergencia(ctx)))
      errors.push(
        fieldError(
          'fecharSenha',
          'Marque antes um usuário ativo desta empresa com acesso de emergência, no cadastro de usuários',
        ),
      )
    return errors
  },

  beforeSave({ deps }, record) {
    if (!record.clienteSegredo) return
    const { secrets } = deps.links ?? fail('ERRO_INTERNO')
    record.clienteSegredo = secrets.seal(SEAL, record.clienteSegredo)
  },
})

/** Refuses profiles for new users that the session could not grant itself. */
async function perfisDemais(ctx: Ctx, given: { id: number }[]): Promise<FieldError[]> {
  const concede = await concessoesDe(ctx)
  const expand = permissionExpander(ctx.deps.model.permissions)
  const perfis = await perfisPorId(
    ctx,
    given.map(({ id }) => id),
  )
  const refused = [...perfis.values()].find(({ authorities }) => !concede(ctx.session.empresaId, expand(authorities)))
  if (!refused) return []
  return [
    fieldError(
      'perfisNovos',
      `Você não pode conceder o perfil ${refused.nome}: ele tem permissões que você não tem nesta empresa`,
    ),
  ]
}

/** Whether a user with emergency access exists, for the case that the provider does not answer. */
async function temEmergencia({ db, session }: Ctx): Promise<boolean> {
  const text = `select from usuario u join usuario_empresa x on x.usuario_id = u.id and x.empresa_id = $1
    where u.ativo and u.acesso_emergencia limit 1`
  return (await run(db, text, [session.empresaId])).length > 0
}
