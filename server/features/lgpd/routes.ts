import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { violation } from '#schemas/runtime/messages.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { COPIA_ANONIMA, LGPD, LGPD_APAGAR } from '#server/platform/access/authorities.ts'
import { requireSession, type Session } from '#server/platform/access/session.ts'
import { requireWholeCompany } from '#server/platform/access/whole-company.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { sheetTypes } from '#server/platform/crud/exchange/sheet.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { writeTrailLine } from '#server/platform/crud/trail/write-trail.ts'
import { fail, invalid } from '#server/platform/errors/errors.ts'
import { sendAccepted } from '#server/platform/queue/accepted.ts'
import { letterheadOf } from '#server/platform/reports/document/letter.ts'
import { printTable } from '#server/platform/reports/render/printer.ts'
import type { Rendered } from '#server/platform/reports/render/rendered.ts'
import { renderXlsx } from '#server/platform/reports/render/xlsx.ts'
import type { Prumo } from '#server/prumo.ts'
import { dossierDocument, inventoryDocument } from './documents.ts'
import { dossierOf } from './dossier.ts'
import { inventoryOf } from './inventory.ts'
import { type Officer, officerOf } from './officer.ts'
import { officerHere, overdueIds, overdueOf } from './overdue.ts'
import { findSubject, type Subject, searchPeople } from './persons.ts'
import { previewOf } from './preview.ts'
import { scopeOf, signatureOf } from './scope.ts'

const tags = ['LGPD']
const text: JsonSchema = { type: 'string' }
const who: JsonSchema = {
  type: 'object',
  properties: { entidade: text, id: text, formato: text },
  required: ['entidade', 'id'],
}

interface Who {
  entidade: string
  id: string
  formato?: string
}

