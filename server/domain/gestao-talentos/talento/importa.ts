import type { FastifyRequest } from 'fastify'
import type { Ctx } from '#server/crud/define.ts'
import { importTable } from '#server/crud/exchange/import.ts'
import { readUpload } from '#server/crud/exchange/upload.ts'
import { requireAuthority } from '#server/session/session.ts'

/** POST /cargo-salario/colaboradores/importa-colaboradores: multipart with `file` and `ignoraOpcionaisObrigatorios` (R-TAL-03) — spec 3 §7 */
export async function importaColaboradores(ctx: Ctx, request: FastifyRequest) {
  requireAuthority(ctx.session, ctx.entity.authority.create)
  requireAuthority(ctx.session, ctx.entity.authority.update)
  const { bytes, fields } = await readUpload(request)
  return importTable(ctx, bytes, {
    simulate: fields.simular === 'true',
    altera: true,
    waives: fields.ignoraOpcionaisObrigatorios === 'true',
  })
}
