import type { Cadastro } from '#schemas/runtime/answers/utilities/company-record.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { updateInside } from '#server/platform/crud/write/operations.ts'
import { readSingle, writeSingleInside } from '#server/platform/crud/write/single.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'

const CONFIGURACAO = 'utilitario/empresa-configuracao'

/** The settings of a company of this session. @throws DomainError 404 for another's */
export function daEmpresa(ctx: Ctx, empresaId: number): Ctx {
  const { session } = ctx
  if (!session.empresas.some(({ id }) => id === empresaId)) fail('NAO_ENCONTRADO')
  return { ...forEntity(ctx, CONFIGURACAO), session: { ...session, empresaId } }
}

export async function leCadastro(ctx: Ctx, id: number): Promise<Cadastro> {
  const configuracao = daEmpresa(ctx, id)
  requireAuthority(ctx.session, configuracao.entity.authority.read)
  return { empresa: await readRecord(ctx, id), configuracao: await readSingle(configuracao) }
}

/** Saves both records in one transaction. @throws DomainError 400 with field names prefixed by the record, 409 with both current records */
export async function gravaCadastro(ctx: Ctx, id: number, body: RecordData): Promise<Cadastro> {
  requireAuthority(ctx.session, daEmpresa(ctx, id).entity.authority.update)
  const { empresa, configuracao } = parts(body)
  try {
    await inTransaction(ctx, async (tx) => {
      await of('empresa', updateInside(tx, id, empresa, options(empresa)))
      await of('configuracao', writeSingleInside(daEmpresa(tx, id), configuracao, options(configuracao)))
    })
  } catch (error) {
    const stale = error instanceof DomainError && error.code === 'VERSAO_DESATUALIZADA'
    if (stale) fail('VERSAO_DESATUALIZADA', {}, { extra: { atual: await leCadastro(ctx, id) } })
    throw error
  }
  return leCadastro(ctx, id)
}

function parts(body: RecordData): Cadastro {
  for (const name of Object.keys(body))
    if (name !== 'empresa' && name !== 'configuracao') fail('PARAMETRO_INVALIDO', { nome: name })
  const part = (name: keyof Cadastro): RecordData => {
    const value = body[name]
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as RecordData)
      : fail('PARAMETRO_INVALIDO', { nome: name })
  }
  return { empresa: part('empresa'), configuracao: part('configuracao') }
}

const options = ({ versao }: RecordData) => ({
  partial: false,
  version: typeof versao === 'number' ? versao : undefined,
})

/** Prefixes the fields of errors with the record's name. */
async function of(name: keyof Cadastro, work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof DomainError) || !error.errors.some(({ field }) => field)) throw error
    const errors = error.errors.map((one) => (one.field ? { ...one, field: `${name}.${one.field}` } : one))
    throw new DomainError(error.code, {}, { message: error.message, errors, extra: error.extra })
  }
}
