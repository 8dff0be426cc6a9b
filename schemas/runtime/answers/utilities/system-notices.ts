import type { AvisoSistema } from '#schemas/generated/types/utilitario/aviso-sistema.ts'

/** A system notice: `GET /api/userinfo/avisos-sistema` (spec 3 §2). */
export interface Aviso {
  /** 0 for the notice of the licence, which is not stored */
  id: number
  tipo: AvisoSistema['tipo'] | 'LICENCA'
  titulo?: string
  mensagem: string
  /** of AJUSTE_CADASTRO: relative to the application's root */
  link?: string
}
