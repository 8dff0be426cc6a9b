import type { FastifyInstance } from 'fastify'
import type { Desk } from '#schemas/runtime/answers/recruitment/desk.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { candidatosAtrasados, vagasDaMesa } from '#server/domain/captacao/candidato-solicitacao/queries.ts'
import { entrevistasDoDia } from '#server/domain/captacao/entrevista/queries.ts'
import { listAndCountDue } from '#server/features/notices/due-list.ts'
import { dueItem } from '#server/features/notices/routes.ts'
import { VENCIMENTOS } from '#server/platform/access/authorities.ts'
import { hasAuthority, requireSession, type Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'

const text: JsonSchema = { type: 'string' }
const integer: JsonSchema = { type: 'integer' }
const boolean: JsonSchema = { type: 'boolean' }

const some = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties },
})
const counted = (itens: JsonSchema, more: Record<string, JsonSchema> = {}): JsonSchema => ({
  type: 'object',
  properties: { ...more, total: integer, itens },
})

const interview = {
  ...{ id: integer, inicio: text, duracao: integer, local: text, candidaturaId: integer },
  ...{ candidato: text, vaga: text, passou: boolean, comigo: boolean },
}
const vacancy = {
  ...{ id: integer, descricao: text, area: text, quantidade: integer, preenchidas: integer, previsao: text },
  ...{ emSelecao: integer, atrasados: integer, etapas: some({ nome: text, total: integer }) },
}
const late = {
  ...{ id: integer, candidatoId: integer, nome: text, solicitacaoId: integer, vaga: text, etapa: text },
  ...{ dias: integer, prazoDias: integer, minha: boolean },
}

const desk: JsonSchema = {
  type: 'object',
  properties: {
    entrevistas: some(interview),
    vencimentos: counted({ type: 'array', items: dueItem }),
    vagas: counted(some(vacancy), { minhas: boolean }),
    atrasados: counted(some(late)),
  },
}

/** Rows of each part; its list shows the rest. */
const SHOWN = { due: 5, vacancies: 6, late: 6 }

/** Data of the start page: GET /api/mesa/hoje. Each part is present for sessions with the authority of its list, filtered like that list. */
export async function deskRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  app.get(
    '/api/mesa/hoje',
    {
      config: { authority: 'LOGIN' },
      schema: {
        tags: ['Início'],
        summary: 'O dia do usuário: entrevistas, vencimentos, vagas e candidatos atrasados',
        response: { 200: desk },
      },
    },
    async (request) => deskOf(prumo, requireSession(request)),
  )
}

async function deskOf(prumo: Prumo, session: Session): Promise<Desk> {
  const selections = opens(prumo, session, 'captacao/candidato-solicitacao')
  const interviews = opens(prumo, session, 'captacao/entrevista')
  const [entrevistas, vencimentos, vagas, atrasados] = await Promise.all([
    interviews && entrevistasDoDia(interviews),
    hasAuthority(session, VENCIMENTOS)
      ? listAndCountDue(prumo, session, { dias: 0 }, { limit: SHOWN.due, latestFirst: true })
      : undefined,
    selections && vagasDaMesa(selections, SHOWN.vacancies),
    selections && candidatosAtrasados(selections, SHOWN.late),
  ])
  return {
    ...(entrevistas && { entrevistas }),
    ...(vencimentos && { vencimentos }),
    ...(vagas && { vagas }),
    ...(atrasados && { atrasados }),
  }
}

/** Context of a register for sessions that read it or open single records of it (`x-entity.reached`); else undefined. */
function opens(prumo: Prumo, session: Session, path: string): Ctx | undefined {
  const entity = prumo.model.entities.get(path) ?? fail('NAO_ENCONTRADO')
  const { authority, reached } = entity
  const may = hasAuthority(session, authority.read) || (reached && hasAuthority(session, reached.authority))
  return may ? contextOf(prumo, entity, session) : undefined
}
