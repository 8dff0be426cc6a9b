import { sql } from 'kysely'
import type { Perfil } from '#schemas/generated/types/utilitario/perfil.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { permissionExpander } from '#schemas/runtime/permission.ts'
import { concessoesDe, recusaTrancarSe } from '#server/domain/utilitario/usuario/queries.ts'
import { listAuthorities } from '#server/platform/access/authorities.ts'
import { isFirstUser } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'

/** Permissions named in a message; the rest is counted. */
const NAMED = 3

export default defineHooks('utilitario/perfil', {
  /** Refuses permissions that the session does not hold, and changes of a profile with more permissions than it holds — spec 1 §6 */
  async validate(ctx, record, before) {
    if (isFirstUser(ctx.session)) return []
    if (before) await recusaPerfilMaior(ctx, before)
    const missing = lacking(ctx, record.authorities)
    if (missing.length === 0) return before ? concedidoEmOutra(ctx, before.id, record.authorities) : []
    const named = missing.slice(0, NAMED).join('; ')
    const text = missing.length > NAMED ? `${named} e mais ${missing.length - NAMED}` : named
    return [fieldError('authorities', `Você não pode conceder permissões que não tem: ${text}`)]
  },

  beforeSave({ deps }, record) {
    if (record.authorities) record.authorities = listAuthorities(deps.model, record.authorities)
  },

  async afterSave(ctx, _record, before) {
    if (before) await recusaTrancarSe(ctx, 'authorities')
  },

  async beforeDelete(ctx, record) {
    if (!isFirstUser(ctx.session)) await recusaPerfilMaior(ctx, record)
  },

  clone(_ctx, copy) {
    if (copy.nome) copy.nome = `Cópia de ${copy.nome}`.slice(0, 60)
  },
})

/** Refuses changes of a profile unless the session holds all its permissions, here and in every company where users have it. */
async function recusaPerfilMaior(ctx: Ctx, { id, authorities }: Perfil): Promise<void> {
  if (lacking(ctx, authorities).length > 0) fail('PERFIL_MAIOR')
  if ((await empresasSemDireito(ctx, id, authorities)).length > 0) fail('PERFIL_MAIOR')
}

/** Refuses new permissions of a model that the session does not hold in other companies where users have it. */
async function concedidoEmOutra(ctx: Ctx, id: number, authorities: readonly string[] = []): Promise<FieldError[]> {
  const empresas = await empresasSemDireito(ctx, id, authorities)
  if (empresas.length === 0) return []
  const nomes = new Intl.ListFormat('pt-BR').format(empresas)
  return [
    fieldError('authorities', `Você não pode conceder permissões que não tem em ${nomes}, onde este perfil é usado`),
  ]
}

/** Names of the companies where users have a profile and the session lacks some of these authorities. */
async function empresasSemDireito(ctx: Ctx, id: number, authorities: readonly string[] = []): Promise<string[]> {
  const asked = permissionExpander(ctx.deps.model.permissions)(authorities)
  const { rows } = await sql<{ id: number; nome: string }>`
    select distinct e.id, e.nome from usuario_empresa_perfis l
    join usuario_empresa x on x.id = l.usuario_empresa_id join empresa e on e.id = x.empresa_id
    where l.perfil_id = ${id} order by e.nome`.execute(ctx.db)
  const concede = await concessoesDe(ctx)
  return rows.filter((empresa) => !concede(Number(empresa.id), asked)).map(({ nome }) => nome)
}

/** Titles of the authorities that the session lacks. */
function lacking({ session, deps }: Ctx, authorities: readonly string[] = []): string[] {
  const { permissions } = deps.model
  const asked = new Set(permissionExpander(permissions)(authorities))
  return permissions
    .filter(({ authority }) => asked.has(authority) && !session.authorities.has(authority))
    .map(({ screen, title }) => `${screen}: ${title}`)
}
