import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MailServer } from '#schemas/runtime/answers/utilities/outbox.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { FieldError, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { requireAuthority, requireSession, type Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { largestCount } from '#server/platform/crud/list/list.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { type PageQuery, pageOf } from '#server/platform/crud/request/page-query.ts'
import { idParam, objectBody, sendPage } from '#server/platform/crud/request/request.ts'
import type { Db } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { type Situacao, situacoes } from '#server/platform/mail/mail.ts'
import { keepBack, type Pending, readPending, rewriteMail } from '#server/platform/mail/pending.ts'
import type { Prumo } from '#server/prumo.ts'
import { listOutbox, mailsAbout, type OutboxFilter, outboxFile, type Reader, readOutbox, sendAgain } from './outbox.ts'

const text: JsonSchema = { type: 'string' }
const queryOf = (...names: string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
})

const base = '/api/utilitario/caixa-saida'
const tags = ['Caixa de saída']
const config = { authority: 'ROLE_VER_EMAIL' }

/** Routes of a company's e-mails: GET /api/utilitario/caixa-saida, and those about one record: GET /api/emails. */
export async function mailRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const { kysely } = prumo.database
  app.get<{ Querystring: OutboxFilter & PageQuery }>(
    base,
    {
      config,
      schema: {
        tags,
        summary: 'E-mails da empresa, do mais novo ao mais antigo',
        querystring: queryOf('situacao', 'q', 'page', 'size'),
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query)
      const found = await listOutbox(readerOf(prumo, request), checked(request.query), { ...page, most: largestCount })
      return sendPage(reply, 'utilitario/caixa-saida', page, found)
    },
  )
  app.get(
    `${base}/servidor`,
    { config, schema: { tags, summary: 'Se há um servidor de e-mail, e de onde ele envia' } },
    async (): Promise<MailServer> => ({ configurado: prumo.env.smtp !== undefined, remetente: prumo.env.smtp?.from }),
  )
  app.get(`${base}/:id`, { config, schema: { tags, summary: 'Um e-mail' } }, async (request) =>
    readOutbox(readerOf(prumo, request), idParam(request)),
  )
  app.get(
    `${base}/:id/anexos/:lugar`,
    { config, schema: { tags, summary: 'Um anexo de um e-mail' } },
    async (request, reply) => {
      const file = await outboxFile(readerOf(prumo, request), idParam(request), idParam(request, 'lugar') % 1000)
      return reply
        .type('application/octet-stream')
        .header('content-disposition', contentDisposition('attachment', file.nome))
        .header('x-content-type-options', 'nosniff')
        .send(file.bytes)
    },
  )
  app.post(
    `${base}/:id/reenvia`,
    { config, schema: { tags, summary: 'Envia um e-mail outra vez' } },
    async (request) => {
      const reader = readerOf(prumo, request)
      await sendAgain(reader, idParam(request), prumo.now())
      return readOutbox(reader, idParam(request))
    },
  )
  app.get<{ Querystring: { entidade?: string; id?: string } }>(
    '/api/emails',
    {
      config: { authority: 'LOGIN' },
      schema: { tags, summary: 'E-mails sobre um registro', querystring: queryOf('entidade', 'id') },
    },
    async (request) => ofRecord(prumo, request),
  )
  const own = { config: { authority: 'LOGIN' } }
  app.get('/api/emails/:id', { ...own, schema: { tags, summary: 'Um e-mail que ainda não saiu' } }, (request) =>
    kysely.transaction().execute((tx) => pendingOf(prumo, tx, request)),
  )
  app.patch(
    '/api/emails/:id',
    { ...own, schema: { tags, summary: 'Muda o assunto e o texto de um e-mail que ainda não saiu' } },
    (request) =>
      kysely.transaction().execute(async (tx) => {
        const { id } = await pendingOf(prumo, tx, request)
        const { assunto, texto } = wordsOf(objectBody(request))
        await rewriteMail(tx, requireSession(request).empresaId, id, assunto, texto)
        return pendingOf(prumo, tx, request)
      }),
  )
  app.delete('/api/emails/:id', { ...own, schema: { tags, summary: 'Impede que um e-mail saia' } }, (request) =>
    kysely.transaction().execute(async (tx) => {
      const pending = await pendingOf(prumo, tx, request)
      await keepBack(tx, requireSession(request).empresaId, pending.id)
      return pending
    }),
  )
}

const readerOf = (prumo: Prumo, request: FastifyRequest): Reader => ({
  db: prumo.database.kysely,
  session: requireSession(request),
  model: prumo.model,
  registry: prumo.registry,
})

/** Reads a waiting e-mail; changing it needs the right to update its record. */
async function pendingOf(prumo: Prumo, db: Db, request: FastifyRequest): Promise<Pending> {
  const session = requireSession(request)
  const pending = await readPending(db, session.empresaId, idParam(request))
  const [about] = pending.sobre
  const entity = (about && prumo.model.entities.get(about.entidade)) ?? fail('NAO_ENCONTRADO')
  requireAuthority(session, entity.authority.update)
  await readStored({ ...contextOf(prumo, entity, session), db }, about?.id ?? 0)
  return pending
}

function wordsOf({ assunto, texto }: RecordData): { assunto: string; texto: string } {
  const errors = [...missing('assunto', 'Assunto', assunto, 200), ...missing('texto', 'Texto', texto, 8000)]
  return errors.length > 0 ? invalid(errors) : { assunto: String(assunto), texto: String(texto) }
}

function missing(field: string, title: string, value: unknown, most: number): FieldError[] {
  const text = typeof value === 'string' ? value.replaceAll('\0', '').trim() : ''
  if (text === '') return [fieldError(field, `${title} é obrigatório`)]
  return text.length > most ? [fieldError(field, `${title} deve ter no máximo ${most} caracteres`)] : []
}

const wrong = (field: string, message: string): never => invalid([{ code: violation, field, message }])

function checked({ situacao, q }: OutboxFilter): OutboxFilter {
  if (situacao && !situacoes.includes(situacao as Situacao)) wrong('situacao', 'Valor inválido para o filtro situacao')
  if (q && (q.length > 200 || q.includes('\0'))) wrong('q', 'Busca inválida')
  return { situacao, q }
}

/** E-mails about a record: readers of all records of an e-mail see recipient and subject; the text is only in the outbox. */
async function ofRecord(prumo: Prumo, request: FastifyRequest<{ Querystring: { entidade?: string; id?: string } }>) {
  const session: Session = requireSession(request)
  const { entidade = '', id = '' } = request.query
  const entity = prumo.model.entities.get(entidade) ?? fail('PARAMETRO_INVALIDO', { nome: 'entidade' })
  if (!entity.route || !/^\d{1,15}$/.test(id)) fail('PARAMETRO_INVALIDO', { nome: entity.route ? 'id' : 'entidade' })
  requireAuthority(session, entity.authority.read)
  const record = await readStored(contextOf(prumo, entity, session), Number(id))
  return mailsAbout(readerOf(prumo, request), { entidade, id: record.id })
}
