import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { importTable } from '#server/platform/crud/exchange/import.ts'
import { startImport } from '#server/platform/crud/exchange/import-routes.ts'
import { readUpload } from '#server/platform/crud/exchange/upload.ts'

/**
 * POST /cargo-salario/colaboradores/importa-colaboradores: multipart with `file` and `ignoraOpcionaisObrigatorios`
 * (R-TAL-03) imports at once and changes known talents; without multipart the body names an uploaded file with its
 * column mapping, and the answer is a task — spec 3 §7
 */
export async function importaColaboradores(ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  requireAuthority(ctx.session, ctx.entity.authority.create)
  if (!request.isMultipart()) return startImport(ctx, request, reply)
  requireAuthority(ctx.session, ctx.entity.authority.update)
  const { bytes, fields } = await readUpload(request)
  return importTable(ctx, bytes, {
    simulate: fields.simular === 'true',
    altera: true,
    waives: fields.ignoraOpcionaisObrigatorios === 'true',
  })
}
