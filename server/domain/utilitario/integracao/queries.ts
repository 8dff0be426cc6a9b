import type { Env } from '#server/env.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { ServiceSettings } from '#server/platform/outbound/json-service.ts'
import { type Nome, tituloDe } from './catalogo.ts'
import { alcance } from './servico.ts'

export { exigeChaveDoCartao } from './chaves.ts'
export { marcaRecusa } from './colabore.ts'
export { anota } from './registro.ts'
export { alcance } from './servico.ts'

/** Address and key of a service that the company uses. @throws DomainError saying what is missing and where it is said */
export async function exigeServico(
  ctx: Ctx,
  env: Env,
  nome: Nome,
  semEndereco: 'COLABORE_NAO_CONFIGURADO' | 'EDUVEM_NAO_CONFIGURADO' | 'FERRAMENTA_PESQUISA_NAO_CONFIGURADA',
): Promise<ServiceSettings> {
  const { url, key, falta } = await alcance(ctx, env, nome)
  const titulo = tituloDe(ctx.deps.model, nome)
  if (falta === 'INATIVA') return fail('INTEGRACAO_INATIVA', { titulo })
  if (url === undefined || key === undefined) return fail(semEndereco)
  return { url, key }
}
