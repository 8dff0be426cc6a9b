import type { FastifyRequest } from 'fastify'
import { VER_CANDIDATOS_DA_VAGA } from '#server/platform/access/authorities.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { incluiCandidatos } from './inclui.ts'
import { portal } from './portal/portal.ts'
import { processosDoCandidato } from './portal/processos.ts'
import { comPrevia, previaDoEmail } from './previa-email.ts'
import { historico } from './quadro/historico.ts'
import { quadroDeSelecao } from './quadro/quadro.ts'
import { solicitacoesAbertas, solicitacoesDoCandidato } from './queries.ts'
import { sugestoes } from './sugestoes.ts'
import { vagasEmSelecao } from './vagas.ts'
import { readVinculo, vinculoSchema } from './vinculo.ts'

function solicitacaoOf(request: FastifyRequest): number {
  const { solicitacao = '' } = request.query as { solicitacao?: string }
  return /^[1-9]\d{0,14}$/.test(solicitacao) ? Number(solicitacao) : fail('PARAMETRO_INVALIDO', { nome: 'solicitacao' })
}

/**
 * Routes under the requests' path — spec 1 §7.4: GET …/candidato (and …/candidato/{empresaId}) lists the requests that
 * take candidates; POST …/candidato/{id} adds a candidate to some, existing candidacies stay.
 */
export default defineRoutes('captacao/candidato-solicitacao', (route) => {
  route.get(
    '/quadro',
    {
      summary: 'O quadro de seleção de uma solicitação: etapas e candidatos',
      also: VER_CANDIDATOS_DA_VAGA,
      querystring: { type: 'object', properties: { solicitacao: { type: 'string' } } },
    },
    async (ctx, request) => quadroDeSelecao(ctx, solicitacaoOf(request)),
  )
  route.get(
    '/vagas',
    {
      summary: 'As vagas com seleção em andamento que a sessão vê, com o que há em cada uma',
      also: VER_CANDIDATOS_DA_VAGA,
    },
    async (ctx) => vagasEmSelecao(ctx),
  )
  route.get(
    '/do-candidato/{id}',
    { summary: 'As seleções de um candidato: etapa, tempo e aderência com o porquê', also: VER_CANDIDATOS_DA_VAGA },
    async (ctx, request) => processosDoCandidato(ctx, idParam(request)),
  )
  route.get(
    '/{id}/previa-email',
    {
      summary: 'O e-mail que o candidato receberá por uma recusa, desistência ou contratação',
      authority: 'ROLE_MOV_CANDIDATO_SOLICITACAO_RECUSA',
      querystring: { type: 'object', properties: { evento: { type: 'string' } } },
    },
    async (ctx, request) => {
      const { evento = 'RECUSA' } = request.query as { evento?: string }
      const known = comPrevia.find((one) => one === evento) ?? fail('PARAMETRO_INVALIDO', { nome: 'evento' })
      return previaDoEmail(ctx, idParam(request), known)
    },
  )
  route.get(
    '/sugestoes',
    {
      summary: 'Candidatos disponíveis para uma solicitação, os mais aderentes primeiro, com o porquê',
      querystring: { type: 'object', properties: { solicitacao: { type: 'string' }, q: { type: 'string' } } },
    },
    async (ctx, request) => {
      const { q = '' } = request.query as { q?: string }
      if (q.length > 200 || q.includes('\0')) fail('PARAMETRO_INVALIDO', { nome: 'q' })
      return sugestoes(ctx, solicitacaoOf(request), q)
    },
  )
  route.post(
    '/inclui',
    {
      summary: 'Inclui candidatos em solicitações, na primeira etapa: em todas ou em nenhuma',
      authority: 'ROLE_MOV_CANDIDATO_SOLICITACAO_INCLUIR',
      body: {
        type: 'object',
        properties: {
          solicitacoesIds: {
            type: 'array',
            items: { type: 'integer' },
            minItems: 1,
            maxItems: 100,
            title: 'Solicitação de Pessoal',
          },
          candidatosIds: { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 500, title: 'Candidatos' },
        },
        required: ['solicitacoesIds', 'candidatosIds'],
      },
    },
    async (ctx, request) => ({ incluidos: await incluiCandidatos(ctx, objectBody(request)) }),
  )

  const base = '//captacao/solicitacoes-pessoal/candidato'
  const summary = 'Solicitações de pessoal que aceitam candidatos'
  route.get(base, { summary, also: VER_CANDIDATOS_DA_VAGA }, async (ctx) => solicitacoesAbertas(ctx))
  route.get(`${base}/{id}`, { summary }, async (ctx, request) =>
    idParam(request) === ctx.session.empresaId ? solicitacoesAbertas(ctx) : fail('NAO_ENCONTRADO'),
  )
  route.post(
    `${base}/{id}`,
    { summary: 'Inclui o candidato em solicitações de pessoal', body: vinculoSchema, checksItself: true },
    async (ctx, request, reply) => {
      const id = idParam(request)
      const { empresaId, candidatoId, solicitacoesIds } = readVinculo({ candidatoId: id, ...objectBody(request) })
      if (candidatoId !== id || empresaId !== ctx.session.empresaId) fail('NAO_ENCONTRADO')
      await inTransaction(ctx, async (tx) => {
        const known = await solicitacoesDoCandidato(tx, id, solicitacoesIds)
        for (const solicitacao of solicitacoesIds.filter((s) => !known.has(s)))
          await insertBody(tx, { candidato: { id }, solicitacao: { id: solicitacao } })
      })
      return reply.code(204).send()
    },
  )
  historico(route)
  portal(route)
})
