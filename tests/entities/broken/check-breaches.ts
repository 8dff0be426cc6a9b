import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'

const named = (check: XCheck, argument: string): string => String(check[argument])

type Break = (check: XCheck, row: RecordData, context: RuleContext) => void

const breaks: Record<string, Break> = {
  periodo(check, row) {
    const instant = String(valueAt(row, named(check, 'start')) ?? '').length > 10
    setAt(row, named(check, 'start'), instant ? '2020-05-02T12:00:00Z' : '2020-05-02')
    setAt(row, named(check, 'end'), instant ? '2020-05-01T12:00:00Z' : '2020-05-01')
  },
  faixa(check, row) {
    const least = Math.max(1, Number(valueAt(row, named(check, 'end')) ?? 1))
    setAt(row, named(check, 'end'), least)
    setAt(row, named(check, 'start'), least + 1)
  },
  'nao-futuro'(check, row) {
    const instant = String(valueAt(row, named(check, 'date')) ?? '').length > 10
    setAt(row, named(check, 'date'), instant ? '2199-12-31T12:00:00Z' : '2199-12-31')
  },
  distintos(check, row) {
    const [first] = (valueAt(row, named(check, 'list')) as RecordData[] | undefined) ?? []
    setAt(row, named(check, 'list'), [first, structuredClone(first)])
  },
  contidos(check, row) {
    const [first, second] = (valueAt(row, named(check, 'a')) as string[] | undefined) ?? []
    setAt(row, named(check, 'a'), [first])
    setAt(row, named(check, 'b'), [second])
  },
  limite(check, row) {
    const list = (valueAt(row, named(check, 'list')) as unknown[] | undefined) ?? []
    setAt(row, named(check, 'list'), [...list, ...structuredClone(list)])
  },
  publico(check, row) {
    setAt(row, named(check, 'of'), { quem: 'CRITERIOS', incluirAdmitidosDepois: false })
  },
  algum(check, row) {
    for (const path of check.fields as string[]) setAt(row, path, undefined)
  },
  diferentes(check, row) {
    const value = valueAt(row, named(check, 'a'))
    // in capitals, since one of the two may be stored so
    const same = typeof value === 'string' ? value.toUpperCase() : value
    for (const name of ['a', 'b']) setAt(row, named(check, name), structuredClone(same))
  },
  iguais(check, row) {
    setAt(row, named(check, 'b'), `${String(valueAt(row, named(check, 'a')) ?? '')}x`)
  },
}

/** Breaks a check in a complete row. @throws Error for a check it does not know yet */
export function broken(check: XCheck, row: RecordData, context: RuleContext): void {
  const how = breaks[check.check]
  if (!how) throw new Error(`No way to break ${check.check}: write it`)
  how(check, row, context)
}
