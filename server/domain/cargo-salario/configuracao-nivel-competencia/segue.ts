import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { configuracaoEm } from './queries.ts'

/**
 * Copies `considerarPercentualMinimo` of the valid configuration to the company's settings, which form rules read. The
 * only writer of that field.
 * @returns number of changed records
 */
export async function segueConfiguracao(ctx: Ctx): Promise<number> {
  const { considerarPercentualMinimo } = await configuracaoEm(ctx, ctx.deps.today())
  const tx = onBehalf(ctx, 'utilitario/empresa-configuracao')
  const found = await tx.db
    .selectFrom('empresa_configuracao')
    .select(['id', 'considerar_percentual_minimo as atual'])
    .where('empresa_id', '=', tx.session.empresaId)
    .executeTakeFirst()
  // default: true
  if ((found?.atual ?? true) === considerarPercentualMinimo) return 0
  const id = found?.id ?? (await insertBody(tx, {}))
  await changeStored(tx, await readStored(tx, id, { lock: true }), { considerarPercentualMinimo }, 'alteracao')
  return 1
}
