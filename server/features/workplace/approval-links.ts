import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Answer, LinkedDecision } from '#schemas/runtime/answers/workflow.ts'
import type { Action, Field, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import { actInside } from '#server/platform/crud/actions/act.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'
import { mayDecide } from '#server/platform/crud/workflow/approval/decide.ts'
import { answerOf } from '#server/platform/crud/workflow/approval/pending.ts'
import { openWait } from '#server/platform/crud/workflow/approval/waits.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { type RedeemedLink, readLink, redeemLink } from '#server/platform/session/one-time-links.ts'

const tags = ['Início']
const text: JsonSchema = { type: 'string' }
const given: Record<string, JsonSchema> = {
  entidade: { type: 'string', title: 'Cadastro', maxLength: 100 },
  codigo: { type: 'string', title: 'Código', maxLength: 100 },
}
const asked: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['entidade', 'codigo'],
  properties: given,
}
const decided: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['entidade', 'codigo', 'decisao'],
  properties: {
    ...given,
    decisao: { title: 'Decisão', enum: ['aprovar', 'reprovar'] },
    motivo: { type: 'string', title: 'Motivo', maxLength: 2000 },
  },
}
const shown: JsonSchema = {
  type: 'object',
  properties: {
    titulo: text,
    rotulo: text,
    etapa: text,
    campos: { type: 'array', items: { type: 'object', properties: { titulo: text, valor: text } } },
    motivo: { type: 'object', properties: { aprovar: { type: 'boolean' }, reprovar: { type: 'boolean' } } },
  },
}

interface Asked {
  entidade: string
  codigo: string
}
interface Decided extends Asked {
  decisao: 'aprovar' | 'reprovar'
  motivo?: string
}

/** The waiting decision of a link: record, step and possible answers. */
interface Waiting {
  ctx: Ctx
  record: StoredRecord
  etapa: string
  answers: Record<Decided['decisao'], Answer>
}

/**
 * Decisions by a link in an e-mail, without log-in: POST /api/aprovacoes/link/mostra shows what waits and changes nothing, because e-mail scanners open
 * links; POST /api/aprovacoes/link decides with the present rights of the user the e-mail was sent to. The link is one-time.
 */
export async function approvalLinkRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const config = { authority: 'PUBLIC' }
  const throttled = <T>(request: FastifyRequest, work: () => Promise<T | undefined>) =>
    prumo.throttle.attempt({ account: 'link', address: request.ip }, work)

  app.post<{ Body: Asked }>(
    '/api/aprovacoes/link/mostra',
    {
      config,
      schema: { tags, summary: 'O que o link de um e-mail pede que se decida', body: asked, response: { 200: shown } },
    },
    async (request, reply) => {
      const { entidade, codigo } = request.body
      const link = await throttled(request, () => readLink(prumo, prumo.database.kysely, 'aprovacao', entidade, codigo))
      const waiting = link ? await waitingAt(app, link) : gone()
      return reply.header('cache-control', 'no-store').send(showing(waiting))
    },
  )

  app.post<{ Body: Decided }>(
    '/api/aprovacoes/link',
    { config, schema: { tags, summary: 'Decide pelo link de um e-mail', body: decided } },
    async (request, reply) => {
      const { entidade, codigo, decisao, motivo } = request.body
      const link = await throttled(request, () => readLink(prumo, prumo.database.kysely, 'aprovacao', entidade, codigo))
      const { ctx, record, answers } = link ? await waitingAt(app, link) : gone()
      const answer = answers[decisao]
      const body: RecordData = { ...answer.corpo }
      if (answer.motivo !== undefined && motivo) body[answer.motivo] = motivo
      await inTransaction(ctx, async (tx) => {
        // concurrent requests: the second finds the link used
        if (!(await redeemLink(prumo, tx.db, 'aprovacao', entidade, codigo))) gone()
        await actInside(tx, stepNamed(tx, answer.passo), record.id, body, record.versao)
      })
      return reply.code(204).send()
    },
  )
}

const gone = (): never => invalid([fieldError('codigo', 'Este link já foi usado, venceu ou não é mais necessário.')])

const stepNamed = ({ entity }: Ctx, name: string): Action =>
  entity.actions.find((action) => action.name === name) ?? fail('ACAO_DESCONHECIDA')

/** @throws DomainError 400 where no decision of this user waits any more */
async function waitingAt({ prumo }: FastifyInstance, link: RedeemedLink): Promise<Waiting> {
  const session = await prumo.sessions.ofUser(Number(link.dados.usuarioId), link.empresaId)
  const known = prumo.model.entities.get(link.entidade)
  if (!session || !known) return gone()
  const ctx = contextOf(prumo, known, session)
  const workflow = ctx.entity.workflows?.find(({ name }) => name === link.dados.fluxo)
  const record = await findStored(ctx, link.id)
  if (!workflow?.approval || !record) return gone()
  const wait = await openWait(ctx, record.id, workflow.name)
  const answers = {
    aprovar: answerOf(ctx, workflow, workflow.approval.approved),
    reprovar: answerOf(ctx, workflow, workflow.approval.refused),
  }
  if (
    !wait ||
    wait.nivel !== link.dados.nivel ||
    !(await mayDecide(ctx, stepNamed(ctx, answers.aprovar.passo), record))
  )
    return gone()
  const etapa = workflow.approval.levels.find(({ name }) => name === wait.nivel)?.title ?? ''
  return { ctx, record, etapa, answers }
}

/** The list's columns of the record that this user may see. */
function showing({ ctx, record, etapa, answers }: Waiting): LinkedDecision {
  const { entity, session } = ctx
  const fields = entity.list.columns.flatMap((path): Field[] => {
    const field = fieldAt(entity, path)
    return field && field.path !== 'id' && mayKnow(session, field, record) ? [field] : []
  })
  const campos = fields.map((field) => ({
    titulo: field.title,
    valor: formatValue(field, valueAt(record, field.path)),
  }))
  return {
    titulo: entity.title,
    rotulo: labelOf(entity, record),
    etapa,
    campos: campos.filter(({ valor }) => valor !== ''),
    motivo: {
      aprovar: answers.aprovar.motivoObrigatorio === true,
      reprovar: answers.reprovar.motivoObrigatorio === true,
    },
  }
}
