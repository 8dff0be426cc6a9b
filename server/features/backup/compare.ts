import type pg from 'pg'
import type { Manifest } from './format.ts'
import { sumTable, tablesOf } from './tables.ts'

/** Differences between a database and a backup's manifest, as texts; needs `PLAIN_TEXT` in the transaction. */
export async function compareTables(client: pg.ClientBase, { tabelas }: Manifest): Promise<string[]> {
  const found: string[] = []
  const there = new Map((await tablesOf(client)).map((table) => [table.nome, table]))
  for (const { nome, linhas, sha256 } of tabelas) {
    const table = there.get(nome)
    const now = table && (await sumTable(client, table))
    if (now?.linhas !== linhas) found.push(`${nome} tem ${now?.linhas ?? 0} linhas em vez de ${linhas}`)
    else if (now.sha256 !== sha256) found.push(`${nome} tem outro conteúdo`)
  }
  return found
}
