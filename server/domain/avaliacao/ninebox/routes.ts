import type { JsonSchema } from '#schemas/runtime/model.ts'
import { propostasDoBox } from '#server/domain/avaliacao/pdi/queries.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { sendAttachment } from '#server/platform/crud/exchange/sheet.ts'
import { readDay } from '#server/platform/crud/request/list-query.ts'
import { idParam, idsOf, objectBody } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { makeReport, orderOf, reportIn } from '#server/platform/reports/run.ts'
import { compara } from './comparacao.ts'
import { existeEm } from './configuracao.ts'
import { naoResponderam } from './faltam.ts'
import { graficoDe, lugaresDoCiclo } from './grafico.ts'

const RELATORIO = 'avaliacao/relatorios/ninebox'
const texto: JsonSchema = { type: 'string' }
const asked = (...names: string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, texto])),
})

/** spec 2 §7 Nine Box */
export default defineRoutes('avaliacao/ninebox', (route) => {
  route.get('/chart/{id}', { summary: 'Nine Box de um ciclo encerrado' }, (ctx, request) =>
    graficoDe(ctx, idParam(request), 'ciclo'),
  )
  route.get(
    '/chart/cncc/{id}',
    { summary: 'Nine Box de um ciclo, com o desempenho dos níveis de competência em vigor' },
    (ctx, request) => graficoDe(ctx, idParam(request), 'cncc'),
  )
  route.get(
    '/chart/pdi/{b}/{a}',
    { summary: 'O que falta aos talentos do quadrante b no ciclo a, com os cursos propostos' },
    async (ctx, request) => {
      const box = idParam(request, 'b')
      const id = idParam(request, 'a')
      if (box > 9) fail('NAO_ENCONTRADO')
      const { lugares } = await lugaresDoCiclo(ctx, id)
      return propostasDoBox(
        ctx,
        id,
        lugares.filter((lugar) => lugar.box === box),
      )
    },
  )
  route.get(
    '/exists',
    { summary: 'Se há uma configuração nesta data', querystring: asked('data'), response: { type: 'boolean' } },
    (ctx, request) => {
      const dia = readDay((request.query as { data?: string }).data)
      return dia === undefined ? fail('PARAMETRO_INVALIDO', { nome: 'data' }) : existeEm(ctx, dia)
    },
  )
  route.get(
    '/avaliadores-nao-responderam',
    {
      summary: 'Avaliadores que ainda não responderam',
      querystring: asked('avaliacaoDesempenhoId', 'avaliadoresIds', 'avaliadosIds'),
    },
    (ctx, request) => {
      const [id] = idsOf(request, 'avaliacaoDesempenhoId') ?? []
      if (id === undefined) return fail('PARAMETRO_INVALIDO', { nome: 'avaliacaoDesempenhoId' })
      const [avaliadosIds, avaliadoresIds] = [idsOf(request, 'avaliadosIds'), idsOf(request, 'avaliadoresIds')]
      return naoResponderam(ctx, id, { avaliadosIds, avaliadoresIds })
    },
  )
  route.get(
    '/comparacao',
    { summary: 'Quem mudou de quadrante entre dois ciclos', querystring: asked('de', 'para') },
    (ctx, request) => {
      const [de] = idsOf(request, 'de') ?? []
      const [para] = idsOf(request, 'para') ?? []
      if (de === undefined) return fail('PARAMETRO_INVALIDO', { nome: 'de' })
      return para === undefined ? fail('PARAMETRO_INVALIDO', { nome: 'para' }) : compara(ctx, de, para)
    },
  )
  route.post(
    '/relatorio',
    {
      summary: 'Relatório Nine Box, em PDF; formato xlsx ou csv dá a planilha',
      authority: 'ROLE_REL_NINEBOX',
      body: { type: 'object', properties: { filters: { type: 'object', title: 'Filtros' }, formato: texto } },
    },
    async ({ deps, session }, request, reply) => {
      const { prumo } = request.server
      const report = reportIn(deps, session, RELATORIO) ?? fail('NAO_ENCONTRADO')
      const order = orderOf(deps, session, report, objectBody(request))
      return sendAttachment(reply, await makeReport(prumo, session, order))
    },
  )
})
