import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ExperiencePeriod, ExperienceTalent } from '#schemas/runtime/answers/evaluation/experience.ts'
import { daysBetween } from '#schemas/runtime/days/days.ts'
import { diasDeExperiencia } from '#schemas/runtime/domain/experiencia.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import {
  acompanhados,
  avaliados,
  type Par,
  type ParFilter,
  paginaDeTalentos,
  paresDe,
} from '#server/domain/avaliacao/periodo-experiencia/queries.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readDay } from '#server/platform/crud/request/list-query.ts'
import { pageOf } from '#server/platform/crud/request/page-query.ts'
import { idsOf, sendPage } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'

const text: JsonSchema = { type: 'string' }
const day: JsonSchema = { type: 'string', format: 'date' }

/** Filters of the list. */
export const filtros: JsonSchema = {
  type: 'object',
  properties: {
    nome: { ...text, description: 'palavras do nome ou da matrícula' },
    talentosIds: { ...text, description: 'códigos separados por vírgulas' },
    areasIds: { ...text, description: 'códigos separados por vírgulas; as áreas abaixo delas também contam' },
    estabelecimentosIds: { ...text, description: 'códigos separados por vírgulas' },
    periodosIds: { ...text, description: 'códigos separados por vírgulas' },
    situacao: { ...text, description: 'T todas, R respondidas, N não respondidas, P parcialmente' },
    vencidos: { ...text, description: 'true: só as que passaram do vencimento sem resposta' },
    vencimentoDe: day,
    vencimentoAte: day,
    page: text,
    size: text,
  },
}

/** GET /talentos: talents with their periods, by the next due evaluation — spec 2 §7 */
export async function listaTalentos(ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  const page = pageOf(request.query as Record<string, string>)
  const filter = { ...filterOf(request), de: await acompanhados(ctx) }
  const { total, pares } = await paginaDeTalentos(ctx, filter, page)
  return sendPage(reply, 'talentos', page, { rows: await talentosCom(ctx, pares), total })
}

function filterOf(request: FastifyRequest): ParFilter {
  const { nome, situacao = 'T', vencidos, vencimentoDe, vencimentoAte } = request.query as Record<string, string>
  if (!['T', 'R', 'N', 'P'].includes(situacao)) fail('PARAMETRO_INVALIDO', { nome: 'situacao' })
  return {
    // a repeated query parameter arrives as an array
    ...(nome && { q: String(nome).slice(0, 200) }),
    talentosIds: idsOf(request, 'talentosIds'),
    areasComFilhas: idsOf(request, 'areasIds'),
    estabelecimentosIds: idsOf(request, 'estabelecimentosIds'),
    periodosIds: idsOf(request, 'periodosIds'),
    ...(situacao !== 'T' && { situacao: situacao as 'R' | 'N' | 'P' }),
    vencidos: vencidos === 'true',
    vencimentoDe: readDay(vencimentoDe, 'vencimentoDe'),
    vencimentoAte: readDay(vencimentoAte, 'vencimentoAte'),
  }
}

/** One talent with all of his periods. @throws DomainError 404 where none of them is for the session */
export async function talentoDe(ctx: Ctx, id: number): Promise<ExperienceTalent> {
  const filter = { de: await acompanhados(ctx), talentosIds: [id] }
  const pares = await paresDe(ctx, filter, { em: ctx.context.hoje, trabalha: 'em' })
  const [talento] = await talentosCom(ctx, pares)
  return talento ?? fail('NAO_ENCONTRADO')
}

/** Groups pairs, sorted by talent, into the answer's talents with periods. */
async function talentosCom(ctx: Ctx, pares: Par[]): Promise<ExperienceTalent[]> {
  const seus = await avaliados(ctx)
  const { hoje } = ctx.context
  const found = new Map<number, ExperienceTalent>()
  for (const par of pares) {
    const { talentoId: id, nome, matricula, dataAdmissao } = par
    const talento = found.get(id) ?? {
      ...{ id, nome, dataAdmissao, dias: diasDeExperiencia(dataAdmissao, hoje) },
      ...(matricula !== null && { matricula }),
      podeAvaliar: seus === undefined || seus.has(id),
      periodos: [],
    }
    found.set(id, talento)
    talento.periodos.push(periodoDe(par, hoje))
  }
  return [...found.values()].map(comLugar)
}

/** Adds the place on the due day of the next open evaluation, or of the last one. */
function comLugar(talento: ExperienceTalent): ExperienceTalent {
  const { periodos } = talento
  const { cargo, area, estabelecimento } = periodos.find(({ situacao }) => situacao !== 'R') ?? periodos.at(-1) ?? {}
  return { ...talento, ...dropEmpty({ cargo, area, estabelecimento }) }
}

function periodoDe(par: Par, hoje: string): ExperiencePeriod {
  const { periodoId: id, periodo: nome, dias, vencimento, situacao, modeloId, modelo } = par
  return {
    ...{ id, nome, dias, vencimento, situacao, faltam: daysBetween(hoje, vencimento) },
    vencido: situacao !== 'R' && vencimento < hoje,
    ...dropEmpty({
      area: par.area,
      estabelecimento: par.estabelecimento,
      cargo: par.cargo,
      colaboradorQuestionarioId: par.copiaId,
      versao: par.versao,
      respondidaEm: par.respondidaEm,
      performance: par.performance,
      percentualMinimoAprovacao: par.minimo,
      aprovado: par.aprovado,
    }),
    ...(modeloId !== null && { modelo: { id: modeloId, titulo: modelo ?? '' } }),
  }
}
