import { VER_SALARIO } from '#server/platform/access/authorities.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { cloneRecord } from '#server/platform/crud/write/operations.ts'
import { persist } from '#server/platform/crud/write/persist.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'

/** spec 2 §5, §9 */
const LONGEST_NAME = 15

/** Copies a band under a new name and returns the copy. PUT /cargo-salario/faixas-salariais/{id}/copia — spec 2 §5 */
export default defineAction('cargo-salario/faixa-salarial', 'copia', async (ctx, { record, input }) => {
  const { nome = '' } = input
  // the copy holds amounts: requires their authority
  if (!hasAuthority(ctx.session, VER_SALARIO)) fail('NAO_AUTORIZADO')
  if (nome.length > LONGEST_NAME) invalid([fieldError('nome', `Nome deve ter no máximo ${LONGEST_NAME} caracteres`)])
  const copy = await cloneRecord(ctx, record.id)
  const id = await persist(ctx, { record: { ...copy, nome }, operation: 'criacao' })
  return readRecord(ctx, id)
})
