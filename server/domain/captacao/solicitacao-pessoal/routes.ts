import { limiteDoCargo } from '#server/domain/utilitario/configuracao-limite-colaborador/queries.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { estabilidadeDoTalento } from './estabilidade.ts'
import { estatisticas } from './estatisticas-rota.ts'
import { impressao } from './impressao.ts'
import { avaliacoesDaSolicitacao, bairrosDaSolicitacao, possuiCandidato } from './lookups.ts'
import { contaPorArea, contaPorSituacao, isSituacao, situacoes } from './situacoes.ts'

/** Routes of one request — spec 1 §7.4. Each checks first that the session sees it. */
export default defineRoutes('captacao/solicitacao-pessoal', (route) => {
  /** counts for charts: by situation, or by area within one */
  route.get(
    '/por-situacao',
    {
      summary: 'Solicitações por situação; com situacao, as desta por área',
      querystring: { type: 'object', properties: { situacao: { type: 'string', enum: Object.keys(situacoes) } } },
    },
    async (ctx, request) => {
      const { situacao } = request.query as { situacao?: string }
      if (situacao === undefined) return contaPorSituacao(ctx)
      return isSituacao(situacao) ? contaPorArea(ctx, situacao) : fail('PARAMETRO_INVALIDO', { nome: 'situacao' })
    },
  )

  impressao(route)
  estatisticas(route)

  route.get('/{id}/bairros', { summary: 'Bairros da solicitação' }, async (ctx, request) => {
    const { id } = await readStored(ctx, idParam(request))
    return bairrosDaSolicitacao(ctx, id)
  })

  route.get('/{id}/avaliacoes', { summary: 'Modelos de avaliação da solicitação' }, async (ctx, request) => {
    const { id } = await readStored(ctx, idParam(request))
    return avaliacoesDaSolicitacao(ctx, id)
  })

  route.get(
    '/{id}/possui-candidato',
    { summary: 'Se há candidatos na solicitação', response: { type: 'boolean' } },
    async (ctx, request) => {
      const { id } = await readStored(ctx, idParam(request))
      return possuiCandidato(ctx, id)
    },
  )

  /** asked by the form when a talent to be replaced is chosen */
  route.get(
    '/substituidos/{id}/estabilidade',
    { summary: 'Estabilidade de um talento que seria substituído' },
    async (ctx, request) => estabilidadeDoTalento(ctx, idParam(request)),
  )

  route.post(
    '/validarLimiteCargo/{id}',
    {
      summary: 'Se as vagas pedidas cabem no limite de colaboradores do cargo {id}',
      body: {
        type: 'object',
        properties: {
          quantidade: { type: 'integer', title: 'Número de vagas' },
          areaOrganizacional: { type: 'object', title: 'Área Organizacional' },
          id: { type: 'integer', title: 'Solicitação que está sendo alterada' },
        },
      },
    },
    async (ctx, request) => {
      const { quantidade = 1, areaOrganizacional, id } = objectBody(request)
      if (!isCount(quantidade))
        return invalid([fieldError('quantidade', 'Número de vagas deve ser um número positivo')])
      const areaId = referenceId(areaOrganizacional)
      const solicitacaoId = isCount(id) ? id : undefined
      const limite = await limiteDoCargo(ctx, { cargoId: idParam(request), areaId, quantidade, solicitacaoId })
      return limite ?? semLimite
    },
  )

  /** limit of the position by salary band, asked while the form is filled in: not every session may open the band to find its position */
  route.get(
    '/limite-faixa/{id}',
    {
      summary: 'Se as vagas pedidas cabem no limite de colaboradores do cargo da faixa {id}',
      querystring: {
        type: 'object',
        properties: {
          quantidade: { type: 'string' },
          areaOrganizacionalId: { type: 'string' },
          solicitacaoId: { type: 'string' },
        },
      },
    },
    async (ctx, request) => {
      const query = request.query as Record<string, string | undefined>
      const [quantidade = 1, areaId, solicitacaoId] = ['quantidade', 'areaOrganizacionalId', 'solicitacaoId'].map(
        (name) => (query[name] === undefined ? undefined : countIn(query[name], name)),
      )
      const pedido = { faixaSalarialId: idParam(request), areaId, quantidade, solicitacaoId }
      return (await limiteDoCargo(ctx, pedido)) ?? semLimite
    },
  )
})

const semLimite = { excedido: false, bloqueia: false }

function countIn(text: string, nome: string): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : undefined
  return isCount(value) ? value : fail('PARAMETRO_INVALIDO', { nome })
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647

function referenceId(value: unknown): number | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return isCount(id) ? id : undefined
}
