import type { Ctx } from '#server/crud/define.ts'

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
