import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { type Copy, copiesOf } from '#schemas/runtime/definition/copies.ts'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import type { LintContext, LintRule } from '../context.ts'

type Model = LintContext['model']

/** A copied field has a source that fits its type, and that every reader of the copy may read. */
export const copiedFields: LintRule = ({ entity, file, schema }, { model }) =>
  leafFields(entity.fields).flatMap((field): Problem[] => {
    const { copies: said } = field.hint
    if (!said) return []
    const at = field.path.split('.').flatMap((name) => ['properties', name])
    const copy = copiesOf(entity).find((one) => one.field === field)
    const target = copy && model.entities.get(copy.reference.target ?? '')
    const source = target && fieldAt(target, copy.source)
    if (!copy || !target || !source || copy.reference.computed || copy.reference.hint.copies) {
      const hint = suggestName(said.from, sourcesOf(entity, model))
      const message = `"${said.from}" não leva de uma referência deste cadastro a um campo do registro escolhido`
      return [{ file, path: [...at, 'x-field', 'copies', 'from'], message, hint }]
    }
    const told = [
      ...fits(field, source, said.from),
      ...(copy.followed ? follows({ entity, schema }, copy, [target, source], model) : kept(field)),
    ]
    return told.map((message) => ({ file, path: at, message }))
  })

const isPlain = (field: Field): boolean =>
  (field.kind === 'scalar' || field.kind === 'reference') &&
  !(field.computed || field.writeOnly || field.path === 'id' || isFileField(field))

/** Possible sources, for the hint. */
const sourcesOf = (entity: Entity, model: Model): string[] =>
  leafFields(entity.fields).flatMap((reference) => {
    const target = reference.kind === 'reference' ? model.entities.get(reference.target ?? '') : undefined
    return leafFields(target?.fields ?? []).flatMap((field) =>
      isPlain(field) ? [`${reference.path}.${field.path}`] : [],
    )
  })

/** Limits that a copied value could violate although it satisfies those of its source. */
const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'multipleOf', 'pattern'] as const

function fits(field: Field, source: Field, from: string): string[] {
  if (!isPlain(field) || !isPlain(source))
    return ['só valores simples e referências são copiados, nunca arquivos, listas ou segredos']
  const kindOf = ({ kind, type, format, target }: Field) => [kind, type, format, target].join(' ')
  if (kindOf(field) !== kindOf(source)) return [`"${from}" é de outro tipo que "${field.path}"`]
  const values = new Set(field.options?.map(({ value }) => value))
  const more =
    source.options?.find(({ value }) => field.options && !values.has(value)) ?? (field.options && !source.options)
  if (more) return [`"${from}" tem valores que não são opções de "${field.path}"`]
  const narrower = LIMITS.find((limit) => isNarrower(limit, field.schema, source.schema))
  if (narrower) return [`"${narrower}" de "${field.path}" recusaria o que "${from}" aceita`]
  const { lgpd } = source.hint
  if (lgpd && lgpd.class !== 'nenhum' && !field.hint.lgpd)
    return [`"${from}" é um dado pessoal: o que o copia também diz a sua classe em "lgpd"`]
  return []
}

function isNarrower(limit: (typeof LIMITS)[number], own: JsonSchema, source: JsonSchema): boolean {
  const [mine, theirs] = [own[limit], source[limit]]
  if (mine === undefined || mine === theirs) return false
  if (typeof mine !== 'number' || typeof theirs !== 'number' || limit === 'multipleOf') return true
  return limit.startsWith('max') ? mine < theirs : mine > theirs
}

const kept = ({ readOnly }: Field): string[] =>
  readOnly ? ['um valor copiado na escolha ("kept") pode ser alterado: tire "readOnly", ou use "followed"'] : []

function follows(
  { entity, schema }: { entity: Entity; schema: JsonSchema },
  copy: Copy,
  [target, source]: [Entity, Field],
  model: Model,
): string[] {
  const { field, reference } = copy
  if (!field.readOnly) return ['um valor que acompanha a origem ("followed") pede "readOnly": true']
  if (field.kind !== 'scalar' || entity.parent)
    return ['só um valor simples da raiz de um cadastro acompanha a origem ("followed")']
  if (field.required && !(reference.required && source.required))
    return [`"${field.path}" só é obrigatório quando a referência e a origem também são`]
  if (leadsBack(copy, model)) return ['a origem acompanha este mesmo campo: nenhum dos dois teria valor']
  // copies must not reveal rows of the source that a reader may not see
  if ((target.rows || target.scope === 'compartilhado') && !saysAuthority(schema, field.path))
    return [`nem todos veem todos os registros de ${target.path}: diga com "authority" quem lê este campo`]
  return []
}

/** Whether the file itself declares the field's authority; otherwise it inherits its source's. */
function saysAuthority(schema: JsonSchema, path: string): boolean {
  const own = path.split('.').reduce<JsonSchema | undefined>((at, name) => at?.properties?.[name], schema)
  return own?.['x-field']?.authority !== undefined
}

function leadsBack(copy: Copy, model: Model): boolean {
  const seen = new Set<Field>()
  for (let next: Copy | undefined = copy; next; ) {
    if (seen.has(next.field)) return true
    seen.add(next.field)
    const target = model.entities.get(next.reference.target ?? '')
    const { source }: Copy = next
    next = target && copiesOf(target).find((one) => one.followed && one.field.path === source)
  }
  return false
}
