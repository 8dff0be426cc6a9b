import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
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
