import { type Collection, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

/** Indexes of types in schemas/desenvolvimento/dados/tipo-despesa.json, with their share of the cost in percent. */
const FORA: [tipo: number, parte: number][] = [
  [0, 60],
  [1, 15],
  [2, 10],
  [3, 10],
  [4, 5],
]
const INTERNA: [tipo: number, parte: number][] = [
  [1, 40],
  [3, 60],
]

/** Courses without detailed expenses: those held online. */
const SEM_DETALHE = new Set([5, 9])

/** Adds the expenses of a turma, which sum up to its cost. */
export function addDespesas(
  demo: Collection,
  company: CompanyId,
  tipos: Ref[],
  { turma, curso, instituicao, custo }: { turma: Ref; curso: number; instituicao: string; custo: number },
): void {
  if (custo === 0 || SEM_DETALHE.has(curso)) return
  const partes = instituicao === 'Interna' ? INTERNA : FORA
  let resto = custo
  for (const [place, [tipo, parte]] of partes.entries()) {
    // the last one absorbs the rounding difference
    const valor = place === partes.length - 1 ? resto : Math.round((custo * parte) / 100)
    resto -= valor
    demo.add('desenvolvimento/despesa-turma', company, {
      ...{ turma: refOf(turma), tipoDespesa: { id: tipos[tipo]?.id }, valor },
    })
  }
}
