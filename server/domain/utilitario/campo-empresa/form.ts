import type { Customisation } from '#schemas/company/customisation.ts'
import { ownPath } from '#schemas/company/customisation.ts'
import { companyModel } from '#schemas/company/model.ts'
import { shippedField, whyOptional, whyShown } from '#schemas/company/shipped.ts'
import type { Model } from '#schemas/load.ts'
import type {
  CompanyForm,
  CompanyFormBlock,
  CompanyFormConflict,
  CompanyFormField,
} from '#schemas/runtime/answers/utilities/company-form.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type Decididos, decididos, ONDE_SE_DECIDE } from './decididos.ts'
import { customisationsOf } from './queries.ts'
import { asCustomisation, shippedEntity } from './stored.ts'

/** Name of an unsaved field in its preview, which no stored field can have. */
const UNNAMED = '_novo'

/** The form of a register in its own order, shipped and own fields, hidden ones too. */
export async function formularioDe(ctx: Ctx, entidade: string): Promise<CompanyForm> {
  const shipped = shippedEntity(ctx, entidade) ?? fail('NAO_ENCONTRADO')
  const rows = await customisationsOf(ctx, entidade)
  const base = ctx.deps.model.base ?? ctx.deps.model
  const { de } = decididos(ctx, shipped)
  return {
    blocos: blocosDe(base, shipped, rows, de),
    conflitos: conflictsOf(shipped, rows, base.entities),
    naConfiguracao: leafFields(shipped.fields).some((field) => de(field) !== undefined),
  }
}

/** The form's blocks with these customisations, stored or not. */
function blocosDe(base: Model, shipped: Entity, rows: Customisation[], de: Decididos['de']): CompanyFormBlock[] {
  // hidden custom fields keep their place
  const shownAll = rows.map((row) => (row.proprio ? { ...row, oculto: false } : row))
  const entity = companyModel(base, shownAll).entities.get(shipped.path) ?? shipped
  const blocos = entity.form.map(({ tab, section, fields }) => ({
    ...(tab ? { aba: tab } : {}),
    ...(section ? { bloco: section } : {}),
    campos: fields.flatMap((path) => leavesAt(entity, path)).map((field) => described(shipped, field, rows, de)),
  }))
  return merged(blocos)
}

/** The block of the form with the custom field being edited; empty while name, kind or register is missing. */
export async function previaDe(ctx: Ctx, body: RecordData): Promise<{ bloco?: CompanyFormBlock; campo?: string }> {
  const shipped = shippedEntity(ctx, body.entidade)
  if (!shipped || body.proprio === false || typeof body.rotulo !== 'string' || typeof body.tipo !== 'string') return {}
  const others = await customisationsOf(ctx, shipped.path)
  const stored = others.find(({ id }) => id === body.id)
  const campo = stored?.campo ?? UNNAMED
  const row = { ...body, id: stored?.id ?? Number.MAX_SAFE_INTEGER, campo, proprio: true, oculto: false }
  const rows = [...others.filter((one) => one !== stored), asCustomisation(row)]
  const blocos = blocosDe(ctx.deps.model.base ?? ctx.deps.model, shipped, rows, decididos(ctx, shipped).de)
  const path = ownPath(campo)
  const bloco = blocos.find(({ campos }) => campos.some((one) => one.campo === path))
  return bloco ? { bloco, campo: path } : {}
}

/** Merges sections of equal title (under different conditions) into one block. */
function merged(blocos: CompanyFormBlock[]): CompanyFormBlock[] {
  const found: CompanyFormBlock[] = []
  for (const bloco of blocos) {
    const same = found.find(({ aba, bloco: name }) => aba === bloco.aba && name === bloco.bloco)
    if (same) same.campos.push(...bloco.campos)
    else found.push(bloco)
  }
  return found
}

function leavesAt(entity: Entity, path: string): Field[] {
  const field = fieldAt(entity, path)
  if (!field) return []
  return field.kind === 'object' ? leafFields(field.fields ?? []) : [field]
}

