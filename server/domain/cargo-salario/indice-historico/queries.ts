import type { IndiceHistorico } from '#schemas/generated/types/cargo-salario/indice-historico.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { Lancamentos } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

type Linha = Partial<IndiceHistorico>

/** Rows of indices that go to the payroll system of an integrated company. */
export const lancamentosDeIndices: Lancamentos<Linha> = {
  origem: 'cargo-salario/indice-historico',
  mesmo: (a, b) => a.data === b.data && a.valor === b.valor,
  async descreve(ctx, row) {
    const desde = row.data === undefined ? '' : `, a partir de ${displayDay(row.data)}`
    const { nome } = await indiceDaLinha(ctx, row.id)
    return { pendencia: 'Valor de índice', detalhes: `${nome}${desde}`, role: 'ROLE_CAD_INDICE' }
  },
}

/** Finds the index of a row. */
export async function acheIndiceDaLinha({ db, session }: Ctx, linha: number) {
  const row = await db
    .selectFrom('indice_historico as h')
    .innerJoin('indice as i', (join) =>
      join.onRef('i.id', '=', 'h.indice_id').onRef('i.empresa_id', '=', 'h.empresa_id'),
    )
    .select(['i.id', 'i.nome'])
    .where('h.empresa_id', '=', session.empresaId)
    .where('h.id', '=', linha)
    .executeTakeFirst()
  return row && { id: Number(row.id), nome: row.nome }
}

async function indiceDaLinha(ctx: Ctx, linha: number) {
  const indice = await acheIndiceDaLinha(ctx, linha)
  if (!indice) throw new Error(`Row ${linha} belongs to no index`)
  return indice
}
