import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainPaper } from '#server/platform/reports/document/paper.ts'
import type { PrintOrder } from '#server/platform/reports/render/print.ts'
import { endPrinting, printPdf, printTable, startPrinting } from '#server/platform/reports/render/printer.ts'
import { PrintingProcess } from '#server/platform/reports/render/printing.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'

// As a server prints: in processes beside it.
let app: TestApp
let rh: Client

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  startPrinting()
})
afterAll(async () => {
  endPrinting()
  await app?.close()
})

const head = { company: 'Empresa', user: 'Usuário', issued: '24/11/2026 10:00' }
const letter = (text: string): PrintOrder => ({
  head,
  sheet: { title: 'Carta', content: [{ text }], paper: plainPaper },
})
const table = (rows: number) => ({
  ...head,
  report: { title: 'Linhas', columns: [{ field: 'nome', title: 'Nome', width: 30 }] },
  rows: Array.from({ length: rows }, (_, i) => ({ nome: `Linha ${i + 1}` })),
})
const textOf = async (pdf: Buffer) => (await pagesOf(pdf)).join(' ')

describe('a server', () => {
  test('prints documents and tables in another process, in the order they were asked for', async () => {
    const made = await Promise.all([printPdf(letter('primeira')), printPdf(letter('segunda')), printTable(table(3))])
    const texts = await Promise.all(made.map(textOf))
    expect(texts.map((text) => /primeira|segunda|Linha 3/.exec(text)?.[0])).toEqual(['primeira', 'segunda', 'Linha 3'])
  })

  test('what it prints for people is what it would print itself', async () => {
    const path = '/api/captacao/candidatos/1/imprimir-curriculo'
    const apart = await rh.post(path, {})
    endPrinting()
    const here = await rh.post(path, {})
    startPrinting()
    expect([apart.statusCode, here.statusCode]).toEqual([200, 200])
    expect(await textOf(apart.rawPayload)).toBe(await textOf(here.rawPayload))
  })

  test('a long table stops as soon as it is cancelled', async () => {
    const began = Date.now()
    const cancelled = printTable(table(40_000), () => Promise.reject(new Error('cancelada')))
    await expect(cancelled).rejects.toThrow('cancelada')
    expect(Date.now() - began).toBeLessThan(8000)
  })

  test('what cannot be printed is an error, and the next document is printed', async () => {
    const broken = { head, sheet: { title: 'Carta', content: [{ image: 'data:image/png;base64,AAAA' }] } }
    await expect(printPdf(broken)).rejects.toThrow()
    expect(await textOf(await printPdf(letter('depois')))).toContain('depois')
  })
})

describe('a process that prints', () => {
  test('ends when it takes too long, with whatever it was at', async () => {
    const process = new PrintingProcess(256)
    await expect(process.print({ table: table(5000) }, 1)).rejects.toThrow('Not printed within 1 ms')
    expect(process.isAlive).toBe(false)
    await expect(process.print(letter('tarde'), 1000)).rejects.toThrow('Not printed within 1 ms')
  })

  test('that dies is told at once', async () => {
    const process = new PrintingProcess(256)
    const waiting = process.print({ table: table(20_000) }, 60_000)
    process.end(new Error('morto'))
    await expect(waiting).rejects.toThrow('morto')
  })
})
