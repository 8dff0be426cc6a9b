import { type Collection, type Ref, refOf } from '../collection.ts'
import { HOJE } from '../days.ts'
import { AURORA, type CompanyId, HORIZONTE } from '../empresas.ts'

/** Index → its value on 1 January of 2020, 2021 … in reais; the first is the national minimum wage. */
const indices: [nome: string, titulo: string, valores: number[]][] = [
  ['Salário mínimo', 'Salário mínimo nacional', [1045, 1100, 1212, 1320, 1412, 1518, 1621]],
  ['Piso da categoria', 'Piso da convenção coletiva', [1120, 1180, 1295, 1410, 1505, 1620, 1735]],
  ['Piso administrativo', 'Piso do pessoal administrativo', [1310, 1375, 1490, 1600, 1710, 1835, 1960]],
  ['Piso técnico', 'Piso dos técnicos de nível médio', [1680, 1760, 1910, 2050, 2190, 2340, 2500]],
  ['Referência interna', 'Valor de referência da tabela de cargos', [100, 104.5, 112.2, 118.9, 124.3, 130.6, 136.8]],
]

/** The group of the payroll system a company is in: code and name. */
const grupos: Record<CompanyId, [codigo: string, descricao: string]> = {
  [AURORA]: ['A01', 'Folha Aurora'],
  [HORIZONTE]: ['H01', 'Folha Horizonte'],
}

/** Adds indices with a dated value per year. @returns them with their first and current value */
export function addIndices(demo: Collection, company: CompanyId): (Ref & { valor: number; hoje: number })[] {
  const [codigo, descricao] = grupos[company]
  const grupoAC = refOf(demo.add('utilitario/grupo-ac', company, { codigo, descricao }))
  return indices.map(([nome, titulo, valores], index) => {
    const historico = valores
      .map((valor, i) => ({ data: `${2020 + i}-01-01`, valor, status: 'C' as const }))
      .filter(({ data }) => data <= HOJE)
    return {
      ...refOf(
        demo.add('cargo-salario/indice', company, {
          nome,
          titulo,
          grupoAC,
          codigoAC: String(index + 1).padStart(4, '0'),
          historico,
        }),
      ),
      valor: valores[0] ?? 0,
      hoje: historico.at(-1)?.valor ?? 0,
    }
  })
}
