import type { AvisoSistema } from '#schemas/generated/types/utilitario/aviso-sistema.ts'

/** A system notice: `GET /api/userinfo/avisos-sistema` (spec 3 §2). */
export interface Aviso {
  /** 0 for that of the licence, which is no record */
  id: number
  tipo: AvisoSistema['tipo'] | 'LICENCA'
  titulo?: string
  mensagem: string
  /** of AJUSTE_CADASTRO: relative to the application's root */
  link?: string
}
