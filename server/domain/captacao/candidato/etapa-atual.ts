import { sql } from 'kysely'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import type { Ctx } from '#server/crud/define.ts'
import { visibleSql } from '#server/crud/visible-sql.ts'

interface Passagem {
  candidato: number
  etapa: string
}

/** The step each candidate is in, of the selections under way that the session sees; of several, the one he came to last. */
export async function preencheEtapas(ctx: Ctx, records: Candidato[]): Promise<void> {
  const { session, db } = ctx
  const ids = records.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (session.kind === 'candidato' || ids.length === 0) return
  const { rows } = await sql<Passagem>`
    select distinct on (s.candidato_id) s.candidato_id::int as candidato, e.nome as etapa
    from candidato_solicitacao s
    join etapa_seletiva e on e.empresa_id = s.empresa_id and e.id = s.etapa_seletiva_id
    where s.empresa_id = ${session.empresaId} and s.candidato_id = any(${ids}::int[]) and s.situacao = 'E'
      and ${visibleSql(ctx, 'captacao/candidato-solicitacao', 's')}
    order by s.candidato_id, s.na_etapa_desde desc nulls last, s.id desc`.execute(db)
  const etapas = new Map(rows.map(({ candidato, etapa }) => [candidato, etapa]))
  for (const record of records) if (record.id !== undefined) record.etapaAtual = etapas.get(record.id)
}
