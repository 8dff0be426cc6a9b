import type { Resultado } from '#schemas/runtime/answers/utilities/integrations.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { type Nome, servicos, tituloDe } from './catalogo.ts'
import { marcaAceite, marcaRecusa } from './colabore.ts'
import { comoConfigurar } from './falta.ts'
import { anota } from './registro.ts'
import { alcance } from './servico.ts'

/** R-UTI-07: tests address and key of a service, also before it is enabled; the result is stored in the integration. */
export async function testaServico(ctx: Ctx, prumo: Prumo, nome: Nome): Promise<Resultado> {
  const resultado = await pergunta(ctx, prumo, nome)
  await anota(ctx.db, ctx.session.empresaId, nome, resultado)
  return resultado
}

async function pergunta(ctx: Ctx, prumo: Prumo, nome: Nome): Promise<Resultado> {
  const servico = servicos[nome] ?? fail('NAO_ENCONTRADO')
  const titulo = tituloDe(ctx.deps.model, nome)
  const { url, key, falta = 'CHAVE' } = await alcance(ctx, prumo.env, nome)
  if (url === undefined || key === undefined) return { ok: false, mensagem: comoConfigurar(nome, falta) }
  const answer = await servico.testa({ url, key })
  if (nome === 'FORTES_COLABORE' && answer.status === 'done') await marcaAceite(ctx, prumo)
  if (nome === 'FORTES_COLABORE' && answer.status === 'refused') await marcaRecusa(ctx, prumo)
  if (answer.status === 'done') return { ok: true, mensagem: `${titulo}: conexão e chave aceitas.` }
  if (answer.status === 'refused') return { ok: false, mensagem: `${titulo}: a chave não foi aceita.` }
  prumo.log.warn(`${titulo}: ${answer.reason}`)
  return {
    ok: false,
    mensagem: `${titulo}: o serviço não respondeu como esperado. Tente novamente em instantes; se continuar, confira o endereço com o administrador do servidor.`,
  }
}
