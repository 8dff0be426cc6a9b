import type { Resultado } from '#schemas/runtime/answers/utilities/integrations.ts'
import { integrada } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { faltaDaChave } from './chaves.ts'
import { anota, linhaDe } from './registro.ts'

/** Whether the payroll can exchange batches: company, card, user, key. */
export async function testaFolha(ctx: Ctx): Promise<Resultado> {
  const { empresaId } = ctx.session
  const linha = await linhaDe(ctx.db, empresaId, 'AC_PESSOAL')
  const falta = integrada(ctx)
    ? await faltaDaChave(ctx, linha)
    : 'A empresa não é integrada com a folha: marque isso no cadastro da empresa.'
  const resultado = falta
    ? { ok: false, mensagem: falta }
    : { ok: true, mensagem: 'A folha pode trocar lotes com a chave.' }
  await anota(ctx.db, empresaId, 'AC_PESSOAL', resultado)
  return resultado
}
