import type { Problem } from '#schemas/loader/problem.ts'
import { isFreeText, isPersonal, isSensitive, legalBases, lgpdOf } from '#schemas/runtime/definition/lgpd.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { type LintContext, type LintRule, type Path, unknownField } from '../context.ts'

/** Formats of personal data. */
const formats = new Set(['cpf', 'cnpj-cpf', 'pis', 'titulo-eleitor', 'telefone', 'ddd', 'email'])

/** Name parts that suggest personal data. */
const words = new Set(
  `alergia alergias biometria celular cid conjuge cpf ctps deficiencia dependentes doenca doencas email etnia filhos fone foto gestante
  logradouro mae nacionalidade nascimento naturalidade nis pai passaporte pis raca religiao rg saude sindicalizado sindicato telefone`.split(
    /\s+/,
  ),
)

const hint =
  'diga em x-field.lgpd o que é ("class") e o que o apagamento faz ("anonymise"); "nenhum" se não é de uma pessoa'

/** Requires an LGPD decision for fields that look like personal data, for free texts in a person's records, and for records that refer to a person. */
export const personalData: LintRule = (subject, context) => {
  const { entity, file } = subject
  const { entities } = context.model
  const aboutSomebody = isPersonal(entity, entities)
  const walk = (fields: Field[], path: Path): Problem[] =>
    fields.flatMap((field) => {
      const at = [...path, 'properties', field.name]
      if (field.fields) return walk(field.fields, at)
      return [
        ...undecided(field, aboutSomebody),
        ...groundless(field, entity, context),
        ...unwritten(field, entity, context),
      ].map((p) => ({
        ...p,
        file,
        path: [...at, ...p.path],
      }))
    })
  return [...whole(entity, file, context), ...walk(entity.fields, []), ...whose(entity, file, context)]
}

type Found = Omit<Problem, 'file'>

function undecided(field: Field, aboutSomebody: boolean): Found[] {
  if (field.hint.lgpd || field.computed || field.kind === 'children' || field.path === 'id') return []
  if (looksPersonal(field))
    return [{ path: [], message: `"${field.title}" parece dado pessoal e nada diz sobre isso`, hint }]
  if (!aboutSomebody || !isFreeText(field)) return []
  return [{ path: [], message: `"${field.title}" é texto livre num registro sobre uma pessoa`, hint }]
}

const looksPersonal = ({ name, format, kind }: Field): boolean =>
  (format !== undefined && formats.has(format)) ||
  (kind === 'scalar' &&
    toSnakeCase(name)
      .split('_')
      .some((word) => words.has(word)))

/** A field with `written` needs an author: `lgpd.by` of the record or of its parent. */
function unwritten(field: Field, entity: Entity, { model }: LintContext): Found[] {
  if (!field.hint.lgpd?.written || authored(entity, model)) return []
  const message = 'ninguém é autor do registro'
  return [{ path: ['x-field', 'lgpd', 'written'], message, hint: 'diga em x-entity.lgpd.by quem o escreveu' }]
}

function authored(entity: Entity, model: LintContext['model']): boolean {
  if (entity.lgpd?.by) return true
  const parent = entity.parent && model.entities.get(entity.parent.entity)
  return parent !== undefined && authored(parent, model)
}

/** Sensitive data need a legal basis of art. 11, which has fewer than art. 7. */
function groundless(field: Field, entity: Entity, { model }: LintContext): Found[] {
  const own = field.hint.lgpd
  if (!own || !isSensitive(own.class)) return []
  const basis = own.basis ?? lgpdOf(entity, model.entities)?.sensitiveBasis
  if (basis === undefined)
    return [
      {
        path: ['x-field', 'lgpd'],
        message: 'dado sensível sem base legal',
        hint: 'diga "basis", ou "sensitiveBasis" em x-entity.lgpd',
      },
    ]
  if (legalBases[basis].sensitive !== undefined) return []
  const usable = Object.entries(legalBases).flatMap(([name, { sensitive }]) => (sensitive ? [name] : []))
  const message = `"${basis}" não serve de base legal para dado sensível (LGPD, art. 11)`
  return [{ path: ['x-field', 'lgpd'], message, hint: `use ${usable.join(', ')}` }]
}

/** Names in x-entity.lgpd and x-entity.retention are fields; `about` and `by` are references to persons. */
function whole(entity: Entity, file: string, { model }: LintContext): Problem[] {
  const { person, about = [], by = [], sets = {} } = entity.lgpd ?? {}
  const at = (...path: Path) => ['x-entity', 'lgpd', ...path]
  const named: [Path, string][] = [
    ...(person?.name ?? []).map((name, i): [Path, string] => [at('person', 'name', i), name]),
    ...(person?.cpf ? [[at('person', 'cpf'), person.cpf] as [Path, string]] : []),
    ...(person?.email ? [[at('person', 'email'), person.email] as [Path, string]] : []),
    ...about.map((name, i): [Path, string] => [at('about', i), name]),
    ...by.map((name, i): [Path, string] => [at('by', i), name]),
    ...Object.keys(sets).map((name): [Path, string] => [at('sets', name), name]),
    ...(entity.retention ? [[['x-entity', 'retention', 'from'], entity.retention.from] as [Path, string]] : []),
  ]
  const strangers = (['about', 'by'] as const).flatMap((key) =>
    (entity.lgpd?.[key] ?? []).flatMap((name, i): Problem[] => {
      const target = model.entities.get(fieldAt(entity, name)?.target ?? '')
      if (!fieldAt(entity, name) || target?.lgpd?.person) return []
      return [{ file, path: at(key, i), message: `"${name}" não se refere a uma pessoa` }]
    }),
  )
  const targets = about.map((name) => fieldAt(entity, name)?.target)
  const several = about.flatMap((name, i): Problem[] => {
    const before = targets.indexOf(targets[i])
    if (targets[i] === undefined || before === i) return []
    const message = `"${about[before]}" e "${name}" referem-se a pessoas diferentes do mesmo cadastro`
    const hint =
      'deixe aqui só a pessoa de quem o registro conta: todas as pessoas citadas aqui são tratadas como uma só'
    return [{ file, path: at('about', i), message, hint }]
  })
  const aim = person || about.length > 0
  const purpose: Problem[] =
    aim && !(lgpdOf(entity, model.entities)?.purpose && lgpdOf(entity, model.entities)?.basis)
      ? [
          {
            file,
            path: at(),
            message: 'falta dizer para que servem os dados ("purpose") e com que base legal ("basis")',
          },
        ]
      : []
  return [
    ...named.flatMap(([path, name]) => unknownField(file, path, entity, name)),
    ...strangers,
    ...several,
    ...purpose,
  ]
}

/** A record with a required reference to a person declares `lgpd.about`, or that it says nothing about that person. */
function whose(entity: Entity, file: string, { model }: LintContext): Problem[] {
  if (entity.lgpd?.about || entity.lgpd?.person || isPersonal(entity, model.entities)) return []
  const reference = entity.fields.find(
    (field) =>
      field.required && field.kind === 'reference' && model.entities.get(field.target ?? '')?.lgpd?.person?.cpf,
  )
  if (!reference) return []
  const message = `o registro não existe sem uma pessoa ("${reference.name}") e nada diz sobre isso`
  const about = `diga x-entity.lgpd.about: ["${reference.name}"], ou [] se nada conta sobre ela`
  return [{ file, path: ['x-entity'], message, hint: about }]
}
