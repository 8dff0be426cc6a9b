import { exigeServico } from '#server/domain/utilitario/integracao/queries.ts'
import type { Env } from '#server/env.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { pesquisaEnviavel } from './ferramenta.ts'
import { envia } from './ferramenta-envia.ts'
import { sincroniza } from './ferramenta-sincroniza.ts'

export { esqueceFerramenta } from './ferramenta.ts'

/** Sends to the external tool, or reads its answers. @returns a message for the user @throws DomainError 404, 409, 503 with a message for the user */
export async function trabalhaNaFerramenta(
  ctx: Ctx,
  env: Env,
  { questionarioId, acao }: { questionarioId: number; acao: 'envia' | 'sincroniza' },
): Promise<string> {
  const pesquisa = await pesquisaEnviavel(ctx, questionarioId)
  const settings = await exigeServico(ctx, env, 'FERRAMENTA_PESQUISA', 'FERRAMENTA_PESQUISA_NAO_CONFIGURADA')
  return (acao === 'envia' ? envia : sincroniza)(ctx, settings, pesquisa)
}
