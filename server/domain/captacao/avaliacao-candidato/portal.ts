import type { RecordData } from '#schemas/runtime/model.ts'
import { exigeCadastro } from '#server/domain/captacao/candidato/queries.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { abertaDe, queryId } from './do-candidato.ts'
import { aplicacoes, empresaDaAvaliacao, processos } from './portal-dados.ts'
import { type Avaliacao, responde } from './responde.ts'
import { type Dada, leRespostas, respostasSchema } from './respostas.ts'
import { paraCandidato } from './vista.ts'

const authority = 'CANDIDATO'
const id = { type: 'integer' } as const

/** Evaluations and selections of the session's own candidate, whatever ids the request names — spec 1 §2.3, §3.2, §7.3 */
export function portal(route: RouteCollector): void {
  route.get('//externo/solicitacao-avaliacao', { summary: 'Avaliações das vagas do candidato', authority }, (ctx) =>
    aplicacoes(ctx),
  )
  route.get('//externo/historico-candidatos', { summary: 'Histórico do candidato', authority }, (ctx) => processos(ctx))
  route.get(
    '//externo/candidatos/{id}/avaliacoes',
    { summary: 'Avaliações do candidato', authority },
    (ctx, request) => {
      if (idParam(request) !== ctx.session.usuario.id) fail('NAO_ENCONTRADO')
      return aplicacoes(ctx)
    },
  )
  route.get('//externo/avaliacoes/{id}', { summary: 'Perguntas da avaliação', authority }, async (ctx, request) => {
    const own = await naEmpresaDela(ctx, idParam(request))
    return paraCandidato(await readStored<Avaliacao>(own, idParam(request)), ctx.now())
  })
  for (const [segment, rascunho] of [
    ['respostas', false],
    ['rascunho', true],
  ] as const)
    route.put(
      `//externo/avaliacoes/{id}/${segment}`,
      {
        summary: rascunho ? 'Guarda respostas sem entregá-las' : 'Entrega as respostas',
        authority,
        body: respostasSchema,
      },
      async (ctx, request) =>
        entrega(await naEmpresaDela(ctx, idParam(request)), idParam(request), objectBody(request), rascunho),
    )
  route.post(
    '//externo/candidatos/{id}/avaliacoes/{avaliacaoId}',
    {
      summary: 'Entrega as respostas de uma avaliação liberada',
      authority,
      querystring: { type: 'object', properties: { solicitacaoId: id, historicoCandidatoId: id } },
      body: respostasSchema,
      checksItself: true,
    },
    async (ctx, request) => {
      const candidato = idParam(request)
      if (candidato !== ctx.session.usuario.id) fail('NAO_ENCONTRADO')
      leRespostas(objectBody(request))
      const query = request.query as RecordData
      const aberta = await abertaDe(ctx, {
        candidato,
        avaliacao: idParam(request, 'avaliacaoId'),
        solicitacao: queryId(query, 'solicitacaoId'),
        historicoCandidatoId: queryId(query, 'historicoCandidatoId'),
      })
      const found = aberta ?? fail('NAO_ENCONTRADO')
      return entrega(await naEmpresaDela(ctx, found), found, objectBody(request), false)
    },
  )
}

async function entrega(ctx: Ctx, avaliacao: number, { respostas }: RecordData, rascunho: boolean) {
  const answer = { dadas: respostas as Dada[], rascunho }
  const answered = await inTransaction(ctx, async (tx) => {
    await exigeCadastro(tx)
    return responde(tx, avaliacao, answer)
  })
  return paraCandidato(answered, ctx.now())
}

/** Context of the company that owns the evaluation, which may differ from the session's. @throws DomainError 404 unless the session's candidate answers it */
async function naEmpresaDela(ctx: Ctx, avaliacao: number): Promise<Ctx> {
  const empresaId = (await empresaDaAvaliacao(ctx, avaliacao)) ?? fail('NAO_ENCONTRADO')
  return { ...ctx, session: { ...ctx.session, empresaId } }
}
