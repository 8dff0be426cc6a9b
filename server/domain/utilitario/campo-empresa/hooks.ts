import type { Customisation } from '#schemas/company/customisation.ts'
import { shippedField } from '#schemas/company/shipped.ts'
import type { Entity, FieldError } from '#schemas/runtime/model.ts'
import { foldText, toCamelCase } from '#schemas/runtime/names.ts'
import { reservedNames } from '#schemas/runtime/reserved.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import { keepIndexes } from '#server/platform/session/identity/own-field-indexes.ts'
import { convertAll, optionErrors } from './conversion.ts'
import { customisationsOf } from './queries.ts'
import { ownErrors, shippedErrors } from './regras.ts'
import { asCustomisation, refusal, rewriteValues, shippedEntity, storedValues } from './stored.ts'

/** Most custom fields of an entity per company. */
const MOST = 100

export default defineHooks('utilitario/campo-empresa', {
  /** The code of a new field follows from its label. */
  async defaults(ctx, record) {
    // runs before validation: the body may hold anything
    if (record.proprio === false || record.campo || typeof record.rotulo !== 'string') return
    // advisory lock per company: the second administrator sees the first one's codes
    await run(ctx.db, 'select pg_advisory_xact_lock(7301, $1)', [ctx.session.empresaId])
    const taken = new Set((await customisationsOf(ctx, String(record.entidade))).map(({ campo }) => campo))
    record.campo = freeName(record.rotulo, taken)
  },
  async validate(ctx, record, before) {
    // register and kind of a field are fixed
    if (before) Object.assign(record, { entidade: before.entidade, proprio: before.proprio })
    const row = asCustomisation(record)
    const entity = shippedEntity(ctx, row.entidade)
    if (!entity) return [fieldError('entidade', refusal(ctx, row.entidade))]
    if (!row.campo) return [fieldError('campo', 'Código é obrigatório')]
    if (!row.proprio) return shippedErrors(ctx, entity, row, before && asCustomisation(before))
    const others = await customisationsOf(ctx, row.entidade)
    if (!before && others.filter(({ proprio }) => proprio).length >= MOST)
      return [fieldError('entidade', `Um cadastro tem no máximo ${MOST} campos da empresa`)]
    const errors = ownErrors(ctx, entity, row, others)
    return before ? [...errors, ...(await lossErrors(ctx, asCustomisation(before), row))] : errors
  },
  /** Stores the present shipped values, to detect changes by a later version. */
  beforeSave(ctx, record, before) {
    const entity = shippedEntity(ctx, record.entidade)
    const same = before && before.aba === record.aba && before.rotulo === record.rotulo
    if (entity && !same) record.original = originalOf(entity, asCustomisation(record))
  },
  async afterSave(ctx, record, before) {
    const row = asCustomisation(record)
    const old = before && asCustomisation(before)
    if (old && changesKind(old, row))
      await rewriteValues(ctx, row, convertAll(old, row, await storedValues(ctx, row)).converted)
    if (!old || indexed(old) !== indexed(row)) await keepIndexes(place(ctx), row)
  },
  async beforeDelete(ctx, record) {
    const row = asCustomisation(record)
    if (!row.proprio || !shippedEntity(ctx, row.entidade)) return
    const held = (await storedValues(ctx, row)).length
    if (held > 0) fail('CAMPO_EM_USO', { campo: row.rotulo ?? row.campo, registros: held.toLocaleString('pt-BR') })
    await keepIndexes(place(ctx), row, true)
  },
})

const place = ({ db, deps: { model } }: Ctx) => ({ db, model })

/** 'Tamanho da camisa' → 'tamanhoDaCamisa'; with a number behind it where that is taken. */
function freeName(label: string, taken: ReadonlySet<string>): string {
  const words = foldText(label)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const name = toCamelCase(/^[a-z]/.test(words) ? words : `campo-${words}`).slice(0, 60)
  let free = name
  for (let i = 2; taken.has(free) || reservedNames.has(free); i++) free = `${name}${i}`
  return free
}

function originalOf(entity: Entity, row: Customisation): NonNullable<Customisation['original']> {
  if (row.proprio) return { aba: entity.form.some(({ tab }) => tab !== undefined && tab === row.aba) }
  const field = shippedField(entity, row.campo)
  return field ? { rotulo: field.title } : {}
}

const changesKind = (before: Customisation, row: Customisation): boolean =>
  before.tipo !== row.tipo || before.referencia !== row.referencia || (before.casas ?? 0) > (row.casas ?? 0)

const indexed = ({ tipo, naLista, noFiltro, naBusca, oculto }: Customisation) =>
  JSON.stringify([tipo, Boolean(naLista || noFiltro), Boolean(naBusca), Boolean(oculto)])

/** Refuses changes of a definition that would lose stored values. */
async function lossErrors(ctx: Ctx, before: Customisation, row: Customisation): Promise<FieldError[]> {
  const kind = changesKind(before, row)
  if (!kind && row.tipo !== 'ESCOLHA') return []
  const values = await storedValues(ctx, row)
  return kind ? convertAll(before, row, values).errors : optionErrors(row, values)
}
