import type { Ctx } from '#server/platform/crud/define.ts'

export interface DadosDaEmpresa {
  id: number
  nome: string
  /** CNPJ of 14 positions, or CPF of 11 digits */
  cnpj: string
  acIntegra: boolean
  /** 0: no limit */
  maximoCargos: number
}

/** The current company's own data. */
export async function empresaAtual({ db, session }: Ctx): Promise<DadosDaEmpresa> {
  const row = await db
    .selectFrom('empresa')
    .select(['id', 'nome', 'cnpj', 'ac_integra', 'maximo_cargos'])
    .where('id', '=', session.empresaId)
    .executeTakeFirstOrThrow()
  const { id, nome, cnpj } = row
  return { id: Number(id), nome, cnpj, acIntegra: row.ac_integra === true, maximoCargos: row.maximo_cargos ?? 0 }
}

/**
 * The current company; with shared talents also the session's others, limited to the current one's group where it has
 * one (spec 1 §6). `permissoes`: authorities, comma-separated, of which the session must hold one.
 */
export async function empresasPermitidas(
  { db, session }: Ctx,
  permissoes = '',
): Promise<{ id: number; nome: string }[]> {
  const asked = permissoes.split(',').filter(Boolean)
  if (asked.length > 0 && !asked.some((authority) => session.authorities.has(authority))) return []
  const shares = session.context.parametros.compartilharColaboradores === true
  const ids = shares ? session.empresas.map(({ id }) => id) : [session.empresaId]
  const rows = await db
    .selectFrom('empresa')
    .select(['id', 'nome', 'grupo'])
    .where('id', 'in', ids)
    .orderBy('nome')
    .execute()
  const grupo = rows.find(({ id }) => Number(id) === session.empresaId)?.grupo
  return rows
    .filter((row) => Number(row.id) === session.empresaId || !grupo || row.grupo === grupo)
    .map(({ id, nome }) => ({ id: Number(id), nome }))
}
