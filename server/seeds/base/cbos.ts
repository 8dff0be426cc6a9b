import { readFileSync } from 'node:fs'
import { demandaFormacao } from '#schemas/runtime/domain/cbo.ts'

/** An occupation of the CBO 2002. `codigo` keeps its leading zeros; `id` is numbered from 1 by code. */
export interface CboBase {
  id: number
  codigo: string
  descricao: string
  demandaFormacao: boolean
}

/** All 2,694 occupations of the table of the Ministério do Trabalho e Emprego (`cbo.csv`: codigo;descricao), by code. */
export function loadCbos(): CboBase[] {
  const lines = readFileSync(new URL('./cbo.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line, index) => {
    const codigo = line.slice(0, 6)
    return { id: index + 1, codigo, descricao: line.slice(7), demandaFormacao: demandaFormacao(codigo) }
  })
}
