import { readFileSync } from 'node:fs'
import { reports } from '#server/generated/reports.ts'
import type { Report } from '#server/reports/define.ts'
import { renderPdf } from '#server/reports/render/pdf.ts'
import type { Rendered } from '#server/reports/render/rendered.ts'
import { renderXlsx } from '#server/reports/render/xlsx.ts'

/**
 * `npm run bench:reports`: what the engine takes to print a report of a real shape: a PDF of 10,000 rows (budget 8 s), an XLSX of 100,000. Run it once per
 * file (`ONLY=pdf`, `ONLY=xlsx`) for the memory of each: this process holds what it has held.
 */
const path = 'captacao/relatorios/indicacao-candidato'
const report = reports[path] as Report
const only = process.env.ONLY

/** Rows with texts as long as names are. */
function rendered(count: number): Rendered {
  const value = (format: string | undefined, row: number) =>
    format === undefined || format === 'text'
      ? `Maria da Conceição Souza ${row}`
      : format === 'date'
        ? '2026-03-10'
        : row % 100
  const rows = Array.from({ length: count }, (_, row) => ({
    ...Object.fromEntries(report.columns.map(({ field, format }) => [field, value(format, row)])),
    ...(report.groupBy ? { [report.groupBy]: `Grupo ${Math.floor(row / 50)}` } : {}),
  }))
  return { report, rows, company: 'Aurora Alimentos Ltda', user: 'Renata Holanda', issued: '22/11/2026 10:00' }
}

const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024

async function measured(name: string, rows: number, work: (input: Rendered) => Promise<Buffer>): Promise<void> {
  const input = rendered(rows)
  const before = peak()
  const started = performance.now()
  const cpu = process.cpuUsage()
  const { length } = await work(input)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { user, system } = process.cpuUsage(cpu)
  const own = ((user + system) / 1e6).toFixed(1)
  const memory = `memória ${before.toFixed(0)} → no máximo ${peak().toFixed(0)} MB`
  console.log(
    `${name} de ${rows.toLocaleString('pt-BR')} linhas: ${seconds} s (${own} s de processador), ${memory}, ${Math.ceil(length / 1024)} KB`,
  )
}

if (only !== 'xlsx') await measured('PDF', 10_000, renderPdf)
if (only !== 'pdf') await measured('XLSX', 100_000, renderXlsx)
