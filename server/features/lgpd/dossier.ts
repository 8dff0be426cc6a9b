import type { Datum, Dossier, DossierSection } from '#schemas/runtime/answers/utilities/lgpd.ts'
import { fieldsOfPerson, personalClasses } from '#schemas/runtime/definition/lgpd.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import { run } from '#server/platform/database/sql.ts'
import { citationsOf } from './citations.ts'
import { eachOnce, type Holding, holdingsOf, titleOf } from './holdings.ts'
import type { Officer } from './officer.ts'
import { foreignOwn } from './own-fields.ts'
import { foundOf, type Subject, samePerson } from './persons.ts'

/** Filter of a person's own copy: which records, rows and fields it holds. */
export interface OwnCopy {
  record(entity: string, record: RecordData): boolean
  field(entity: string, path: string): boolean
}

/**
 * The copy a person downloads himself: the record he logs in as and records about it. Records with the same CPF are not included: a CPF typed in a
 * registration does not prove identity.
 */
export async function ownDossierOf(self: Officer, subject: Subject, copy: OwnCopy): Promise<Dossier> {
  const holdings = (await holdingsOf(self, [subject]))
    .map((holding) => ({
      ...holding,
      records: holding.records
        .filter((record) => copy.record(holding.entity.path, record))
        .map((record) => withoutRows(holding.entity, record, copy)),
    }))
    .filter(({ records }) => records.length > 0)
  return {
    pessoa: subject.nomes[0] ?? '',
    registros: [{ ...foundOf(self, subject), link: undefined }],
    secoes: holdings.flatMap((holding) => sectionsOf(self, holding)).map((section) => copied(section, copy)),
    arquivos: await filesOf(self, holdings),
    citacoes: [],
  }
}

/** Filters the rows of a record's lists like records. */
function withoutRows<T extends RecordData>({ fields }: Entity, record: T, copy: OwnCopy): T {
  const lists = fields.flatMap(({ name, kind, target = '' }) => {
    const rows = record[name]
    return kind === 'children' && Array.isArray(rows)
      ? [[name, rows.filter((row: RecordData) => copy.record(target, row))]]
      : []
  })
  return { ...record, ...Object.fromEntries(lists) }
}

const copied = (section: DossierSection, copy: OwnCopy): DossierSection => ({
  ...section,
  dados: section.dados.filter(({ campo }) => copy.field(section.entidade, campo)),
  linhas: section.linhas
    .map((row) => copied(row, copy))
    .filter(({ dados, linhas }) => dados.length + linhas.length > 0),
})

/** Everything the product holds about the person behind a record, in the companies the officer may see (LGPD, art. 18, II and V). */
export async function dossierOf(officer: Officer, first: Subject): Promise<Dossier> {
  const subjects = await samePerson(officer, first)
  const holdings = eachOnce(await handedOut(officer, await holdingsOf(officer, subjects)))
  return {
    pessoa: first.nomes[0] ?? '',
    registros: subjects.map((subject) => foundOf(officer, subject)),
    secoes: [
      ...holdings.flatMap((holding) => sectionsOf(officer, holding)),
      ...(await foreignSections(officer, holdings)),
    ],
    arquivos: await filesOf(officer, holdings),
    citacoes: await citationsOf(officer, subjects),
  }
}

/** Removes records about the person that may not be disclosed to him (hook `tellsOf`); records he wrote stay. */
async function handedOut({ prumo }: Officer, holdings: Holding[]): Promise<Holding[]> {
  const told = holdings.map(async (holding): Promise<Holding> => {
    const tellsOf = prumo.registry[holding.entity.path]?.hooks?.tellsOf
    if (!tellsOf || holding.written) return holding
    const ids = holding.records.map(({ id }) => id)
    const kept = new Set(await tellsOf(prumo.database.kysely, holding.empresaId, ids))
    return { ...holding, records: holding.records.filter(({ id }) => kept.has(id)) }
  })
  return (await Promise.all(told)).filter(({ records }) => records.length > 0)
}

function sectionsOf(
  officer: Officer,
  { entity, empresaId, records, held, written }: Omit<Holding, 'records'> & { records: RecordData[] },
): DossierSection[] {
  const empresa = officer.companies.find(({ id }) => id === empresaId)?.nome
  return records.map((record) => ({
    ...sectionOf({ officer, entity, written }, record, `${titleOf({ entity, written })}: ${labelOf(entity, record)}`),
    ...(empresa ? { empresa } : {}),
    ...(held ? { guarda: held.motivo } : {}),
  }))
}

interface Telling extends Pick<Holding, 'entity' | 'written'> {
  officer: Officer
}

function sectionOf({ officer, entity, written }: Telling, record: RecordData, titulo: string): DossierSection {
  const { entities } = officer.prumo.model
  const facts = new Map(fieldsOfPerson({ entity, written }, entities).map((fact) => [fact.field.path, fact]))
  const dados = leafFields(entity.fields).flatMap((field): Datum[] => {
    const fact = facts.get(field.path)
    if (!fact || field.writeOnly || field.format === 'arquivo') return []
    const texto = formatValue(field, valueAt(record, field.path))
    if (texto === '') return []
    const categoria = personalClasses[fact.class].title
    return [{ campo: field.path, titulo: field.title, texto, categoria, finalidade: fact.purpose, base: fact.basis }]
  })
  const linhas = leafFields(entity.fields).flatMap((field) => rowsOf({ officer, entity, written }, field, record))
  return { titulo, entidade: entity.path, id: Number(record.id), dados, linhas }
}

/** Sections with own fields of other companies that share a record. */
async function foreignSections(officer: Officer, holdings: Holding[]): Promise<DossierSection[]> {
  const found: DossierSection[] = []
  for (const { entity, empresaId, records } of holdings.filter(({ written }) => !written)) {
    const ids = records.map(({ id }) => id)
    for (const own of await foreignOwn(officer, entity, empresaId, ids))
      found.push(...sectionsOf(officer, own).map((section) => ({ ...section, linhas: [] })))
  }
  return found
}

function rowsOf({ officer, written }: Telling, field: Field, record: RecordData): DossierSection[] {
  const child = field.kind === 'children' ? officer.prumo.model.entities.get(field.target ?? '') : undefined
  if (!child) return []
  const rows = (valueAt(record, field.path) ?? []) as RecordData[]
  return rows.map((row) =>
    sectionOf({ officer, entity: child, written }, row, `${child.title}: ${labelOf(child, row)}`),
  )
}

interface FileRow {
  nome: string
  tipo: string
  tamanho: number
  entidade: string
  criado_em: string
}

async function filesOf({ prumo }: Officer, holdings: Holding[]): Promise<Dossier['arquivos']> {
  const found: Dossier['arquivos'] = []
  for (const { entity, records } of holdings.filter(({ written }) => !written)) {
    const text =
      'select nome, tipo, tamanho::int as tamanho, entidade, criado_em from arquivo where entidade = $1 and registro_id = any($2::bigint[]) order by criado_em, id'
    const rows = await run<FileRow>(prumo.database.kysely, text, [entity.path, records.map(({ id }) => id)])
    found.push(...rows.map(({ criado_em, ...row }) => ({ ...row, entidade: entity.title, enviadoEm: criado_em })))
  }
  return found
}
