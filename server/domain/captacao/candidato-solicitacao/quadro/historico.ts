import dateTime from '#schemas/runtime/formats/date-time.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { avaliacoesDaPassagem } from '#server/domain/captacao/avaliacao-candidato/queries.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { idParam, objectBody, sendPage } from '#server/platform/crud/request/request.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { passagens } from './passagens.ts'

const base = '//captacao/historico'
/** page size for one candidate's stays: more than he collects in years */
const todas = { limit: 1000, offset: 0 }

const expiracao: JsonSchema = {
  type: 'object',
  properties: { dataHoraExpiracao: { type: 'string', format: 'date-time', title: 'Data/Hora de Expiração' } },
  required: ['dataHoraExpiracao'],
}

/** The history of candidates: their stays in the steps of selections — spec 1 §2.2, §7.3 */
export function historico(route: RouteCollector): void {
  const id = { type: 'integer' } as const
  const querystring: JsonSchema = { type: 'object', properties: { candidatoId: id, solicitacaoId: id } }
  route.get(base, { summary: 'Histórico dos candidatos', querystring }, async (ctx, request, reply) => {
    const query = parseListQuery(ctx.entity, request.query as Record<string, unknown>)
    const { candidatoId, solicitacaoId, ...unknown } = query.filter
    const [name] = Object.keys(unknown)
    if (name !== undefined) invalid([fieldError(name, `Filtro desconhecido: ${name}`)])
    const recorte = {
      candidatoId: asId('candidatoId', candidatoId),
      solicitacaoId: asId('solicitacaoId', solicitacaoId),
    }
    return sendPage(
      reply,
      'historico',
      query,
      await passagens(ctx, { ...recorte, limit: query.limit, offset: query.offset }),
    )
  })
  route.get(`${base}/candidato/{id}`, { summary: 'Histórico do candidato' }, async (ctx, request) => {
    const { id: candidatoId } = await readStored(forEntity(ctx, 'captacao/candidato'), idParam(request))
    return (await passagens(ctx, { candidatoId, ...todas })).rows
  })
  route.get(`${base}/{id}`, { summary: 'Passagem de um candidato por uma etapa' }, async (ctx, request) =>
    passagem(ctx, idParam(request)),
  )
  route.put(
    `${base}/{id}/data-hora-expiracao`,
    {
      summary: 'Nova expiração das avaliações da etapa',
      authority: 'ROLE_MOV_AVALIACAO_CANDIDATO_EXPIRACAO',
      body: expiracao,
    },
    async (ctx, request, reply) => {
      const { dataHoraExpiracao } = objectBody(request)
      await inTransaction(ctx, async (tx) => prorroga(tx, idParam(request), String(dataHoraExpiracao)))
      return reply.code(204).send()
    },
  )
}

/** Sets the time limit of every unanswered evaluation of the stay. */
async function prorroga(tx: Ctx, id: number, ate: string): Promise<void> {
  const dataHoraExpiracao = dateTime.normalise?.(ate) ?? ate
  await passagem(tx, id)
  const avaliacao = forEntity(tx, 'captacao/avaliacao-candidato')
  const ids = await avaliacoesDaPassagem(tx, id)
  if (ids.length === 0) fail('ACAO_NAO_PERMITIDA', {}, { message: 'Não há avaliação a responder nesta etapa.' })
  for (const each of ids)
    await changeStored(avaliacao, await readStored(avaliacao, each, { lock: true }), { dataHoraExpiracao }, 'expiracao')
}

async function passagem(ctx: Ctx, id: number) {
  const [found] = (await passagens(ctx, { id, limit: 1, offset: 0 })).rows
  return found ?? fail('NAO_ENCONTRADO')
}

function asId(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined
  return /^[1-9]\d{0,14}$/.test(String(value))
    ? Number(value)
    : invalid([fieldError(name, `Parâmetro ${name} inválido`)])
}
