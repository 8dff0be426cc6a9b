import { displayInstant } from '#schemas/runtime/dates.ts'
import type { Action, RecordData } from '#schemas/runtime/model.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { actOnRecord } from '#server/platform/crud/actions/act.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { mayStep } from '#server/platform/crud/workflow/roles.ts'
import { deleteInside } from '#server/platform/crud/write/operations.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { stampPdf } from '#server/platform/reports/document/stamped.ts'
import { emitido } from './identidade.ts'

/** Authority on templates, with which documents can be removed and those of others revoked. */
const KEEPS_TEMPLATES = 'ROLE_CAD_MODELO_DOCUMENTO_EXCLUIR'

/** Most documents of one record that are listed. */
const MAIS = 200

/** Routes of the documents printed of a record, for sessions that see the record. */
export function emitidos(route: RouteCollector): void {
  route.get(
    '//documentos',
    {
      summary: 'Documentos emitidos de um registro, o mais novo primeiro',
      authority: 'LOGIN',
      querystring: {
        type: 'object',
        properties: { entidade: { type: 'string' }, id: { type: 'string' } },
        required: ['entidade', 'id'],
      },
    },
    async (ctx, request) => {
      const { entidade, id } = request.query as RecordData
      const registroId = /^\d{1,15}$/.test(String(id)) ? Number(id) : fail('PARAMETRO_INVALIDO', { nome: 'id' })
      await vejo(ctx, String(entidade), registroId)
      return listados(ctx, String(entidade), registroId)
    },
  )
  route.get(
    '//documentos/{id}/pdf',
    { summary: 'Um documento como foi impresso', authority: 'LOGIN' },
    async (ctx, request, reply) => {
      const documento = await umDeles(ctx, idParam(request))
      const file = await request.server.prumo.files.content(ctx.session.empresaId, String(documento.arquivo))
      if (!file) return fail('NAO_ENCONTRADO')
      reply.header('content-disposition', contentDisposition('inline', file.nome))
      return reply.type('application/pdf').send(await comoVale(documento, file.bytes))
    },
  )
  route.put(
    '//documentos/{id}/revoga',
    {
      summary: 'Revoga um documento emitido: ele continua guardado e sai com a marca de revogado',
      authority: 'LOGIN',
      body: {
        type: 'object',
        properties: { versao: { type: 'integer' }, motivoRevogacao: { type: 'string', maxLength: 500 } },
      },
    },
    async (ctx, request, reply) => {
      const own = forEntity(ctx, emitido)
      const { versao, ...body } = objectBody(request)
      if (!Number.isSafeInteger(versao)) fail('VERSAO_OBRIGATORIA')
      await actOnRecord(own, stepOf(own), idParam(request), body, Number(versao))
      return reply.code(204).send()
    },
  )
  route.delete(
    '//documentos/{id}',
    { summary: 'Exclui um documento emitido', authority: KEEPS_TEMPLATES },
    async (ctx, request, reply) => {
      const { id } = await umDeles(ctx, idParam(request))
      await inTransaction(ctx, (tx) => deleteInside(forEntity(tx, emitido), id, undefined))
      return reply.code(204).send()
    },
  )
}

/** One of a record that the session sees (`rows.about`). @throws DomainError NAO_ENCONTRADO */
const umDeles = (ctx: Ctx, id: number) => readStored(forEntity(ctx, emitido), id)

/** Requires that the session sees the record. @throws DomainError NAO_AUTORIZADO, NAO_ENCONTRADO */
async function vejo(ctx: Ctx, entidade: string, registroId: number): Promise<void> {
  const entity = ctx.deps.model.entities.get(entidade)
  if (!entity?.route) return fail('PARAMETRO_INVALIDO', { nome: 'entidade' })
  if (!hasAuthority(ctx.session, entity.authority.read)) fail('NAO_AUTORIZADO')
  await readStored(forEntity(ctx, entidade), registroId)
}

/** The stored PDF unchanged; a revoked document is stamped on each page. */
async function comoVale({ situacao, revogadoEm }: StoredRecord, pdf: Buffer): Promise<Buffer> {
  if (situacao !== 'REVOGADO') return pdf
  return stampPdf(pdf, 'REVOGADO', `Documento revogado em ${displayInstant(String(revogadoEm))}`)
}

async function listados(ctx: Ctx, entidade: string, registroId: number) {
  const { db, session } = ctx
  const own = forEntity(ctx, emitido)
  const rows = await db
    .selectFrom('documento_emitido as d')
    .innerJoin('usuario as u', 'u.id', 'd.emitido_por_id')
    .leftJoin('usuario as r', 'r.id', 'd.revogado_por_id')
    .select(['d.id', 'd.versao', 'd.numero', 'd.titulo', 'd.modelo', 'd.situacao', 'd.emitido_em as emitidoEm'])
    .select(['u.nome as emitidoPor', 'd.emitido_por_id as emissor'])
    .select(['d.revogado_em as revogadoEm', 'r.nome as revogadoPor', 'd.motivo_revogacao as motivoRevogacao'])
    .where('d.empresa_id', '=', session.empresaId)
    .where('d.entidade', '=', entidade)
    .where('d.registro_id', '=', registroId)
    .where(visibleSql(own, emitido, 'd'))
    .orderBy('d.id', 'desc')
    .limit(MAIS)
    .execute()
  return Promise.all(
    rows.map(async ({ emissor, ...row }) => ({
      ...row,
      podeRevogar:
        row.situacao === 'EMITIDO' && (await mayStep(own, stepOf(own), { emitidoPor: { id: Number(emissor) } })),
    })),
  )
}

/** The step that revokes a document. */
const stepOf = ({ entity }: Ctx): Action =>
  entity.actions.find(({ name }) => name === 'revoga') ?? fail('ACAO_DESCONHECIDA')
