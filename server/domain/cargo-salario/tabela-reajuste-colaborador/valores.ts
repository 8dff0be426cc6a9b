import { faixasEmVigor } from '#server/domain/cargo-salario/faixa-salarial/queries.ts'
import { valoresDosIndices } from '#server/domain/cargo-salario/indice/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** Amounts of bands or indices on a day, by id; those without a value by then are missing. */
export async function valoresDe(ctx: Ctx, tipo: 'F' | 'I', ids: number[], dia: string): Promise<Map<number, number>> {
  if (tipo === 'I') return byNumber(await valoresDosIndices(ctx, ids, dia))
  const found = new Map<number, number>()
  for (const [id, { salario }] of await faixasEmVigor(ctx, ids, dia))
    if (salario !== null) found.set(Number(id), salario)
  return found
}

const byNumber = (values: Map<number, number>) => new Map([...values].map(([id, value]) => [Number(id), value]))
