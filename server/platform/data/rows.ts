import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA, type Part, type WrittenData } from '#schemas/data/written.ts'
import { schemasFolder } from '#schemas/load.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { demoCompanies } from './companies.ts'

/**
 * Rows of a file (`schemas/<group>/dados/<entity>.json`) for a company, for code that builds records around them. References are not resolved: the rows
 * may not hold any.
 */
export function rowsOf(path: string, part: Part, company?: number): RecordData[] {
  const [group = '', name = ''] = path.split('/')
  const file = join(schemasFolder, group, DATA, `${name}.json`)
  const data = JSON.parse(readFileSync(file, 'utf8')) as WrittenData
  const of = [...demoCompanies].find(([, id]) => id === company)?.[0]
  return (data[part] ?? [])
    .filter(({ $empresas }) => !$empresas || (of !== undefined && $empresas.includes(of)))
    .map(({ $empresas: _, ...row }) => row)
}
