import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity, inTransaction } from '#server/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/crud/define.ts'
import { deleteInside } from '#server/crud/operations.ts'
import { readStored } from '#server/crud/read.ts'
import { idParam } from '#server/crud/request.ts'
import { fail } from '#server/errors.ts'
import { disposition } from '#server/files/name.ts'
import { hasAuthority } from '#server/session/session.ts'

const emitido = 'utilitario/documento-emitido'

/** Most documents of one record that are listed. */
const MAIS = 200

/** The documents printed of a record: who sees the record sees them as they were printed. */
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
      reply.header('content-disposition', disposition('inline', file.nome))
      return reply.type('application/pdf').send(file.bytes)
    },
  )
  route.delete(
    '//documentos/{id}',
    { summary: 'Exclui um documento emitido', authority: 'ROLE_CAD_MODELO_DOCUMENTO_EXCLUIR' },
    async (ctx, request, reply) => {
      const { id } = await umDeles(ctx, idParam(request))
      await inTransaction(ctx, (tx) => deleteInside(forEntity(tx, emitido), id, undefined))
      return reply.code(204).send()
    },
  )
}

/** One of a record that the session sees (`rows.about`). @throws DomainError NAO_ENCONTRADO */
const umDeles = (ctx: Ctx, id: number) => readStored(forEntity(ctx, emitido), id)

/** @throws DomainError NAO_AUTORIZADO, NAO_ENCONTRADO */
async function vejo(ctx: Ctx, entidade: string, registroId: number): Promise<void> {
  const entity = ctx.deps.model.entities.get(entidade)
  if (!entity?.route) return fail('PARAMETRO_INVALIDO', { nome: 'entidade' })
  if (!hasAuthority(ctx.session, entity.authority.read)) fail('NAO_AUTORIZADO')
  await readStored(forEntity(ctx, entidade), registroId)
}

async function listados({ db, session }: Ctx, entidade: string, registroId: number) {
  return db
    .selectFrom('documento_emitido as d')
    .innerJoin('usuario as u', 'u.id', 'd.emitido_por_id')
    .select(['d.id', 'd.titulo', 'd.modelo', 'd.emitido_em as emitidoEm', 'u.nome as emitidoPor'])
    .where('d.empresa_id', '=', session.empresaId)
    .where('d.entidade', '=', entidade)
    .where('d.registro_id', '=', registroId)
    .orderBy('d.id', 'desc')
    .limit(MAIS)
    .execute()
}
