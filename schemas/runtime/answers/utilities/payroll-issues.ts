/** A pending issue of the payroll integration: `GET /api/pendencias-ac` (spec 1 §3.7). */
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
  /** whether the session may remove it (spec 1 §6) */
  podeRemover: boolean
  /** why the session may not remove it */
  motivo?: string
}
