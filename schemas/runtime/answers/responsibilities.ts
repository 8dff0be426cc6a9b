/**
 * Which description of responsibilities holds, and where it comes from; ABERTA: none is written down, it is left open:
 * `GET /api/cargo-salario/cargos/{id}/responsabilidade`, `GET /api/cargo-salario/cargos/responsabilidade/{colaboradorId}`.
 */
export interface Responsabilidade {
  fonte: 'ABERTA' | 'FUNCAO' | 'CARGO'
  descricao?: string
  complemento?: string
  cargo?: { id: number; nome?: string }
  funcao?: { id: number; nome?: string }
  /** of a talent: the day on which it holds */
  data?: string
}
