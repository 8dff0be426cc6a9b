import { sql } from 'kysely'
import type { Usuario } from '#schemas/generated/types/utilitario/usuario.ts'
import type { SemVinculo, Vinculo } from '#schemas/runtime/answers/utilities/user-links.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { talentosDosUsuarios } from '#server/domain/gestao-talentos/talento/queries.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored, readStored } from '#server/platform/crud/read/read.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { DomainError, fieldError, invalid } from '#server/platform/errors/errors.ts'

const TALENTO = 'gestao-talentos/talento'

const podeVer = (ctx: Ctx): boolean => hasAuthority(ctx.session, forEntity(ctx, TALENTO).entity.authority.read)

/** Fills the talent of each user in the session's company (`talento.usuario`). */
export async function preencheTalentos(ctx: Ctx, records: Usuario[]): Promise<void> {
  const com = records.filter(({ empresas }) => empresas !== undefined)
  if (com.length === 0 || !podeVer(ctx)) return
  const talentos = await talentosDosUsuarios(
    ctx,
    com.map(({ id }) => id),
  )
  for (const { id, empresas = [] } of com) {
    const talento = talentos.find(({ usuario }) => usuario === id)
    const acesso = empresas.find(({ empresa }) => empresa.id === ctx.session.empresaId)
    if (talento && acesso) acesso.talento = { id: talento.id, nome: talento.nome }
  }
}

/** Refuses talents in other companies: the session's authorities apply only in its own. */
export function recusaVinculos({ session }: Ctx, { empresas = [] }: Usuario): FieldError[] {
  return empresas.flatMap(({ empresa, talento }, i) =>
    empresa.id === session.empresaId || talento === undefined
      ? []
      : [fieldError(`empresas[${i}].talento`, 'Para vincular o usuário a um talento desta empresa, entre nela.')],
  )
}

/** Stores the talent of a user in the session's company, with validation and trail of the talent. */
export async function gravaVinculo(ctx: Ctx, { id, empresas = [] }: Usuario): Promise<void> {
  if (!podeVer(ctx)) return
  const { empresaId } = ctx.session
  const i = empresas.findIndex(({ empresa }) => empresa.id === empresaId)
  const talento = empresas[i]?.talento?.id
  const [atual] = await talentosDosUsuarios(ctx, [id])
  if (atual?.id === talento) return
  try {
    if (atual) await vincula(ctx, atual.id, undefined)
    if (talento !== undefined) await vincula(ctx, talento, id)
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500) throw error
    const text = error.errors[0]?.message ?? error.message
    invalid([fieldError(i < 0 ? 'empresas' : `empresas[${i}].talento`, text)])
  }
}

async function vincula(ctx: Ctx, talento: number, usuario: number | undefined): Promise<void> {
  const talentos = forEntity(ctx, TALENTO)
  const current = await readStored(talentos, talento, { lock: true })
  await changeStored(talentos, current, { usuario: usuario === undefined ? undefined : { id: usuario } }, 'alteracao')
}

/** Users of the company without a talent, with the talent of equal e-mail. */
export async function usuariosSemVinculo(ctx: Ctx): Promise<SemVinculo[]> {
  const { empresaId } = ctx.session
  const { rows } = await sql<{
    id: number
    nome: string
    email: string | null
    talentos: { id: number; nome: string; area: string | null }[]
  }>`
    select u.id, u.nome, u.email, coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'nome', t.nome, 'area', a.nome) order by t.id)
        from talento t left join area_organizacional a on a.empresa_id = t.empresa_id and a.id = t.area_organizacional_id
        where t.empresa_id = ${empresaId} and lower(t.contato_email) = lower(u.email) and t.situacao not in ('C', 'D')
          and t.usuario_id is null and ${visibleSql(ctx, TALENTO, 't')}), '[]') as talentos
    from usuario u
    where u.ativo and exists (select from usuario_empresa x where x.usuario_id = u.id and x.empresa_id = ${empresaId})
      and not exists (select from talento t where t.empresa_id = ${empresaId} and t.usuario_id = u.id)
    order by prumo_busca(u.nome), u.id`.execute(ctx.db)
  return rows.map(({ id, nome, email, talentos: found }) => {
    const [um, outro] = found
    return {
      usuario: { id: Number(id), nome, ...(email === null ? {} : { email }) },
      ...(um && !outro
        ? { proposta: { id: um.id, nome: um.nome, ...(um.area === null ? {} : { area: um.area }) } }
        : {}),
    }
  })
}

/** Links many users in one transaction; errors are reported per row. */
export async function vinculaVarios(ctx: Ctx, pedidos: Vinculo[]): Promise<{ vinculados: number }> {
  return inTransaction(ctx, async (tx) => {
    const errors: FieldError[] = []
    for (const [i, { usuario, talento }] of pedidos.entries())
      try {
        if (!(await findStored(tx, usuario)))
          invalid([fieldError('usuario', 'O registro informado em Usuário não existe')])
        await vincula(tx, talento, usuario)
      } catch (error) {
        if (!(error instanceof DomainError) || error.status >= 500) throw error
        errors.push(fieldError(`vinculos[${i}].talento`, error.errors[0]?.message ?? error.message))
      }
    if (errors.length > 0) invalid(errors)
    return { vinculados: pedidos.length }
  })
}
