import type { Resultado } from '#schemas/runtime/answers/utilities/integrations.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { faltaDaChave } from '../chaves.ts'
import { anota, linhaDe } from '../registro.ts'

/** Tests whether Fortes BI can read: integration, user, key, data set. */
export async function testaBi(ctx: Ctx): Promise<Resultado> {
  const { empresaId } = ctx.session
  const linha = await linhaDe(ctx.db, empresaId, 'FORTES_BI')
  const falta = (await faltaDaChave(ctx, linha)) ?? (linha?.conjunto ? undefined : 'Gere o conjunto de dados.')
  const resultado: Resultado = falta
    ? { ok: false, mensagem: falta }
    : { ok: true, mensagem: `O conjunto de ${displayDay(diaDe(linha?.exportado_em))} pode ser lido com a chave.` }
  await anota(ctx.db, empresaId, 'FORTES_BI', resultado)
  return resultado
}

const diaDe = (instant: string | null | undefined): string =>
  new Date(instant ?? 0).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
