import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import type { Alvo } from './alvos.ts'

/** Common fields of proposals of the three kinds. */
export interface Proposta {
  id?: number
  cenario?: { id: number }
  temDuplicidade?: boolean
}

/** Id of the record that a field of a proposal refers to. */
export const idEm = (proposta: object, field: string): number =>
  Number((proposta as Record<string, { id: number } | undefined>)[field]?.id ?? 0)

/** Refuses a second proposal for the same record in a plan or scenario. The caller holds the plan's row lock, so that no concurrent request adds one. */
export async function recusaJaProposta(
  { db, session }: Ctx,
  { table, column, field, plan, repetida }: Alvo,
  record: Proposta,
): Promise<void> {
  const text = `select 1 from ${table} where empresa_id = $1 and ${plan.column} = $2 and ${column} = $3
    and cenario_id is not distinct from $4::bigint and id <> $5 limit 1`
  const cenario = record.cenario?.id ?? null
  const values = [session.empresaId, idEm(record, plan.field), idEm(record, field), cenario, record.id ?? 0]
  if ((await run(db, text, values)).length > 0)
    fail('CHAVE_DUPLICADA', {}, { message: repetida, errors: [fieldError(field, repetida, 'CHAVE_DUPLICADA')] })
}

/** Sets `temDuplicidade`: another undecided plan has a proposal for the same record; scenarios do not count — spec 2 §3 Realignment. */
export async function marcaRepetidas(
  { db, session }: Ctx,
  { table, column, plan }: Alvo,
  records: Proposta[],
): Promise<void> {
  const text = `select a.id from ${table} a
    where a.empresa_id = $1 and a.id = any($2::bigint[]) and a.cenario_id is null and exists (
      select from ${table} b join tabela_reajuste_colaborador p on p.empresa_id = b.empresa_id and p.id = b.${plan.column}
      where b.empresa_id = a.empresa_id and b.${column} = a.${column} and b.${plan.column} <> a.${plan.column}
        and b.cenario_id is null and p.situacao in ('E', 'P', 'V'))`
  const rows = await run<{ id: number }>(db, text, [session.empresaId, records.flatMap(({ id }) => id ?? [])])
  const repetidas = new Set(rows.map(({ id }) => Number(id)))
  for (const record of records) record.temDuplicidade = repetidas.has(Number(record.id))
}
