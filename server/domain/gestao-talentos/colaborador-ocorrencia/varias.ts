import type { FieldError, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { run } from '#server/platform/database/sql.ts'
import { DomainError, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { copyFile } from '#server/platform/files/copy.ts'

/** Talents at once. */
const MAIS = 500

/** The same occurrence of several talents: what its form asks for but the talent. */
export const variasBody: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['talentosIds', 'dados'],
  properties: {
    talentosIds: {
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      minItems: 1,
      maxItems: MAIS,
      uniqueItems: true,
      title: 'Talentos',
    },
    dados: { type: 'object', title: 'Ocorrência' },
  },
}

interface Varias {
  talentosIds: number[]
  dados: RecordData
}

const leVarias = bodyCheck<Varias>(variasBody)

/** Notes the same of each of them, all or none; a mistake of some says whose it is. @returns how many were noted */
export function lancaVarias(ctx: Ctx, body: unknown): Promise<{ registros: number }> {
  const { talentosIds, dados } = leVarias(body)
  return inTransaction(ctx, async (tx) => {
    const recusas = new Map<number, FieldError[]>()
    for (const [i, id] of talentosIds.entries()) {
      const anexo = i === 0 ? dados.anexo : await outraCopia(tx, dados.anexo)
      const recusa = await recusaDe(() => insertBody(tx, { ...dados, anexo, colaborador: { id } }))
      if (recusa) recusas.set(id, recusa)
    }
    if (recusas.size > 0) invalid(await ditas(tx, recusas, talentosIds.length))
    return { registros: talentosIds.length }
  })
}

/** A file belongs to one record. */
const outraCopia = ({ db, session }: Ctx, anexo: unknown): Promise<string | undefined> | undefined =>
  typeof anexo === 'string' ? copyFile(db, { empresaId: session.empresaId, id: anexo }, session.usuario.id) : undefined

async function recusaDe(work: () => Promise<unknown>): Promise<FieldError[] | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof DomainError && error.status === 400) return error.errors
    throw error
  }
}

/** What is wrong with all of them is said once, at its field; what with some, with their names. */
async function ditas(tx: Ctx, recusas: Map<number, FieldError[]>, quantos: number): Promise<FieldError[]> {
  const [first = []] = recusas.values()
  const igual = (errors: FieldError[]) => JSON.stringify(errors) === JSON.stringify(first)
  if (recusas.size === quantos && [...recusas.values()].every(igual)) return first
  const rows = await run<{ id: number; nome: string }>(tx.db, NOMES, [tx.session.empresaId, [...recusas.keys()]])
  const nomes = new Map(rows.map(({ id, nome }) => [id, nome]))
  return [...recusas].flatMap(([id, errors]) =>
    errors.map(({ message }) => fieldError('talentosIds', `${nomes.get(id) ?? id}: ${message}`)),
  )
}

const NOMES = 'select id::int, nome from talento where empresa_id = $1 and id = any($2::bigint[])'
