import type { FieldError, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { run } from '#server/platform/database/sql.ts'
import { DomainError, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { copyFile } from '#server/platform/files/copy.ts'

/** Most talents per request. */
const MAIS = 500

/** One occurrence for several talents: the fields of its form without the talent. */
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

/** Creates the occurrence for each talent in one transaction; errors name their talents. @returns number created */
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

/** Errors common to all talents are reported once, at their field; others with the talents' names. */
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
