/** A prime whose square is exact in a double; the rank modulo P is at most the rational rank, so too much may be hidden, never too little. */
const P = 67_108_859

/** A sum derived from equations: its unknowns, and the indexes of the equations used. */
export interface Deduzida {
  incognitas: number[]
  de: number[]
}

/** Equations of shown cells in reduced row echelon form modulo P, each with the equations it combines. */
export class Equacoes {
  private readonly linhas: Float64Array[] = []
  private readonly pivos: number[] = []
  private feitas = 0

  /**
   * @param largura number of unknowns
   * @param quantas most equations that will be added
   */
  constructor(
    private readonly largura: number,
    private readonly quantas: number,
  ) {}

  /** Adds an equation: the unknowns of a known sum. */
  add(soma: Iterable<number>): void {
    const linha = this.resto(soma)
    linha[this.largura + this.feitas++] = 1
    const pivo = linha.subarray(0, this.largura).findIndex((valor) => valor !== 0)
    if (pivo < 0) return
    escala(linha, inverso(linha[pivo] ?? 1))
    for (const outra of this.linhas) subtrai(outra, linha, outra[pivo] ?? 0)
    this.linhas.push(linha)
    this.pivos.push(pivo)
  }

  /** Derives a sum from the equations; undefined when it does not follow. */
  deduz(soma: Iterable<number>): Deduzida | undefined {
    const incognitas = [...soma]
    const resto = this.resto(incognitas)
    return resto.subarray(0, this.largura).some((valor) => valor !== 0) ? undefined : { incognitas, de: this.de(resto) }
  }

  /** The reduced equations: sums that a reader can derive. */
  deduzidas(): Deduzida[] {
    return this.linhas.map((linha) => ({
      incognitas: [...linha.subarray(0, this.largura).keys()].filter((i) => linha[i] !== 0),
      de: this.de(linha),
    }))
  }

  private de(linha: Float64Array): number[] {
    return [...Array(this.feitas).keys()].filter((i) => linha[this.largura + i] !== 0)
  }

  private resto(soma: Iterable<number>): Float64Array {
    const linha = new Float64Array(this.largura + this.quantas)
    for (const i of soma) linha[i] = 1
    for (const [n, outra] of this.linhas.entries()) subtrai(linha, outra, linha[this.pivos[n] ?? 0] ?? 0)
    return linha
  }
}

function subtrai(de: Float64Array, linha: Float64Array, vezes: number): void {
  if (vezes === 0) return
  for (let i = 0; i < de.length; i++) de[i] = ((de[i] ?? 0) + (P - (((linha[i] ?? 0) * vezes) % P))) % P
}

function escala(linha: Float64Array, vezes: number): void {
  for (let i = 0; i < linha.length; i++) linha[i] = ((linha[i] ?? 0) * vezes) % P
}

/** Modular inverse by the extended Euclidean algorithm. */
function inverso(valor: number): number {
  let [a, b, x, y] = [valor, P, 1, 0]
  while (b !== 0) {
    const q = Math.floor(a / b)
    ;[a, b, x, y] = [b, a - q * b, y, x - q * y]
  }
  return ((x % P) + P) % P
}
