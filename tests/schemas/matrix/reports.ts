import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decisions } from './owed.ts'
import type { Proof } from './rules.ts'

/** What a report or a paper owes: its rows, equal ones in a set order, none at all, only the areas and the company of who asks. */
export const aspects = ['rows', 'ties', 'empty', 'areas', 'companies'] as const

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What puts rows or records on paper or in a sheet. */
const PRINTER = /\b(printTable|renderXlsx|renderCsv|printLetter|printSheets|makePdf)\(/

/**
 * Ids of everything that prints: 'captacao/relatorios/vaga-motivo' is REL-captacao/vaga-motivo, 'server/domain/captacao/candidato/impressao.ts' is
 * REL-captacao/candidato/impressao. Renderers themselves and demo data are none.
 */
export const owedReports = (declared: string[]): string[] => [
  ...declared.map((path) => `REL-${path.replace('/relatorios/', '/')}`),
  ...readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(reports|seeds|generated)\//.test(name))
    .filter((name) => PRINTER.test(readFileSync(join(root, 'server', name), 'utf8')))
    .map((name) => `REL-${name.replace(/^domain\//, '').replace(/\.ts$/, '')}`),
]

/** What is wrong with the claim that every aspect of every report is tested; empty when it holds. */
export function unprovenReports(owed: string[], proofs: Map<string, Proof[]>): string[] {
  const named = [...proofs.keys(), ...Object.keys(decisions.reports)].filter((id) => id.startsWith('REL-'))
  return [
    ...owed.flatMap((id) => unprovenAspects(id, proofs.get(id) ?? [])),
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
