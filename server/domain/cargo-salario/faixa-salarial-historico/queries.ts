import type { FaixaSalarialHistorico } from '#schemas/generated/types/cargo-salario/faixa-salarial-historico.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { Ctx } from '#server/crud/define.ts'
import type { Lancamentos } from '#server/domain/utilitario/pendencia-ac/queries.ts'

type Linha = Partial<FaixaSalarialHistorico>

/** Rows of bands in a company that is integrated with the payroll system. */
export const lancamentosDeFaixas: Lancamentos<Linha> = {
  origem: 'cargo-salario/faixa-salarial-historico',
  mesmo: (a, b) =>
    a.data === b.data &&
    a.tipo === b.tipo &&
    a.indice?.id === b.indice?.id &&
    a.quantidade === b.quantidade &&
    a.valor === b.valor,
  async descreve(ctx, row) {
    const desde = row.data === undefined ? '' : `, a partir de ${displayDay(row.data)}`
    return {
      pendencia: 'Salário de faixa salarial',
      detalhes: `${await nomeDaFaixa(ctx, row.id)}${desde}`,
      role: 'ROLE_CAD_FAIXA_SALARIAL',
    }
  },
}

/** What the band of a row is called. */
async function nomeDaFaixa({ db, session }: Ctx, linha: number): Promise<string> {
  const row = await db
    .selectFrom('faixa_salarial_historico as h')
    .innerJoin('faixa_salarial as f', (join) =>
      join.onRef('f.id', '=', 'h.faixa_salarial_id').onRef('f.empresa_id', '=', 'h.empresa_id'),
    )
    .innerJoin('cargo as c', (join) => join.onRef('c.id', '=', 'f.cargo_id').onRef('c.empresa_id', '=', 'f.empresa_id'))
    .select(['c.nome as cargo', 'f.nome as faixa'])
    .where('h.empresa_id', '=', session.empresaId)
    .where('h.id', '=', linha)
    .executeTakeFirstOrThrow()
  return `${row.cargo} ${row.faixa}`
}
