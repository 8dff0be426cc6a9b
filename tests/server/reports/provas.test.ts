import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { model } from '#tests/entities/subject.ts'
import { bodyOf, readTest } from '#tests/schemas/provoked.ts'

// Every report and every paper of the product names the tests of its rows in provas.json: '<file>#<beginning of the title>', or why there is nothing to test.
type Prova = Record<(typeof partes)[number], string>
const partes = ['linhas', 'empate', 'vazio', 'area', 'empresas'] as const
const provas = JSON.parse(readFileSync(new URL('provas.json', import.meta.url), 'utf8')) as Record<string, Prova>

/** What puts rows or records on paper or in a sheet. */
const printer = /\b(renderPdf|renderXlsx|renderCsv|printLetter|printSheets|makePdf)\(/

/** Files of the product, outside the renderers themselves and the demo data, that print something. */
function printing(): string[] {
  return readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(reports|seeds|generated)\//.test(name))
    .map((name) => `server/${name}`)
    .filter((name) => printer.test(readFileSync(name, 'utf8')))
}

test('cada relatório e cada impresso diz que testes provam as suas linhas', () => {
  expect(Object.keys(provas).toSorted()).toEqual([...model.reports.keys(), ...printing()].toSorted())
})

test('cada uma dessas provas existe, ou diz por que não há o que provar', () => {
  const missing = Object.entries(provas).flatMap(([name, prova]) => {
    expect([name, Object.keys(prova)]).toEqual([name, [...partes]])
    return Object.entries(prova)
      .filter(([parte, told]) => (told.startsWith('— ') ? parte === 'linhas' : !proven(told)))
      .map(([parte, told]) => `${name}, ${parte}: ${told}`)
  })
  expect(missing).toEqual([])
})

const proven = (told: string): boolean => bodyOf(readTest(told), told.split('#')[1] ?? '') !== undefined
