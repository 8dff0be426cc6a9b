import type { Entity, Field } from '../model.ts'
import { fieldAt, leafFields } from '../paths.ts'
import type { Anonymise, LegalBasis, PersonalClass, XLgpd } from '../written/lgpd.ts'

/** Classes of personal data; `sensitive`: special categories of art. 11 (LGPD, art. 5º, II). */
export const personalClasses: Record<PersonalClass, { title: string; sensitive?: true }> = {
  identificacao: { title: 'Identificação' },
  documento: { title: 'Documentos' },
  contato: { title: 'Contato' },
  endereco: { title: 'Endereço' },
  familia: { title: 'Família e relações' },
  financeiro: { title: 'Financeiro' },
  profissional: { title: 'Profissional' },
  saude: { title: 'Saúde', sensitive: true },
  raca: { title: 'Origem racial ou étnica', sensitive: true },
  sindical: { title: 'Filiação sindical', sensitive: true },
  biometria: { title: 'Biometria', sensitive: true },
  sensivel: { title: 'Outro dado sensível', sensitive: true },
  nenhum: { title: 'Não é dado pessoal' },
}

/** Legal bases for ordinary (art. 7º) and sensitive data (art. 11); a basis without the second text cannot be used for sensitive data. */
export const legalBases: Record<LegalBasis, { common: string; sensitive?: string }> = {
  consentimento: { common: 'Consentimento (art. 7º, I)', sensitive: 'Consentimento específico (art. 11, I)' },
  'obrigacao-legal': { common: 'Obrigação legal (art. 7º, II)', sensitive: 'Obrigação legal (art. 11, II, a)' },
  contrato: { common: 'Execução de contrato ou procedimentos preliminares (art. 7º, V)' },
  direitos: {
    common: 'Exercício regular de direitos (art. 7º, VI)',
    sensitive: 'Exercício regular de direitos (art. 11, II, d)',
  },
  vida: { common: 'Proteção da vida (art. 7º, VII)', sensitive: 'Proteção da vida (art. 11, II, e)' },
  'tutela-saude': { common: 'Tutela da saúde (art. 7º, VIII)', sensitive: 'Tutela da saúde (art. 11, II, f)' },
  'legitimo-interesse': { common: 'Legítimo interesse (art. 7º, IX)' },
}

export const isSensitive = (kind: PersonalClass | undefined): boolean =>
  kind !== undefined && personalClasses[kind].sensitive === true

const tellsOfPerson = (kind: PersonalClass | undefined): boolean => kind !== undefined && kind !== 'nenhum'

/** Whether a list filter, or the search (`q`), matches personal data; if so it must not stand in a URL. */
export function isPersonalFilter(entity: Entity, name: string): boolean {
  if (name === 'q') return leafFields(entity.fields).some(({ hint }) => hint.search && tellsOfPerson(hint.lgpd?.class))
  const filter = entity.list.filters.find((one) => one.name === name)
  const path = filter?.field ?? name.replace(/_(gte|lte)$/, '')
  return tellsOfPerson((filter?.foreign ?? fieldAt(entity, path))?.hint.lgpd?.class)
}

/** Whether a class identifies a person. */
export const identifiesPerson = (kind: PersonalClass | undefined): boolean =>
  kind === 'identificacao' || kind === 'documento'

/** Whether a field is free text, which may contain anything. */
export const isFreeText = (field: Field): boolean =>
  field.type === 'string' && !field.options && !field.format && field.kind === 'scalar'

/** Whether a field is personal data that is not part of the record's label. */
export const isPersonalField = ({ label }: Entity, field: Field | undefined): boolean =>
  field?.hint.lgpd !== undefined && field.hint.lgpd.class !== 'nenhum' && !label.includes(field.path)

/** LGPD attributes of one personal field. */
export interface PersonalField {
  field: Field
  class: PersonalClass
  anonymise: Anonymise
  purpose: string
  /** legal basis in words, with the article */
  basis: string
  /** why it is kept, if it is */
  keeps?: string
}

type Entities = ReadonlyMap<string, Entity>

/** LGPD declaration of an entity, child rows inheriting from their parent; undefined for entities without persons. */
export function lgpdOf(entity: Entity, entities: Entities): XLgpd | undefined {
  const parent = entity.parent && entities.get(entity.parent.entity)
  const inherited = parent && lgpdOf(parent, entities)
  if (!inherited) return entity.lgpd
  // `person`, `about` and the like of the parent do not apply to its rows
  const { person: _, about: __, by: ___, sets: ____, erase: _____, ...rest } = inherited
  return { ...rest, ...entity.lgpd }
}

/** Whether a record is a person or about one, directly or as a child row of such a record. */
export function isPersonal(entity: Entity, entities: Entities): boolean {
  const own = entity.lgpd
  if (own?.person || (own?.about?.length ?? 0) > 0) return true
  const parent = entity.parent && entities.get(entity.parent.entity)
  return parent !== undefined && isPersonal(parent, entities)
}

/** The personal fields of an entity: all fields of personal records, else those that declare a class. */
export function personalFields(entity: Entity, entities: Entities): PersonalField[] {
  const whole = lgpdOf(entity, entities)
  const personal = isPersonal(entity, entities)
  return leafFields(entity.fields).flatMap((field) => {
    const own = field.hint.lgpd
    if (field.path === 'id' || field.kind === 'children' || field.computed) return []
    if (!personal && (own === undefined || own.class === 'nenhum')) return []
    const kind = own?.class ?? whole?.class ?? 'profissional'
    // own fields of companies without a declaration are erased
    const undecided = isFreeText(field) || field.hint.own !== undefined
    const anonymise = own?.anonymise ?? (undecided ? 'apaga' : 'mantem')
    const keeps = own?.keeps ?? whole?.keeps
    return [
      {
        field,
        class: kind,
        anonymise,
        purpose: own?.purpose ?? whole?.purpose ?? entity.plural,
        basis: basisText(kind, own?.basis, whole),
        ...(anonymise === 'mantem' && keeps ? { keeps } : {}),
      },
    ]
  })
}

/** The fields about the person a record concerns; with `written`, those about its author (`x-entity.lgpd.by`). */
export function fieldsOfPerson(
  { entity, written }: { entity: Entity; written?: true },
  entities: Entities,
): PersonalField[] {
  const fields = personalFields(entity, entities)
  return written ? fields.filter(({ field }) => field.hint.lgpd?.written) : fields
}

function basisText(kind: PersonalClass, own: LegalBasis | undefined, whole: XLgpd | undefined): string {
  if (!isSensitive(kind)) return legalBases[own ?? whole?.basis ?? 'legitimo-interesse'].common
  return legalBases[own ?? whole?.sensitiveBasis ?? 'consentimento'].sensitive ?? ''
}