/** Routes of the data protection officer: search of people, their data, erasure with preview, and the inventory of personal data (LGPD). */
export async function lgpdRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const url = '/api/utilitario/lgpd'
  const config = { authority: LGPD }
  const officer = (request: FastifyRequest, authority?: string) => officerOf(prumo, requireSession(request), authority)

  app.get<{ Querystring: { q?: string } }>(
    `${url}/pessoas`,
    {
      config,
      schema: {
        tags,
        summary: 'Pessoas por nome, CPF ou e-mail',
        querystring: { type: 'object', properties: { q: text } },
      },
    },
    async (request) => searchPeople(await officer(request), request.query.q ?? ''),
  )
  app.get<{ Querystring: Who }>(
    `${url}/dados`,
    { config, schema: { tags, summary: 'Todos os dados de uma pessoa, na tela, em JSON ou em PDF', querystring: who } },
    async (request, reply) => {
      const own = await officer(request)
      const subject = await subjectOf(own, request.query)
      const dossier = await dossierOf(own, subject)
      const format = oneOf(request.query.formato ?? 'tela', ['tela', 'json', 'pdf'])
      if (format === 'tela') return dossier
      await noteHandedOut(own, subject)
      if (format === 'pdf')
        return sendPdf(reply, 'dados-pessoais', dossierDocument(await headOf(prumo, own.session), dossier))
      reply.header('content-disposition', 'attachment; filename="dados-pessoais.json"')
      return { geradoEm: prumo.now().toISOString(), ...dossier }
    },
  )
  app.get<{ Querystring: Who }>(
    `${url}/previa`,
    {
      config: { authority: LGPD_APAGAR },
      schema: { tags, summary: 'O que o apagamento de uma pessoa muda e o que fica', querystring: who },
    },
    async (request) => {
      const own = await officer(request, LGPD_APAGAR)
      return previewOf(own, await subjectOf(own, request.query))
    },
  )
  app.post(
    `${url}/apagamento`,
    { config: { authority: LGPD_APAGAR }, schema: { tags, summary: 'Apaga os dados de uma pessoa' } },
    async (request, reply) => {
      const own = await officer(request, LGPD_APAGAR)
      const { entidade, id, assinatura } = objectBody(request)
      const subject = await subjectOf(own, { entidade: String(entidade), id: String(id) })
      const scope = await scopeOf(own, subject)
      if (signatureOf(scope) !== assinatura) fail('PESSOA_ALTERADA')
      const input = { entidade: subject.entidade, id: subject.id, assinatura: signatureOf(scope) }
      return sendAccepted(reply, await prumo.jobs.start(own.session, 'apaga-pessoa', input))
    },
  )
  app.get(
    `${url}/prazos`,
    {
      config: { authority: LGPD_APAGAR },
      schema: { tags, summary: 'Registros de pessoas guardados além do prazo da lei' },
    },
    async (request) => overdueOf(await officerHere(prumo, requireSession(request))),
  )
  app.post(
    `${url}/prazos/apagamento`,
    {
      config: { authority: LGPD_APAGAR },
      schema: { tags, summary: 'Apaga os dados das pessoas cujo prazo de guarda venceu' },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const { entidade, assinatura } = objectBody(request)
      const here = await officerHere(prumo, session)
      const ids = await overdueIds(here, String(entidade), String(assinatura))
      return sendAccepted(reply, await prumo.jobs.start(session, 'apaga-vencidos', { entidade: String(entidade), ids }))
    },
  )
  app.post(
    `${url}/copia-anonima`,
    {
      config: { authority: COPIA_ANONIMA },
      schema: { tags, summary: 'Faz uma cópia anônima dos cadastros da empresa, em segundo plano' },
    },
    async (request, reply) => {
      const session = requireSession(request)
      requireWholeCompany(session)
      return sendAccepted(reply, await prumo.jobs.start(session, 'copia-anonima', null))
    },
  )
  app.get<{ Querystring: { formato?: string } }>(
    `${url}/inventario`,
    {
      config,
      schema: {
        tags,
        summary: 'Inventário de dados pessoais, na tela, em PDF ou XLSX',
        querystring: { type: 'object', properties: { formato: text } },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const lines = await inventoryOf(prumo, session)
      const format = oneOf(request.query.formato ?? 'tela', ['tela', 'pdf', 'xlsx'])
      if (format === 'tela') return lines
      const document = inventoryDocument(await headOf(prumo, session), lines)
      if (format === 'pdf') return sendPdf(reply, 'inventario-dados-pessoais', document)
      reply.header('content-disposition', 'attachment; filename="inventario-dados-pessoais.xlsx"')
      return reply.type(sheetTypes.xlsx).send(await renderXlsx(document.report, [document.rows]))
    },
  )
}

function subjectOf(officer: Officer, { entidade, id }: Who): Promise<Subject> {
  return /^\d{1,15}$/.test(id) ? findSubject(officer, entidade, Number(id)) : fail('NAO_ENCONTRADO')
}

function oneOf(format: string, known: string[]): string {
  if (known.includes(format)) return format
  return invalid([{ code: violation, field: 'formato', message: `Formato deve ser ${known.join(', ')}` }])
}

async function sendPdf(reply: FastifyReply, name: string, document: Rendered) {
  reply.header('content-disposition', `attachment; filename="${name}.pdf"`)
  return reply.type('application/pdf').send(await printTable(document))
}

/** Writes to the trail that a person's data were handed out, without the data. */
async function noteHandedOut({ prumo, session }: Officer, { entidade, id, empresaId }: Subject): Promise<void> {
  const entity = prumo.model.entities.get(entidade) ?? fail('NAO_ENCONTRADO')
  await writeTrailLine(contextOf(prumo, entity, session), id, empresaId, 'dados-entregues', {})
}

/** Letterhead of the session's company. */
const headOf = (prumo: Prumo, session: Session) =>
  letterheadOf(
    contextOf(prumo, prumo.model.entities.get('utilitario/empresa') ?? fail('NAO_ENCONTRADO'), session),
    prumo,
  )
