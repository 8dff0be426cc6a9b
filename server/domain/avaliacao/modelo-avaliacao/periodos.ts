import type { PeriodoDoTalento } from '#schemas/runtime/answers/evaluation/experience.ts'
import { shiftDay } from '#schemas/runtime/dates.ts'
import { podeAcompanhar } from '#server/domain/avaliacao/periodo-experiencia/queries.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany, readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'

const TALENTO = 'gestao-talentos/talento'

interface Periodo {
  id: number
  nome: string
  dias: number
}

// $1 company, $2 model (null: any)
const PERIODOS = hot(`select id, nome, dias from periodo_experiencia p
  where empresa_id = $1 and ativo and ($2::bigint is null or exists (select 1 from modelo_avaliacao m
    where m.empresa_id = p.empresa_id and m.id = $2 and m.periodo_acompanhamento_experiencia_id = p.id))
  order by dias, nome, id`)

/** Experience periods that the talent is in today, by end; with `modelo`, the period of that model. @throws DomainError 403, 404 */
export async function periodosDoTalento(ctx: Ctx, talento: number, modelo?: number): Promise<PeriodoDoTalento[]> {
  const { dataAdmissao, dataDesligamento } = (await readTalento(ctx, talento)) as { [day: string]: unknown }
  if (typeof dataAdmissao !== 'string') return []
  const { hoje } = ctx.context
  const rows = await run<Periodo>(ctx.db, PERIODOS, [ctx.session.empresaId, modelo ?? null])
  const all = rows.map(({ id, nome, dias }) => ({
    ...{ id: Number(id), nome, dias },
    // the day of the admission is the first — spec 2 §5 'Experience period'
    vencimento: shiftDay(dataAdmissao, dias - 1),
  }))
  if (modelo !== undefined) return all
  const left = typeof dataDesligamento === 'string' && dataDesligamento < hoje
  return left || dataAdmissao > hoje ? [] : all.filter(({ vencimento }) => vencimento >= hoje)
}

/** Reads a talent for sessions that follow his experience period, or see talents. @throws DomainError 403, 404 */
async function readTalento(ctx: Ctx, id: number): Promise<StoredRecord> {
  const of = forEntity(ctx, TALENTO)
  if (await podeAcompanhar(ctx, id)) return readOfCompany(of, id)
  requireAuthority(ctx.session, of.entity.authority.read)
  return readStored(of, id)
}
