import { type Customisation, ownPath } from '#schemas/company/customisation.ts'
import { companyModel } from '#schemas/company/model.ts'
import type { RecordData, Section } from '#schemas/runtime/model.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { checkVersion } from '#server/platform/crud/write/operations.ts'
import { persist } from '#server/platform/crud/write/persist.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { customisationsOf } from './queries.ts'
import { shippedEntity } from './stored.ts'

/** Step between the orders of custom fields, which leaves room for manual insertion. */
const STEP = 10

/** Place of a custom field in its form. */
type Spot = Pick<Customisation, 'aba' | 'bloco' | 'depoisDe' | 'noInicio'>

/**
 * Moves a custom field one place up or down in its form, also into the neighbouring block. All custom fields then store
 * their place, so that the next move starts from what is shown.
 * @param body `{ id, versao, para: 'acima' | 'abaixo' }`
 */
export async function moveField(ctx: Ctx, body: RecordData): Promise<string> {
  const { id, versao, para } = body
  if (para !== 'acima' && para !== 'abaixo') invalid([fieldError('para', 'Mover deve ser acima ou abaixo')])
  // advisory lock per company: the second administrator moves what the first left
  await run(ctx.db, 'select pg_advisory_xact_lock(7301, $1)', [ctx.session.empresaId])
  const all = await customisationsOf(ctx)
  const own = all.find((row) => row.id === id && row.proprio) ?? fail('NAO_ENCONTRADO')
  const shipped = shippedEntity(ctx, own.entidade) ?? fail('NAO_ENCONTRADO')
  await checkVersion(
    ctx,
    await readStored(ctx, own.id, { lock: true }),
    typeof versao === 'number' ? versao : undefined,
  )
  const rows = all.filter(({ entidade, proprio }) => entidade === own.entidade && proprio)
  const shown = rows.map((row) => ({ ...row, oculto: false }))
  const form =
    companyModel(ctx.deps.model.base ?? ctx.deps.model, shown).entities.get(own.entidade)?.form ?? shipped.form
  const moved = shifted(form, ownPath(own.campo), para === 'acima' ? -1 : 1)
  if (moved) await say(ctx, rows, moved)
  return own.entidade
}

/** The form with one field a place further; undefined at its end. */
function shifted(form: readonly Section[], path: string, by: 1 | -1): Section[] | undefined {
  const sections = form.map((section) => ({ ...section, fields: [...section.fields] }))
  const at = sections.findIndex(({ fields }) => fields.includes(path))
  const section = sections[at]
  if (!section) return undefined
  const place = section.fields.indexOf(path)
  section.fields.splice(place, 1)
  if (place + by >= 0 && place + by <= section.fields.length) section.fields.splice(place + by, 0, path)
  else {
    const next = sections[at + by]
    if (!next) return undefined
    next.fields.splice(by === 1 ? 0 : next.fields.length, 0, path)
  }
  return sections
}

/** Stores the place of each custom field, unless it is stored already. */
async function say(ctx: Ctx, rows: Customisation[], form: Section[]): Promise<void> {
  const byPath = new Map(rows.map((row) => [ownPath(row.campo), row]))
  let ordem = 0
  for (const { tab, section, fields } of form) {
    let before: string | undefined
    for (const path of fields) {
      const row = byPath.get(path)
      if (!row) {
        before = path
        continue
      }
      ordem += STEP
      const spot: Spot = { aba: tab, bloco: section, depoisDe: before, noInicio: before === undefined }
      await place(ctx, row, { ...spot, ordem })
    }
  }
}

async function place(ctx: Ctx, row: Customisation, spot: Spot & { ordem: number }): Promise<void> {
  const now = { ...spot, noInicio: spot.noInicio === true }
  const was = { ...row, noInicio: row.noInicio === true }
  if ((Object.keys(now) as (keyof typeof now)[]).every((name) => now[name] === was[name])) return
  const before = await readStored(ctx, row.id, { lock: true })
  const record = dropUndefined({ ...before, ...now })
  await persist(ctx, { record, before, operation: 'alteracao', tolerated: before })
}
