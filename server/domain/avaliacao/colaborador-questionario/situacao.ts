import { todasRespondidas } from '#server/domain/captacao/avaliacao-candidato/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { readParaLer } from './acesso.ts'

const base = '//pesquisa/colaborador-questionario'

/** Routes that tell only whether a copy is answered — spec 2 §7 'Surveys' */
export function situacao(route: RouteCollector): void {
  route.get(
    `${base}/solicitacoes/{id}/respondida`,
    {
      summary: 'Se toda avaliação da solicitação foi respondida',
      authority: 'ROLE_MOV_AVALIACAO_CANDIDATO_VER',
      response: { type: 'boolean' },
    },
    async (ctx, request) => {
      const { id } = await readStored(forEntity(ctx, 'captacao/solicitacao-pessoal'), idParam(request))
      return todasRespondidas(ctx, id)
    },
  )
  route.get(
    `${base}/{id}/respondido-parcialmente`,
    {
      summary: 'Se as respostas estão guardadas como rascunho',
      authority: 'LOGIN',
      response: { type: 'boolean' },
    },
    async (ctx, request) => (await readParaLer(ctx, idParam(request))).copia.situacao === 'P',
  )
}
