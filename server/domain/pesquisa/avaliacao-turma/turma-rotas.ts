import type { ClassParticipant } from '#schemas/runtime/answers/surveys/participants.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { VER_PARTICIPANTES } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { type PageQuery, pageOf } from '#server/platform/crud/request/page-query.ts'
import { idParam, objectBody, sendPage } from '#server/platform/crud/request/request.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { readAvaliacao } from './avaliacao-turma.ts'
import { incluiParticipantes } from './participantes.ts'

const base = '//pesquisa/colaborador-questionario'
const id: JsonSchema = { type: 'integer', minimum: 1 }
const text: JsonSchema = { type: 'string' }

interface Pedido {
  turma: number
  questionario?: number
}

/** Participants of classes: asked by the evaluations, and how far they are — spec 2 §7 'Surveys' (POST with turma, /turma/{id}) */
export function turmaRotas(route: RouteCollector): void {
  route.post(
    base,
    {
      summary:
        'Inclui os talentos de uma turma que ainda não participam das avaliações liberadas dela, ou de uma delas; duas vezes é uma',
      authority: 'ROLE_CAD_AVALIACAO_TURMA_ALTERAR',
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['turma'],
        properties: { turma: { ...id, title: 'Turma' }, questionario: { ...id, title: 'Questionário' } },
      },
    },
    (ctx, request) => inTransaction(ctx, async (tx) => inclui(tx, objectBody<Pedido>(request))),
  )
  route.get(
    `${base}/turma/{id}`,
    {
      summary: 'Talentos de uma turma, com o que cada um já fez das avaliações dela',
      authority: VER_PARTICIPANTES,
      querystring: { type: 'object', properties: { page: text, size: text } },
    },
    async (ctx, request, reply) => {
      const turma = await turmaDe(ctx, idParam(request))
      const page = pageOf(request.query as PageQuery)
      return sendPage(reply, 'participantes', page, await participantesDa(ctx, turma, page))
    },
  )
}

/** Reads a class. @throws DomainError 404 where the session does not see it */
const turmaDe = async (ctx: Ctx, turma: number): Promise<number> =>
  (await readStored(forEntity(ctx, 'desenvolvimento/turma'), turma)).id

// $1 company, $2 class, $3 questionnaire, or null
const LIBERADAS = `select id::int as id, questionario_id::int as questionario, situacao from avaliacao_turma
  where empresa_id = $1 and turma_id = $2 and ($3::bigint is null or questionario_id = $3) order by id`

/** @throws DomainError 400 for the questionnaire of something else, 404, 409 where nothing is released */
async function inclui(tx: Ctx, { turma, questionario }: Pedido): Promise<{ incluidos: number }> {
  const values = [tx.session.empresaId, await turmaDe(tx, turma), questionario ?? null]
  const found = await run<{ id: number; situacao: string }>(tx.db, LIBERADAS, values)
  if (found.length === 0 && questionario !== undefined)
    invalid([fieldError('questionario', 'O questionário não é de uma avaliação desta turma.')])
  if (!found.some(({ situacao }) => situacao === 'L'))
    fail('ACAO_NAO_PERMITIDA', {}, { message: 'A turma não tem avaliação liberada.' })
  let incluidos = 0
  for (const { id: avaliacao } of found) {
    // the row lock serializes concurrent requests: the second finds the copies of the first
    const lida = await readAvaliacao(tx, avaliacao, { lock: true })
    if (lida.situacao === 'L') incluidos += await incluiParticipantes(tx, lida)
  }
  return { incluidos }
}

async function participantesDa(
  ctx: Ctx,
  turma: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ClassParticipant[]; total: number }> {
  const values = new Values()
  const text = `select c.id::int as id, json_build_object('id', t.id, 'nome', coalesce(t.nome_social, t.nome)) as colaborador,
      case when c.id is not null then json_build_object('id', a.id, 'titulo', a.titulo) end as avaliacao, c.situacao,
      coalesce(c.situacao = 'R', false) as respondida, coalesce(c.situacao = 'P', false) as "respondidaParcialmente",
      c.respondida_em::text as "respondidaEm", count(*) over ()::int as total
    from colaborador_turma p
    join talento t on t.empresa_id = p.colaborador_empresa_id and t.id = p.colaborador_id
    left join (colaborador_questionario c join avaliacao_turma a on a.empresa_id = c.empresa_id and a.id = c.avaliacao_turma_id)
      on a.empresa_id = p.empresa_id and a.turma_id = p.turma_id and c.colaborador_empresa_id = t.empresa_id and c.colaborador_id = t.id
    where p.empresa_id = ${values.add(ctx.session.empresaId)} and p.turma_id = ${values.add(turma)}
      and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)}
    order by prumo_busca(t.nome), t.id, a.id limit ${values.add(limit)} offset ${values.add(offset)}`
  const rows = await run<ClassParticipant & { total: number }>(ctx.db, text, values.list)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}
