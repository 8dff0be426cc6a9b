import type { Step } from '#generator/diff/step.ts'
import { readingFunction } from './convert.ts'
import { countFunction, countSql } from './guard.ts'
import { prelude } from './prelude.ts'
import { stepSql } from './step.ts'
import { nameFunctions } from './stored-names.ts'

/** First line of every generated migration; files without it are hand-written. */
export const migrationMark = '-- Gerado por npm run generate'

const heading = `${migrationMark}; revise antes de enviar e não edite depois de aplicada.`

/** Text of a migration file. `base`: SQL of the hand-written tables, for the first migration. */
export function migrationSql(steps: Step[], base?: string): string {
  const blocks = paragraphs(steps)
  const counts = blocks.some((block) => block.includes(countSql('').slice(0, -1)))
  const names = steps.some(({ kind }) => kind === 'renameField')
  const reads = blocks.some((block) => block.includes('pg_temp.lido('))
  const body = [
    ...(counts ? [countFunction] : []),
    ...(reads ? [readingFunction] : []),
    ...(names ? [nameFunctions] : []),
    ...blocks,
  ]
  const parts =
    base === undefined ? [heading, ...body] : [heading, prelude, ...body, ...(base.trim() ? [base.trim()] : [])]
  return `${parts.join('\n\n')}\n`
}

/** Groups the SQL of steps into paragraphs: by kind and table; each new table is one. */
function paragraphs(steps: Step[]): string[] {
  const blocks: string[][] = []
  let last = ''
  for (const step of steps) {
    const key =
      step.kind === 'createTable' ? `create ${step.table.name}` : groups.has(step.kind) ? step.kind : tableOf(step)
    if (key === last) blocks.at(-1)?.push(stepSql(step))
    else blocks.push([stepSql(step)])
    last = key
  }
  return blocks.map((lines) => lines.join('\n'))
}

const groups = new Set<Step['kind']>(['addForeignKey', 'renameTable'])

function tableOf(step: Step): string {
  if (step.kind === 'renameTable') return step.to
  return typeof step.table === 'string' ? step.table : step.table.name
}

/** Slug for the file name: 'etapa_seletiva_cor', 'etapa_seletiva' or 'alteracoes'. */
export function slugOf(steps: Step[]): string {
  const tables = new Set(steps.map(tableOf))
  const [table = 'alteracoes'] = tables
  if (tables.size !== 1) return 'alteracoes'
  const columns = new Set(steps.flatMap((step) => (step.kind === 'addColumn' ? [step.column.name] : [])))
  const others = steps.some(
    (step) => step.kind === 'dropColumn' || step.kind === 'renameColumn' || step.kind === 'createTable',
  )
  const [column] = columns
  return columns.size === 1 && !others ? `${table}_${column}` : table
}
