import type { Entity, Field, RecordData, RuleContext, Section } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { isRequired, isVisible } from '#schemas/runtime/record/record.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { Definicao } from './definicao.ts'

/** A step of the registration: fields asked of everybody, and parts of the form whose mandatory fields belong to it. */
interface Passo {
  titulo: string
  pede: string[]
  partes: string[]
}

/** The steps after the CV: identity, contact, work. Parts no step names belong to the last. */
const passos: Passo[] = [
  {
    titulo: 'Quem é você',
    pede: ['nome', 'pessoal.cpf', 'pessoal.dataNascimento'],
    partes: ['foto', 'nome', 'nomeSocial', 'pessoal', 'socioEconomica'],
  },
  {
    titulo: 'Contato',
    pede: [
      'contato.email',
      'contato.dddCelular',
      'contato.foneCelular',
      'endereco.cep',
      'endereco.uf',
      'endereco.cidade',
    ],
    partes: ['contato', 'endereco'],
  },
  {
    titulo: 'Trabalho',
    pede: ['cargos', 'primeiroEmprego', 'experiencias', 'senha', 'confirmaSenha'],
    partes: [],
  },
]

const ultimo = passos.length - 1
const pedidos = new Set(passos.flatMap(({ pede }) => pede))

/**
 * Splits the registration's form into steps: fields asked of everybody, mandatory fields, and filled ones (so that their errors have a
 * place). The other fields are in 'Meu Cadastro'.
 */
export function emPassos({ runtime, contexto }: Definicao, record: RecordData): EntityRuntime {
  const { entity } = runtime
  const wanted = (field: Field): boolean =>
    pedidos.has(field.path) || isRequired(runtime, field, record, contexto) || isFilled(valueAt(record, field.path))
  const sections = passos.flatMap(({ titulo }, passo) =>
    entity.form
      .filter((section) => passoDe(entity, section) === passo)
      .flatMap((section) => partOf(entity, section, wanted).map((part) => ({ ...part, tab: titulo }))),
  )
  return { ...runtime, entity: { ...entity, form: sections } }
}

/** Number of steps with a visible field, of a form made by {@link emPassos}. */
export function quantosPassos({ entity, ...rest }: EntityRuntime, contexto: RuleContext, record: RecordData): number {
  const shown = entity.form.filter(({ fields }) =>
    leavesAt(entity, fields).some((field) => isVisible({ entity, ...rest }, field, record, contexto)),
  )
  return new Set(shown.map(({ tab }) => tab)).size
}

/** Returns the step of a section: that of its first known field, else that of its tab. */
function passoDe(entity: Entity, section: Section): number {
  const tab = entity.form.filter((one) => one === section || one.tab === section.tab)
  for (const { fields } of [section, ...tab])
    for (const path of fields) {
      const found = passos.findIndex(({ partes }) => partes.includes(path.split('.')[0] ?? path))
      if (found >= 0) return found
    }
  return ultimo
}

/** Filters the fields of a section; nested objects become sections of their own and stay complete. */
function partOf(entity: Entity, section: Section, wanted: (field: Field) => boolean): Section[] {
  const own: Section[] = []
  const fields = section.fields.flatMap((path) => {
    const field = fieldAt(entity, path)
    if (!field) return []
    return (field.kind === 'object' ? (field.fields ?? []) : [field]).flatMap((member) => {
      if (!leafFields([member]).some(wanted)) return []
      if (member.kind !== 'object') return [member.path]
      own.push({ ...section, section: member.title, fields: [member.path] })
      return []
    })
  })
  return [...(fields.length > 0 ? [{ ...section, fields }] : []), ...own]
}

/** Leaf fields of a section's paths. */
export function leavesAt(entity: Entity, paths: string[]): Field[] {
  return paths.flatMap((path) => {
    const field = fieldAt(entity, path)
    return field ? leafFields([field]) : []
  })
}

/** Whether a value was given: '', false and [] count as empty. */
export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)
