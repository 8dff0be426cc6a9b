/** What the payroll integration could not settle: `GET /api/pendencias-ac` (spec 1 §3.7). */
export interface Pendencia {
  id: number
  /** 'ausencia': rejected by the labour reporting, read-only */
  tipo: 'ausencia' | 'pendencia'
  pendencia: string
  detalhes?: string
  statusDetalhes?: string
  msg?: string
  role?: string
  statusCancelado: boolean
  /** whether this person may remove it (spec 1 §6) */
  podeRemover: boolean
  /** why he may not */
  motivo?: string
}
