/** One case of an aspect: its title and what it does. */
export interface Declared {
  title: string
  run(): unknown
}

let open: Declared[] | undefined

/** Runs aspects and gives back the cases they declare, in their order; nothing is run yet. */
export function collect(declare: () => void): Declared[] {
  const outer = open
  const found: Declared[] = []
  open = found
  try {
    declare()
  } finally {
    open = outer
  }
  return found
}

/** Declares a case, as Vitest's `test` does; whoever collects says where it runs. @throws Error outside `collect` */
export function test(title: string, run: () => unknown): void {
  if (!open) throw new Error(`"${title}" is declared outside collect()`)
  open.push({ title, run })
}

/** One case for each row; `%s` of the title is the row, or the first of its members. */
test.each =
  <R>(rows: readonly R[]) =>
  (title: string, run: (...row: R extends readonly unknown[] ? R : [R]) => unknown): void => {
    for (const row of rows) {
      const members = (Array.isArray(row) ? row : [row]) as R extends readonly unknown[] ? R : [R]
      test(title.replace('%s', String(members[0])), () => run(...members))
    }
  }
