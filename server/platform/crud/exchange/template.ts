import type { Entity, Field } from '#schemas/runtime/model.ts'
import type { EntityOf } from '#schemas/runtime/record/normalise.ts'
import type { Session } from '#server/platform/access/session.ts'
import { bom, csvLine } from '../csv.ts'
import { fillablePlaces, type Place } from './columns.ts'
import { noteMark } from './read-table.ts'

/** Last row of a template whose cells have a dropdown of the allowed values. */
const offered = 1000
/** Longest list of values that a spreadsheet's cell can offer (its formula holds 255 characters). */
const longest = 250

/** An empty spreadsheet to fill in: a column for each place, and what may stand in it as a line that an import skips. */
export function csvTemplate(entity: Entity, session: Session, entityOf: EntityOf): string {
  const all = fillablePlaces(entity, session, entityOf)
  const notes = all.map((place) => noteOf(place, entityOf))
  return (
    bom +
    csvLine(all.map(({ header }) => header)) +
    csvLine(notes.map((note, i) => (i === 0 ? `${noteMark} ${note}` : note)))
  )
}

/** An empty XLSX to fill in: cells have a dropdown of the allowed values, a second sheet explains each column. */
export async function xlsxTemplate(entity: Entity, session: Session, entityOf: EntityOf): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  const all = fillablePlaces(entity, session, entityOf)
  const validations = all.flatMap((place, i) => {
    const values = allowed(place.field)
    if (values.length === 0 || values.join(',').length > longest || values.some((v) => v.includes(','))) return []
    const column = letter(i)
    return [{ type: 'list' as const, values, allowBlank: true, range: `${column}2:${column}${offered}` }]
  })
  const rows = all.map((place) => [
    place.header,
    place.field.required ? 'Sim' : 'Não',
    kindOf(place.field, entityOf),
    allowed(place.field).join('; '),
    place.field.schema.description ?? '',
  ])
  return writeXlsx({
    sheets: [
      {
        name: sheetName(entity.plural),
        columns: all.map(({ header }) => ({ width: Math.max(14, header.length + 2) })),
        rows: [all.map(({ header }) => header)],
        dataValidations: validations,
        freezePane: { rows: 1 },
      },
      {
        name: 'Instruções',
        columns: [{ width: 32 }, { width: 12 }, { width: 44 }, { width: 60 }, { width: 60 }],
        rows: [
          ['Coluna', 'Obrigatória', 'O que escrever', 'Valores aceitos', 'Observações'],
          ...rows,
          ...(all.some(({ list }) => list) ? [[], [listsNote]] : []),
        ],
        freezePane: { rows: 1 },
      },
    ],
  })
}

const listsNote =
  'Itens de uma lista (colunas com dois-pontos): o primeiro fica na linha do registro; os demais, nas linhas abaixo, só com as colunas da lista preenchidas.'

const noteOf = (place: Place, entityOf: EntityOf): string => {
  const { field } = place
  const values = allowed(field)
  const what = values.length > 0 ? `um de: ${values.join(', ')}` : kindOf(field, entityOf)
  return field.required ? `obrigatório; ${what}` : what
}

function allowed(field: Field): string[] {
  if (field.type === 'boolean') return ['Sim', 'Não']
  return field.options?.map(({ title }) => title) ?? []
}

const shapes: Record<string, string> = {
  date: 'data: dd/mm/aaaa ou aaaa-mm-dd',
  'date-time': 'data e hora: aaaa-mm-ddThh:mm',
  cpf: 'CPF, com ou sem pontos',
  cnpj: 'CNPJ, com ou sem pontos',
  email: 'e-mail',
}

/** What is written into a column, in words. */
function kindOf(field: Field, entityOf: EntityOf): string {
  const target = field.target ? entityOf(field.target)?.title : undefined
  if (field.kind === 'reference') return `nome ou código de ${target ?? field.title}`
  if (field.kind === 'references' || field.kind === 'ids')
    return `nomes ou códigos de ${target ?? field.title}, separados por |`
  if (field.kind === 'json') return 'valores separados por |'
  if (field.options) return 'um dos valores aceitos'
  if (field.type === 'boolean') return 'Sim ou Não'
  if (field.type === 'integer') return `número inteiro${limits(field)}`
  if (field.type === 'number') return `número${limits(field)}`
  const shape = field.format ? shapes[field.format] : undefined
  if (shape) return shape
  return field.schema.maxLength ? `texto de até ${field.schema.maxLength} caracteres` : 'texto'
}

function limits({ schema: { minimum, maximum } }: Field): string {
  if (minimum !== undefined && maximum !== undefined) return ` de ${minimum} a ${maximum}`
  if (minimum !== undefined) return ` a partir de ${minimum}`
  return maximum === undefined ? '' : ` até ${maximum}`
}

/** 0 → 'A', 26 → 'AA' */
const letter = (index: number): string =>
  (index >= 26 ? letter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

const sheetName = (text: string) => text.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)
