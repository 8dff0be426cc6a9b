import type { Customisation } from '#schemas/company/customisation.ts'
import type { FieldFile, FieldResult } from '#schemas/runtime/answers/utilities/company-form.ts'
import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { applyDefaults } from '#schemas/runtime/record/record.ts'
import { tryInSavepoint } from '#server/platform/crud/bulk/each.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { fromBody, mergeBody } from '#server/platform/crud/write/merge.ts'
import { persist } from '#server/platform/crud/write/persist.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { customisationsOf } from './queries.ts'
import { shippedEntity } from './stored.ts'

/** Format marker of the file. */
const FORMAT = 'prumo-campos-empresa'
/** Most fields in a file, above a register's limit. */
const MOST = 1000

/** File with all customised fields of a register. */
export async function fieldFile(ctx: Ctx, entidade: string): Promise<FieldFile> {
  if (!shippedEntity(ctx, entidade)) fail('NAO_ENCONTRADO')
  const rows = await customisationsOf(ctx, entidade)
  const campos: JsonValue[] = []
  for (const { id, campo } of rows) campos.push({ campo, ...said(await readStored(ctx, id)) } as unknown as JsonValue)
  return { formato: FORMAT, entidade, campos }
}

/** A definition without ids, company and register. */
function said(record: RecordData): RecordData {
  const { id: _id, versao: _v, empresaId: _e, entidade: _n, original: _o, opcoes, ...rest } = record
  if (!Array.isArray(opcoes) || opcoes.length === 0) return rest
  return { ...rest, opcoes: opcoes.map(({ id: _row, ...option }: RecordData & { id?: number }) => option) as never }
}

/**
 * Imports the fields of a file into the session's company by their code, so that imported records match. Other fields
 * of the company stay. A simulation returns the result per field and writes nothing; else it is one transaction.
 * @throws DomainError 400 with the reason of each refused field
 */
export async function takeFields(ctx: Ctx, body: RecordData): Promise<{ resultados: FieldResult[] }> {
  const { entidade, campos, simular } = readFile(ctx, body)
  const resultados: FieldResult[] = []
  try {
    await inTransaction(ctx, async (tx) => {
      for (const campo of campos) resultados.push(await takeField(tx, entidade, campo))
      if (simular) throw new Undone()
      const refused = resultados.flatMap(({ rotulo, erros }, i) =>
        erros.map((erro) => fieldError(`campos[${i}]`, `${rotulo}: ${erro}`)),
      )
      if (refused.length > 0) invalid(refused)
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return { resultados }
}

/** Thrown to roll back a simulation. */
class Undone extends Error {}

function readFile(ctx: Ctx, body: RecordData) {
  const wrong = (message: string): never => invalid([fieldError('arquivo', message)])
  const { formato, entidade, campos, simular } = body
  if (formato !== FORMAT || !Array.isArray(campos)) wrong('O arquivo não é de campos da empresa')
  if (typeof entidade !== 'string' || !shippedEntity(ctx, entidade))
    wrong('O cadastro do arquivo não aceita campos da empresa')
  const list = (campos as unknown[]).filter(
    (one): one is RecordData & { campo: string } =>
      typeof one === 'object' && one !== null && typeof (one as RecordData).campo === 'string',
  )
  if (list.length !== (campos as unknown[]).length || list.length > MOST) wrong('O arquivo não é de campos da empresa')
  return { entidade: String(entidade), campos: list, simular: simular === true }
}

async function takeField(
  tx: Ctx,
  entidade: string,
  { campo, ...body }: RecordData & { campo: string },
): Promise<FieldResult> {
  const rotulo = typeof body.rotulo === 'string' ? body.rotulo : campo
  const proprio = body.proprio !== false
  const there = (await customisationsOf(tx, entidade)).find((one) => one.campo === campo && one.proprio === proprio)
  let situacao: FieldResult['situacao'] = 'recusado'
  const errors = await tryInSavepoint(tx, async () => {
    if (!isCode(campo, proprio)) invalid([fieldError('campo', 'O código tem só letras sem acento e números')])
    situacao = there ? await change(tx, there, { ...body, entidade }) : await add(tx, campo, { ...body, entidade })
  })
  if (errors) situacao = 'recusado'
  return { campo, rotulo, situacao, erros: (errors ?? []).map(({ message }) => message) }
}

/** Whether a custom field's name has the form of `freeName`; shipped names are looked up instead. */
const isCode = (campo: string, proprio: boolean) => !proprio || /^[a-z][A-Za-z0-9]{0,61}$/.test(campo)

async function add(tx: Ctx, campo: string, body: RecordData): Promise<'novo'> {
  const runtime = tx.deps.runtimes.get(tx.entity.path)
  const record = { ...applyDefaults(runtime, fromBody(tx, body), tx.context), campo }
  await persist(tx, { record, operation: 'criacao' })
  return 'novo'
}

async function change(tx: Ctx, there: Customisation, body: RecordData): Promise<'alterado' | 'igual'> {
  const before = await readStored(tx, there.id, { lock: true })
  if (sameText({ ...said(before), campo: undefined }, { ...body, entidade: undefined })) return 'igual'
  const { record, kept } = mergeBody(tx, before, { opcoes: [], ...body }, false)
  await persist(tx, { record, before, operation: 'alteracao', kept })
  return 'alterado'
}

const sameText = (a: RecordData, b: RecordData) => sorted(a) === sorted(b)

/** JSON independent of the order of keys. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
