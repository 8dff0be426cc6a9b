import type { UserInfo } from '#admin/providers/userinfo.ts'
import { statusColabore as statusOf } from '#schemas/runtime/domain/colabore.ts'

export type { StatusColabore } from '#schemas/runtime/domain/colabore.ts'

/** Status of the payroll integration for the session's company. */
export const statusColabore = ({ parametrosDoSistema, empresa }: Pick<UserInfo, 'parametrosDoSistema' | 'empresa'>) =>
  statusOf(parametrosDoSistema.statusColabore, empresa.acIntegra === true)
