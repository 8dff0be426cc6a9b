import type { GrupoAnonimo } from '#schemas/runtime/domain/desempenho.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { gruposAnonimos } from '../anonimo.ts'
import { readAvaliados } from '../avaliados.ts'
import { type Ciclo, pesosDe } from '../ciclo.ts'
import { type DeQuemAnalisa, ehDe, escolhe, resultadoDosEscolhidos } from './escolha.ts'
import { nominaisDe } from './nominais.ts'
import type { Alcancado } from './resultados.ts'

/** Both axes of people of a closed cycle from the chosen evaluators only, by talento id; of an anonymous cycle from the chosen roles. */
export async function eixosPor(
  ctx: Ctx,
  ciclo: Ciclo,
  talentos: number[],
  deQuem: DeQuemAnalisa,
): Promise<Map<number, Alcancado>> {
  const nominais = await nominaisDe(ctx, ciclo, talentos)
  const pesos = pesosDe(ciclo)
  const found = new Map<number, Alcancado>()
  for (const avaliado of (await readAvaliados(ctx, ciclo.id, talentos)).values()) {
    const folhas = (nominais.get(avaliado.talento) ?? []).filter(escolhe(ciclo, deQuem))
    const grupos = ciclo.anonima ? await gruposAnonimos(ctx, avaliado) : SEM_GRUPOS
    const eixo = (nome: keyof Alcancado) => {
      const julgamentos = folhas.flatMap(({ papel, [nome]: valor }) => (valor === undefined ? [] : [{ papel, valor }]))
      return resultadoDosEscolhidos(julgamentos, pesos, grupos[nome].filter(ehDe(deQuem)))
    }
    const [potencial, desempenho] = [eixo('potencial'), eixo('desempenho')]
    found.set(avaliado.talento, {
      ...(potencial !== undefined && { potencial }),
      ...(desempenho !== undefined && { desempenho }),
    })
  }
  return found
}

const SEM_GRUPOS: Record<keyof Alcancado, GrupoAnonimo[]> = { potencial: [], desempenho: [] }
