import type { Collection, Ref } from '../collection.ts'
import { HOJE } from '../days.ts'
import type { CompanyId } from '../empresas.ts'

/** What the first establishment invoiced in January 2020, in reais; the others less, one after the other. */
const PRIMEIRO = 4_800_000
const CRESCIMENTO_ANUAL = 1.07
/** Share of the year's mean by month: the end of the year is strongest. */
const MESES = [0.92, 0.9, 0.97, 0.98, 1, 0.99, 1, 1.02, 1.01, 1.03, 1.07, 1.11]

/** What each establishment invoiced in every month from 2020 on. */
export function addFaturamentos(demo: Collection, company: CompanyId, estabelecimentos: Ref[]): void {
  const ultimo = HOJE.slice(0, 7)
  for (let ano = 2020; ano <= Number(ultimo.slice(0, 4)); ano += 1)
    for (const [i, parte] of MESES.entries()) {
      const mesAno = `${ano}-${String(i + 1).padStart(2, '0')}`
      if (mesAno >= ultimo) continue
      const anual = PRIMEIRO * CRESCIMENTO_ANUAL ** (ano - 2020) * parte
      for (const [n, { id }] of estabelecimentos.entries())
        demo.add('cargo-salario/faturamento-mensal', company, {
          mesAno,
          estabelecimento: { id },
          valor: Math.round((anual / (company * (n + 1))) * 100) / 100,
        })
    }
}
