import type { Ctx } from '#server/crud/define.ts'

export interface Publicidade {
  /** candidates by the id of their source */
  porOrigem: Map<number, number>
  /** candidates that named a source */
  total: number
}

/** How many candidates of the company heard of a vacancy through which source. */
export async function candidatosPorOrigem({ db, session }: Ctx): Promise<Publicidade> {
  const rows = await db
    .selectFrom('candidato')
    .select(({ fn }) => ['como_ficou_sabendo_vaga_id as origem', fn.countAll<number>().as('qtd')])
    .where('empresa_id', '=', session.empresaId)
    .where('como_ficou_sabendo_vaga_id', 'is not', null)
    .groupBy('como_ficou_sabendo_vaga_id')
    .execute()
  const porOrigem = new Map(rows.map(({ origem, qtd }) => [Number(origem), Number(qtd)]))
  return { porOrigem, total: [...porOrigem.values()].reduce((sum, qtd) => sum + qtd, 0) }
}
