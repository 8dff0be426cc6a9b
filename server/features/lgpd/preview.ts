import type { ErasurePreview, PreviewPart } from '#schemas/runtime/answers/utilities/lgpd.ts'
import { fieldsOfPerson, isPersonal, lgpdOf } from '#schemas/runtime/definition/lgpd.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { citationsOf } from './citations.ts'
import { type Holding, titleOf } from './holdings.ts'
import { findNamesakes } from './namesakes.ts'
import type { Officer } from './officer.ts'
import { foreignOwn } from './own-fields.ts'
import { foundOf, type Subject } from './persons.ts'
import { scopeOf, signatureOf } from './scope.ts'
import { countTraces } from './traces.ts'

/** Preview of an erasure: what is erased, what is masked, what stays and why. Changes nothing. */
export async function previewOf(officer: Officer, first: Subject): Promise<ErasurePreview> {
  const scope = await scopeOf(officer, first)
  const { subjects, holdings, kept } = scope
  const homonimos = await findNamesakes(officer, subjects)
  return {
    pessoa: first.nomes[0] ?? '',
    registros: subjects.map((subject) => foundOf(officer, subject)),
    partes: [...holdings.flatMap((holding) => partsOf(officer, holding)), ...(await foreignParts(officer, holdings))],
    guardados: kept.map(({ entity, empresaId, records, held }) => ({
      cadastro: entity.title,
      nome: String(valueAt(records[0] ?? {}, entity.labelKey) ?? records[0]?.id ?? ''),
      ...companyOf(officer, empresaId),
      motivo: held?.motivo ?? '',
    })),
    rastros: await countTraces(officer, scope),
    citacoes: await citationsOf(officer, subjects),
    homonimos: homonimos.map((subject) => foundOf(officer, subject)),
    nada: subjects.length === 0,
    assinatura: signatureOf(scope),
  }
}

const companyOf = ({ companies }: Officer, empresaId: number) => {
  const empresa = companies.find(({ id }) => id === empresaId)?.nome
  return empresa ? { empresa } : {}
}

function partsOf(officer: Officer, { entity, empresaId, records, written }: Holding): PreviewPart[] {
  const whole = { entity, records, written, company: companyOf(officer, empresaId) }
  return [partOf(officer, { ...whole, cadastro: titleOf(whole) }), ...rowParts(officer, whole)]
}

/** Records of one register, or rows of theirs. */
interface Part extends Pick<Holding, 'entity' | 'written'> {
  records: RecordData[]
  company: { empresa?: string }
}

/** Own fields that other companies store for shared records. */
async function foreignParts(officer: Officer, holdings: Holding[]): Promise<PreviewPart[]> {
  const found: PreviewPart[] = []
  for (const { entity, empresaId, records } of holdings.filter(({ written }) => !written)) {
    const ids = records.map(({ id }) => id)
    for (const own of await foreignOwn(officer, entity, empresaId, ids))
      found.push(partOf(officer, { ...own, cadastro: own.entity.title, company: companyOf(officer, own.empresaId) }))
  }
  return found
}

function rowParts(officer: Officer, { entity, records, ...rest }: Part): PreviewPart[] {
  return leafFields(entity.fields).flatMap((field) => {
    const child = field.kind === 'children' ? officer.prumo.model.entities.get(field.target ?? '') : undefined
    const rows = child ? records.flatMap((record) => (valueAt(record, field.path) ?? []) as RecordData[]) : []
    if (!child || rows.length === 0 || !isPersonal(child, officer.prumo.model.entities)) return []
    const below = { ...rest, entity: child, records: rows }
    return [partOf(officer, { ...below, cadastro: `${entity.title} › ${field.title}` }), ...rowParts(officer, below)]
  })
}

function partOf(
  officer: Officer,
  { entity, records, cadastro, company, written }: Part & { cadastro: string },
): PreviewPart {
  const { entities } = officer.prumo.model
  const part: PreviewPart = {
    cadastro,
    ...company,
    registros: records.length,
    excluidos: entity.lgpd?.erase === 'linha' && !written,
    apagados: [],
    substituidos: [],
    reduzidos: [],
    mantidos: [],
  }
  if (part.excluidos) return part
  for (const { field, anonymise, keeps, class: kind } of fieldsOfPerson({ entity, written }, entities)) {
    const filled = records.some((record) => !isBlank(valueAt(record, field.path)))
    if (!filled || (kind === 'nenhum' && anonymise === 'mantem')) continue
    const name = entity.lgpd?.person?.name[0] === field.path
    if (anonymise === 'mantem') {
      part.mantidos.push(field.title)
      if (keeps) part.motivo = keeps
    } else if (anonymise === 'mascara' || name) part.substituidos.push(field.title)
    else if (anonymise === 'generaliza') part.reduzidos.push(field.title)
    else part.apagados.push(field.title)
  }
  if (part.mantidos.length > 0 && !part.motivo) part.motivo = lgpdOf(entity, entities)?.keeps
  return part
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
