/**
 * The description of responsibilities in force and its source; ABERTA: none exists:
 * `GET /api/cargo-salario/cargos/{id}/responsabilidade`, `GET
 * /api/cargo-salario/cargos/responsabilidade/{colaboradorId}`.
 */
export interface Responsabilidade {
  fonte: 'ABERTA' | 'FUNCAO' | 'CARGO'
  descricao?: string
  complemento?: string
  cargo?: { id: number; nome?: string }
  funcao?: { id: number; nome?: string }
  /** of a talento: reference date */
  data?: string
}