const kinds: Partial<Record<Field['kind'], string>> = {
  reference: 'Referência',
  references: 'Várias referências',
  ids: 'Várias referências',
  children: 'Lista',
  json: 'Lista de valores',
}

function kindTitle({ kind, type, format, options, hint }: Field): string {
  if (kinds[kind]) return kinds[kind]
  if (options) return 'Escolha'
  if (hint.widget === 'moeda') return 'Valor em reais'
  if (type === 'boolean') return 'Sim ou não'
  if (type === 'integer' || type === 'number') return 'Número'
  if (format === 'date' || format === 'date-time') return 'Data'
  return format === 'arquivo' ? 'Arquivo' : 'Texto'
}

function described(shipped: Entity, field: Field, rows: Customisation[], de: Decididos['de']): CompanyFormField {
  const row = rows.find((one) =>
    one.proprio ? ownPath(one.campo) === field.path : shippedField(shipped, one.campo)?.path === field.path,
  )
  const before = fieldAt(shipped, field.path)
  const said = before && de(before)
  // a value stored before the settings covered the field can be reset
  const there = (name: 'oculto' | 'obrigatorio') => (said && row?.[name] !== true ? ONDE_SE_DECIDE : undefined)
  const fixo = before && {
    oculto: there('oculto') ?? whyShown(shipped, before),
    obrigatorio:
      there('obrigatorio') ?? (before.required ? `${before.title} é exigido pelo produto` : whyOptional(before)),
  }
  return {
    campo: field.path,
    rotulo: field.title,
    ...(before && before.title !== field.title ? { original: before.title } : {}),
    tipo: kindTitle(field),
    proprio: row?.proprio === true,
    obrigatorio: field.required || said?.obrigatorio === true,
    oculto: row?.oculto === true || said?.oculto === true,
    ...(fixo ? { fixo } : {}),
    ...(row ? { id: row.id, versao: (row as Customisation & { versao: number }).versao } : {}),
  }
}

/** Three-way comparison: shipped value at the time of the customisation, shipped value now, and the company's value. */
export function conflictsOf(
  shipped: Entity,
  rows: Customisation[],
  entities: ReadonlyMap<string, Entity>,
): CompanyFormConflict[] {
  return rows.flatMap((row) => (row.proprio ? ownConflicts(shipped, row, entities) : shippedConflicts(shipped, row)))
}

function shippedConflicts(shipped: Entity, row: Customisation): CompanyFormConflict[] {
  const { id, campo, rotulo, original = {} } = row
  const field = shippedField(shipped, campo)
  const called = rotulo ?? original.rotulo ?? campo
  if (!field) return [{ id, campo, texto: `O produto não tem mais o campo ${called}.` }]
  const found: CompanyFormConflict[] = []
  if (rotulo && original.rotulo && original.rotulo !== field.title && foldText(field.title) !== foldText(rotulo))
    found.push({
      id,
      campo,
      texto: `O produto passou a chamar ${original.rotulo} de ${field.title}; a empresa chama de ${rotulo}.`,
    })
  if (row.oculto && whyShown(shipped, field))
    found.push({ id, campo, texto: `${whyShown(shipped, field)}: ele voltou a aparecer.` })
  return found
}

function ownConflicts(
  shipped: Entity,
  row: Customisation,
  entities: ReadonlyMap<string, Entity>,
): CompanyFormConflict[] {
  const { id, campo, rotulo = campo, aba, original = {} } = row
  const found: CompanyFormConflict[] = []
  const twin = leafFields(shipped.fields).find(({ title }) => foldText(title) === foldText(rotulo))
  if (twin) found.push({ id, campo, texto: `O produto passou a ter um campo ${twin.title}, como o da empresa.` })
  if (original.aba && !shipped.form.some(({ tab }) => tab === aba))
    found.push({ id, campo, texto: `O produto não tem mais a aba ${aba}, onde fica ${rotulo}.` })
  if (row.referencia && !entities.get(row.referencia))
    found.push({ id, campo, texto: `O cadastro a que ${rotulo} se refere não existe mais.` })
  return found
}
