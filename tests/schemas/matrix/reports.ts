import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isCompleted } from '#schemas/report/columns.ts'
import type { ReportDefinition } from '#schemas/runtime/model.ts'
import { decisions } from './owed.ts'
import type { Proof } from './rules.ts'

/** What a report or a paper owes: its rows, equal ones in a set order, none at all, only the areas and the company of who asks. */
export const aspects = ['rows', 'ties', 'empty', 'areas', 'companies'] as const

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What puts rows or records on paper or in a sheet. */
const PRINTER = /\b(printTable|renderXlsx|renderCsv|printLetter|printSheet|makePdf)\(/

/**
 * Ids of everything that prints: 'captacao/relatorios/vaga-motivo' is REL-captacao/vaga-motivo, 'server/domain/captacao/candidato/curriculo/impressao.ts' is
 * REL-captacao/candidato/curriculo/impressao. Renderers themselves and demo data are none.
 */
export const owedReports = (declared: string[]): string[] => [
  ...declared.map(idOf),
  ...readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(platform\/reports|seeds|generated)\//.test(name))
    .filter((name) => PRINTER.test(readFileSync(join(root, 'server', name), 'utf8')))
    .map((name) => `REL-${name.replace(/^(domain|platform|features)\//, '').replace(/\.ts$/, '')}`),
]

/** Ids of reports whose definition alone says their rows: tests made of it prove every aspect of each (`tests/server/platform/reports/declared/shipped.test.ts`). */
export const generatedReports = (reports: Iterable<Pick<ReportDefinition, 'path' | 'source'>>): Set<string> =>
  new Set([...reports].filter((report) => report.source && !isCompleted(report)).map(({ path }) => idOf(path)))

const idOf = (path: string): string => `REL-${path.replace('/relatorios/', '/')}`

/**
 * What is wrong with the claim that every aspect of every report is tested; empty when it holds.
 * @param generated ids that need no test by hand
 */
export function unprovenReports(
  owed: string[],
  proofs: Map<string, Proof[]>,
  generated: ReadonlySet<string>,
): string[] {
  const named = [...proofs.keys(), ...Object.keys(decisions.reports)].filter((id) => id.startsWith('REL-'))
  return [
    ...owed.filter((id) => !generated.has(id)).flatMap((id) => unprovenAspects(id, proofs.get(id) ?? [])),
    ...named.filter((id) => !owed.includes(id)).map((id) => `${id}: there is no such report`),
  ]
}

function unprovenAspects(id: string, proofs: Proof[]): string[] {
  const without = decisions.reports[id] ?? {}
  const proven = proofs.flatMap((proof) => (proof.aspects.length > 0 ? proof.aspects : aspects))
  const known: readonly string[] = aspects
  return [
    ...aspects
      .filter((aspect) => !proven.includes(aspect) && !without[aspect])
      .map((aspect) => `${id}: no test of ${aspect}`),
    ...[...proven, ...Object.keys(without)]
      .filter((aspect) => !known.includes(aspect))
      .map((aspect) => `${id}: '${aspect}' is no aspect`),
    ...('rows' in without ? [`${id}: every report has rows to be tested`] : []),
  ]
}
