import type { Ctx } from '#server/platform/crud/define.ts'

/** Number of candidates of the company that name a source. */
export async function candidatosComOrigem({ db, session }: Ctx): Promise<number> {
  const { total } = await db
    .selectFrom('candidato')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('empresa_id', '=', session.empresaId)
    .where('como_ficou_sabendo_vaga_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}
