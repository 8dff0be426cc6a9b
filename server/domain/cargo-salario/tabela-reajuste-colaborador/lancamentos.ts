import type { ReajusteLancamento } from '#schemas/generated/types/cargo-salario/reajuste-lancamento.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { storeMany } from '#server/platform/crud/write/many.ts'
import { run } from '#server/platform/database/sql.ts'
import { ALVOS } from './alvos.ts'
import type { Tabela, TipoReajuste } from './tabela.ts'

/** A row written by applying a plan (without `valorAntes`), or one whose amount was raised. */
export type Lancamento = Omit<ReajusteLancamento, 'id' | 'versao' | 'tabelaReajuste' | 'versaoLinha'>

/** Records the rows that cancelling the plan reverts, with their present versions. */
export async function anotaLancamentos(
  tx: Ctx,
  { id, tipoReajuste }: Pick<Tabela, 'id' | 'tipoReajuste'>,
  lancamentos: Lancamento[],
): Promise<void> {
  const own = onBehalf(tx, 'cargo-salario/reajuste-lancamento')
  const versoes = await versoesDasLinhas(
    tx,
    tipoReajuste,
    lancamentos.map(({ linha }) => linha),
  )
  const changes = lancamentos.map((lancamento) => ({
    record: { tabelaReajuste: { id }, ...lancamento, versaoLinha: versoes.get(lancamento.linha) ?? 0 },
  }))
  const [wrong] = await storeMany(own, changes, 'criacao')
  if (wrong) throw new Error(`Lançamento: ${wrong.errors.map(({ message }) => message).join()}`)
}

export interface Anotado {
  id: number
  alvo: number
  linha: number
  versaoLinha: number
  valorAntes: number | null
  valorDepois: number | null
}

/** Versions of dated rows by id; deleted ones are missing. */
export async function versoesDasLinhas(
  { db, session }: Ctx,
  tipo: TipoReajuste,
  linhas: number[],
): Promise<Map<number, number>> {
  const text = `select id, versao from ${ALVOS[tipo].registro.historicos} where empresa_id = $1 and id = any($2::bigint[])`
  const rows = await run<{ id: number; versao: number }>(db, text, [session.empresaId, linhas])
  return new Map(rows.map(({ id, versao }) => [Number(id), versao]))
}

/** Recorded rows of a plan, by talent, band or index. */
export async function lancamentosDe(
  { db, session }: Ctx,
  tabela: number,
  tipo: TipoReajuste,
): Promise<Map<number, Anotado[]>> {
  const { column } = ALVOS[tipo].registro
  const text = `select id, ${column} as alvo, linha, versao_linha as "versaoLinha", valor_antes as "valorAntes", valor_depois as "valorDepois"
    from reajuste_lancamento where empresa_id = $1 and tabela_reajuste_id = $2 order by ${column}, id`
  const found = new Map<number, Anotado[]>()
  for (const row of await run<Anotado>(db, text, [session.empresaId, tabela])) {
    const alvo = Number(row.alvo)
    found.set(alvo, [...(found.get(alvo) ?? []), { ...row, alvo, linha: Number(row.linha) }])
  }
  return found
}
