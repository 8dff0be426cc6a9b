import { exigeServico } from '#server/domain/utilitario/integracao/queries.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { sendAccepted } from '#server/platform/queue/accepted.ts'
import type { Prumo } from '#server/prumo.ts'
import { pesquisaEnviavel, statusDe } from './ferramenta.ts'

/** Authority to send a survey to the tool: that of changing surveys. */
const ENVIA = 'ROLE_CAD_PESQUISA_ALTERAR'

/** 'send to external survey tool, sync and sync status' — spec 2 §7 'Surveys' */
export function ferramentaRotas(route: RouteCollector): void {
  const comeca = async (ctx: Ctx, prumo: Prumo, questionarioId: number, acao: 'envia' | 'sincroniza') => {
    const { titulo } = await pesquisaEnviavel(ctx, questionarioId)
    await exigeServico(ctx, prumo.env, 'FERRAMENTA_PESQUISA', 'FERRAMENTA_PESQUISA_NAO_CONFIGURADA')
    return prumo.jobs.start(ctx.session, 'ferramenta-pesquisa', { questionarioId, acao }, titulo)
  }
  route.post(
    '/{id}/envia-ferramenta-externa',
    { summary: 'Envia as perguntas de uma pesquisa anônima à ferramenta externa', authority: ENVIA },
    async (ctx, request, reply) =>
      sendAccepted(reply, await comeca(ctx, request.server.prumo, idParam(request), 'envia')),
  )
  route.post(
    '/{id}/sincroniza',
    { summary: 'Busca as respostas dadas na ferramenta externa', authority: ENVIA },
    async (ctx, request, reply) =>
      sendAccepted(reply, await comeca(ctx, request.server.prumo, idParam(request), 'sincroniza')),
  )
  route.get(
    '/{id}/status-sincronizacao',
    { summary: 'O que foi enviado à ferramenta externa e quantas respostas vieram' },
    async (ctx, request) => statusDe(ctx, idParam(request), request.server.prumo),
  )
}
