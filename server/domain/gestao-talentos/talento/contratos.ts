import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

type Contrato = Pick<Talento, 'cpf' | 'dataAdmissao' | 'dataDesligamento' | 'situacao'> & { id?: number }

const conteudo = ({ cpf, dataAdmissao, dataDesligamento, situacao }: Contrato): string =>
  JSON.stringify([cpf, dataAdmissao, dataDesligamento, situacao === 'C'])

// $1 company, $2 CPF, $3 own id, $4 and $5 first and last day; an equal first day is refused by the unique key
const OUTRO =
  hot(`select to_char(data_admissao, 'YYYY-MM-DD') as de, to_char(data_desligamento, 'YYYY-MM-DD') as ate from talento
  where empresa_id = $1 and cpf = $2 and id <> $3 and situacao <> 'C' and (situacao <> 'D' or data_desligamento is not null)
    and data_admissao <> $4::date and data_admissao <= coalesce($5::date, 'infinity') and coalesce(data_desligamento, 'infinity') >= $4::date
  order by data_admissao limit 1`)

/**
 * Refuses a contract (record) that overlaps another one of the same CPF; a new one starts after the last day of the
 * former, cancelled ones are ignored. Concurrent registrations of a person are serialized by a lock; imports take none,
 * as they would need one per row.
 */
export async function recusaContratoSobreposto(
  { db, session, restoring, lote }: Ctx,
  record: Contrato,
  before?: Contrato,
): Promise<FieldError[]> {
  const { cpf, dataAdmissao, dataDesligamento, situacao, id = 0 } = record
  if (restoring || !cpf || !dataAdmissao || situacao === 'C') return []
  if (before && conteudo(before) === conteudo(record)) return []
  if (lote === undefined)
    await run(db, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`contrato ${session.empresaId} ${cpf}`])
  const [outro] = await run<{ de: string; ate: string | null }>(db, OUTRO, [
    ...[session.empresaId, cpf, id],
    ...[dataAdmissao, dataDesligamento ?? null],
  ])
  if (!outro) return []
  const ate = outro.ate === null ? 'que não terminou' : `até ${displayDay(outro.ate)}`
  const texto = `Este CPF já tem um contrato desde ${displayDay(outro.de)}, ${ate}: outro começa depois do fim dele.`
  return [fieldError('dataAdmissao', texto)]
}
