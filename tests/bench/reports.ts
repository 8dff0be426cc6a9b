import { readFileSync } from 'node:fs'
import type { ReportRow } from '#server/platform/reports/define.ts'
import byHand from '#tests/server/platform/reports/by-hand/indicacao-candidato.ts'

/**
 * `npm run bench:reports`: what the engine takes to print a report of a real shape: a PDF of 10,000 rows (budget 8 s), an XLSX and a CSV of 100,000
 * (budget 150 MB). Run it once per file (`ONLY=pdf`, `xlsx`, `csv`) for the memory of each: this process holds what it has held.
 */
const report = { ...byHand, title: 'Medição' }
const BATCH = 1000
const only = process.env.ONLY

/** Rows with texts as long as names are, as many at a time as a report reads. */
function* batches(count: number): Generator<ReportRow[]> {
  for (let from = 0; from < count; from += BATCH)
    yield Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => rowOf(from + i))
}

function rowOf(row: number): ReportRow {
  const value = (format: string | undefined) =>
    format === undefined || format === 'text'
      ? `Maria da Conceição Souza ${row}`
      : format === 'date'
        ? '2026-03-10'
        : row % 100
  return {
    ...Object.fromEntries(report.columns.map(({ field, format }) => [field, value(format)])),
    ...(report.groupBy ? { [report.groupBy]: `Grupo ${Math.floor(row / 50)}` } : {}),
  }
}

// each is loaded when it is measured: the PDF engine alone takes as much memory as a spreadsheet
const pdf = async (count: number) => {
  const { renderPdf } = await import('#server/platform/reports/render/pdf.ts')
  const head = { company: 'Aurora Alimentos Ltda', user: 'Renata Holanda', issued: '22/11/2026 10:00' }
  return renderPdf({ report, rows: [...batches(count)].flat(), ...head })
}

const xlsx = async (count: number) => {
  const { renderXlsx } = await import('#server/platform/reports/render/xlsx.ts')
  return renderXlsx(report, batches(count))
}

const csv = async (count: number) => {
  const { renderCsv } = await import('#server/platform/reports/render/csv.ts')
  return renderCsv(report, batches(count))
}

const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024

async function measured(name: string, rows: number, work: (count: number) => Promise<Buffer>): Promise<void> {
  const before = peak()
  const started = performance.now()
  const cpu = process.cpuUsage()
  const { length } = await work(rows)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { user, system } = process.cpuUsage(cpu)
  const own = ((user + system) / 1e6).toFixed(1)
  const memory = `memória ${before.toFixed(0)} → no máximo ${peak().toFixed(0)} MB`
  console.log(
    `${name} de ${rows.toLocaleString('pt-BR')} linhas: ${seconds} s (${own} s de processador), ${memory}, ${Math.ceil(length / 1024)} KB`,
  )
}

if (only === undefined || only === 'pdf') await measured('PDF', 10_000, pdf)
if (only === undefined || only === 'xlsx') await measured('XLSX', 100_000, xlsx)
if (only === undefined || only === 'csv') await measured('CSV', 100_000, csv)
