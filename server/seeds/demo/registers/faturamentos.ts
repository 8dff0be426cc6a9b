import type { Collection, Ref } from '../collection.ts'
import { HOJE } from '../days.ts'
import type { CompanyId } from '../empresas.ts'

/** Revenue of the first establishment in January 2020, in reais; the following ones have less each. */
const PRIMEIRO = 4_800_000
const CRESCIMENTO_ANUAL = 1.07
/** Seasonal factor by month, relative to the year's mean. */
const MESES = [0.92, 0.9, 0.97, 0.98, 1, 0.99, 1, 1.02, 1.01, 1.03, 1.07, 1.11]

/** Adds monthly revenue per establishment since 2020. */
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
