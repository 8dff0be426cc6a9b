import { type Area, isDoGestor } from '../areas.ts'
import type { Cargo } from '../cargos/cargos.ts'

export interface Vaga {
  cargo: Cargo
  area: Area
}

/** Chooses position and area of each solicitacao: an area without any first, then the least used; every third one is for the area of the demo gestor. */
export class Vagas {
  private readonly usos = new Map<object, number>()
  private readonly doGestor: Cargo[]

  private readonly areas: Area[]

  constructor(
    areas: Area[],
    private readonly cargos: Cargo[],
  ) {
    // order of areas: the first five, the departments, the rest; closed (older) solicitacoes thus cover all branches and groups
    const rest = areas.slice(5).reverse()
    const isDepartamento = ({ caminho }: Area) => caminho.length === 2
    this.areas = [...areas.slice(0, 5), ...rest.filter(isDepartamento), ...rest.filter((area) => !isDepartamento(area))]
    this.doGestor = cargos.filter((cargo) => cargo.areas.some(isDoGestor))
  }

  /** @throws Error for a company without positions, or a position without areas */
  proxima(index: number): Vaga {
    const paraGestor = this.doGestor.length > 0 && index % 3 === 2
    const cargo = paraGestor ? this.menosUsado(this.doGestor) : (this.deAreaSemPedido() ?? this.menosUsado(this.cargos))
    const area = this.menosUsado(paraGestor ? cargo.areas.filter(isDoGestor) : cargo.areas)
    for (const used of [cargo, area]) this.usos.set(used, this.usosDe(used) + 1)
    return { cargo, area }
  }

  private deAreaSemPedido(): Cargo | undefined {
    const area = this.areas.find((a) => this.usosDe(a) === 0)
    return area && this.cargos.find((cargo) => cargo.areas.includes(area))
  }

  private menosUsado<T extends object>(list: T[]): T {
    const [first] = [...list].sort((a, b) => this.usosDe(a) - this.usosDe(b))
    if (!first) throw new Error('Nothing a request could be for')
    return first
  }

  private usosDe(thing: object): number {
    return this.usos.get(thing) ?? 0
  }
}
