import type { TalentoDocumento } from '#schemas/generated/types/gestao-talentos/talento-documento.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import { type Ctx, defineAction } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { copyFile } from '#server/platform/files/copy.ts'
import type { Pedido } from './link.ts'

/** Adds the document to the talent's, with the corrected data. PUT /gestao-talentos/documentos-pedidos/{id}/aceita */
export default defineAction('gestao-talentos/pedido-documento', 'aceita', async (ctx, { record, step, save }) => {
  await save(step)
  await guarda(ctx, { ...record, ...step } as Pedido)
})

/** Stores a copy of the file with the talent; the request keeps the original. */
async function guarda(ctx: Ctx, { talento, tipoDocumento, ...pedido }: Pedido): Promise<void> {
  const of = onBehalf(ctx, 'gestao-talentos/talento')
  const stored = await readStored(of, talento.id, { lock: true })
  const { documentos = [] } = stored as { documentos?: TalentoDocumento[] }
  const file = { empresaId: ctx.session.empresaId, id: String(pedido.documento) }
  const documento = (await copyFile(ctx.db, file, ctx.session.usuario.id)) ?? fail('NAO_ENCONTRADO')
  const { numero, emissao, validade, exigeValidade } = pedido
  const novo = {
    descricao: tipoDocumento.descricao,
    data: ctx.context.hoje,
    tipoDocumento: { id: tipoDocumento.id },
    exigeValidade: exigeValidade ?? false,
    documento,
    ...(numero !== undefined && { numero }),
    ...(emissao !== undefined && { emissao }),
    ...(validade !== undefined && { validade }),
  }
  await changeStored(of, stored, { documentos: [...documentos, novo] }, 'alteracao')
}
