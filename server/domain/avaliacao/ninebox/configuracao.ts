import type { Ninebox } from '#schemas/generated/types/avaliacao/ninebox.ts'
import { applyDefaults } from '#schemas/runtime/record/record.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { run } from '#server/platform/database/sql.ts'

const NINEBOX = 'avaliacao/ninebox'

/** Nine-box thresholds and titles valid from a day. */
export type Configuracao = Partial<Pick<Ninebox, 'id' | 'data'>> & Omit<Ninebox, 'id' | 'data'>

// $1 company, $2 day
const EM = 'select id from ninebox where empresa_id = $1 and data <= $2::date order by data desc limit 1'

/** The last configuration that had begun on a day; without one, that of the specification (33 and 66, the default titles). */
export async function configuracaoEm(ctx: Ctx, dia: string): Promise<Configuracao> {
  const [found] = await run<{ id: number }>(ctx.db, EM, [ctx.session.empresaId, dia])
  if (found) return entityOf(ctx, NINEBOX).readOfCompany(Number(found.id))
  const { data: _, ...padrao } = applyDefaults(ctx.deps.runtimes.get(NINEBOX), {}, ctx.context)
  return padrao as unknown as Configuracao
}

// $1 company, $2 day
const EXISTE = 'select exists (select from ninebox where empresa_id = $1 and data = $2::date) as sim'

/** Whether a configuration begins on that very day. */
export async function existeEm({ db, session }: Ctx, dia: string): Promise<boolean> {
  const [found] = await run<{ sim: boolean }>(db, EXISTE, [session.empresaId, dia])
  return found?.sim === true
}
