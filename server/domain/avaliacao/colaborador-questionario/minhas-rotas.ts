import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { respostasSchema } from '#server/features/questionario/respostas/resposta.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { type PageQuery, pageOf } from '#server/platform/crud/request/page-query.ts'
import { idParam, sendPage, versionOf } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { readParaLer, readParaResponder } from './acesso.ts'
import { corpoDaEntrega, leitorDaEntrega } from './corpo.ts'
import { type MinhasFilter, minhas, questionarioDe, SITUACOES, situacaoPedida } from './minhas.ts'
import { type Entrega, responde } from './responde.ts'
import { paraQuemResponde, respostasDe } from './vista.ts'

const base = '//avaliacao/avaliacoes-desempenhos-questionarios'
const text: JsonSchema = { type: 'string' }
const leEntrega = leitorDaEntrega<Entrega>(corpoDaEntrega)

/** The evaluations a talent answers himself, and their answers — spec 2 §2, §7 */
export function minhasRotas(route: RouteCollector): void {
  route.get(
    base,
    {
      summary: 'Avaliações que o talento do usuário responde, as que vencem antes primeiro',
      authority: 'LOGIN',
      querystring: {
        type: 'object',
        properties: { situacao: { ...text, enum: [...SITUACOES] }, avaliacaoDesempenho: text, page: text, size: text },
      },
    },
    async (ctx, request, reply) => {
      const query = request.query as RecordData & PageQuery
      const page = pageOf(query)
      return sendPage(reply, 'avaliacoes', page, await minhas(ctx, filtroDe(query), page))
    },
  )
  route.get(`${base}/{id}`, { summary: 'O questionário, sem as respostas', authority: 'LOGIN' }, async (ctx, request) =>
    questionarioDe(ctx, (await readParaLer(ctx, idParam(request))).copia),
  )
  route.post(
    `${base}/{id}`,
    {
      summary: 'Responde: as respostas, ou um corpo com elas e a observação',
      authority: 'LOGIN',
      body: { anyOf: [corpoDaEntrega, respostasSchema] },
      checksItself: true,
    },
    async (ctx, request) => {
      const { body } = request
      const entrega = leEntrega(Array.isArray(body) ? { respostas: body } : body)
      const versao = versionOf(request, entrega)
      const { id } = await readParaResponder(ctx, idParam(request))
      return inTransaction(ctx, async (tx) => paraQuemResponde(tx, await responde(tx, id, { ...entrega, versao })))
    },
  )
  respostas(route)
}

function respostas(route: RouteCollector): void {
  const querystring: JsonSchema = { type: 'object', properties: { colaboradorQuestionarioId: text } }
  route.get(
    '//avaliacao/respostas/colaborador',
    { summary: 'O questionário com as respostas, para quem responde', authority: 'LOGIN', querystring },
    async (ctx, request) => paraQuemResponde(ctx, await readParaResponder(ctx, alvo(request.query as RecordData))),
  )
  route.get(
    '//avaliacao/respostas/avaliacao-desempenho-questionario',
    { summary: 'As respostas dadas', authority: 'LOGIN', querystring },
    async (ctx, request) => doQuestionario(ctx, alvo(request.query as RecordData)),
  )
}

async function doQuestionario(ctx: Ctx, id: number): Promise<RecordData[]> {
  const { copia, propria } = await readParaLer(ctx, id)
  return respostasDe(ctx, copia, propria)
}

function alvo({ colaboradorQuestionarioId: nome }: RecordData): number {
  if (typeof nome !== 'string' || nome === '') return fail('PARAMETRO_INVALIDO', { nome: 'colaboradorQuestionarioId' })
  return /^[1-9]\d{0,14}$/.test(nome) ? Number(nome) : fail('NAO_ENCONTRADO')
}

function filtroDe({ situacao, avaliacaoDesempenho }: RecordData): MinhasFilter {
  if (avaliacaoDesempenho !== undefined && !/^([1-9]\d{0,14})?$/.test(String(avaliacaoDesempenho)))
    invalid([fieldError('avaliacaoDesempenho', 'Parâmetro avaliacaoDesempenho inválido')])
  return {
    situacao: situacaoPedida(situacao),
    ...(avaliacaoDesempenho ? { avaliacaoDesempenho: Number(avaliacaoDesempenho) } : {}),
  }
}
