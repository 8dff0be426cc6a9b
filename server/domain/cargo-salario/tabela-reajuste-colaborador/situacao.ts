import type { TabelaReajusteColaborador } from '#schemas/generated/types/cargo-salario/tabela-reajuste-colaborador.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/**
 * `ehUltimo`: no later applied plan touched the same talents, bands or indices. `existeHistoricoConfirmado`: the payroll system has confirmed a row it
 * was given to decide — spec 2 §3 Realignment. $1 company, $2 plans
 */
const SITUACAO = `select p.id,
    p.situacao = 'A' and not exists (
      select from reajuste_lancamento a
      join reajuste_lancamento b on b.empresa_id = a.empresa_id and b.tabela_reajuste_id <> a.tabela_reajuste_id
        and (b.talento_id = a.talento_id or b.faixa_salarial_id = a.faixa_salarial_id or b.indice_id = a.indice_id)
      join tabela_reajuste_colaborador later on later.empresa_id = b.empresa_id and later.id = b.tabela_reajuste_id
      where a.empresa_id = p.empresa_id and a.tabela_reajuste_id = p.id and later.situacao = 'A'
        and (later.aplicada_em, later.id) > (p.aplicada_em, p.id)) as ultimo,
    exists (
      select from reajuste_lancamento a
      left join talento_historico t on t.empresa_id = a.empresa_id and t.talento_id = a.talento_id and t.id = a.linha
      left join faixa_salarial_historico f on f.empresa_id = a.empresa_id and f.faixa_salarial_id = a.faixa_salarial_id and f.id = a.linha
      left join indice_historico i on i.empresa_id = a.empresa_id and i.indice_id = a.indice_id and i.id = a.linha
      where a.empresa_id = p.empresa_id and a.tabela_reajuste_id = p.id and a.aguardava
        and coalesce(t.status, f.status, i.status) = 'C') as confirmado
  from tabela_reajuste_colaborador p where p.empresa_id = $1 and p.id = any($2::bigint[])`

/** Fills the fields that depend on other plans and on the payroll system. */
export async function preencheSituacao(
  { db, session }: Ctx,
  records: (TabelaReajusteColaborador & { id?: number })[],
): Promise<void> {
  const ids = records.flatMap(({ id }) => id ?? [])
  const rows = await run<{ id: number; ultimo: boolean; confirmado: boolean }>(db, SITUACAO, [session.empresaId, ids])
  const found = new Map(rows.map((row) => [Number(row.id), row]))
  for (const record of records) {
    const row = found.get(Number(record.id))
    record.ehUltimo = row?.ultimo ?? false
    record.existeHistoricoConfirmado = row?.confirmado ?? false
  }
}
