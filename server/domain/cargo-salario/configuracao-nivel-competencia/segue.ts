import { onBehalf } from '#server/crud/context.ts'
import type { Ctx } from '#server/crud/define.ts'
import { readStored } from '#server/crud/read/read.ts'
import { changeStored } from '#server/crud/write/change.ts'
import { insertBody } from '#server/crud/write/operations.ts'
import { configuracaoEm } from './queries.ts'

/**
 * The company's setting, which the rules of forms look at, says what the configuration in force says; nobody writes it otherwise.
 * @returns how many records changed
 */
export async function segueConfiguracao(ctx: Ctx): Promise<number> {
  const { considerarPercentualMinimo } = await configuracaoEm(ctx, ctx.deps.today())
  const tx = onBehalf(ctx, 'utilitario/empresa-configuracao')
  const found = await tx.db
    .selectFrom('empresa_configuracao')
    .select(['id', 'considerar_percentual_minimo as atual'])
    .where('empresa_id', '=', tx.session.empresaId)
    .executeTakeFirst()
  // a company that never said anything considers it
  if ((found?.atual ?? true) === considerarPercentualMinimo) return 0
  const id = found?.id ?? (await insertBody(tx, {}))
  await changeStored(tx, await readStored(tx, id, { lock: true }), { considerarPercentualMinimo }, 'alteracao')
  return 1
}
