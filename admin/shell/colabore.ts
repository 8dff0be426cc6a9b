import type { UserInfo } from '#admin/providers/userinfo.ts'
import { shellTexts } from './texts.ts'

export type StatusColabore = keyof typeof shellTexts.colabore

/**
 * Where the integration with the payroll system stands (spec 1 §3.7): the installation's status; an active one does not reach a company that the
 * payroll system does not know. Nothing said is no integration.
 */
export function statusColabore({ parametrosDoSistema, empresa }: Pick<UserInfo, 'parametrosDoSistema' | 'empresa'>) {
  const { statusColabore: said } = parametrosDoSistema
  const status =
    typeof said === 'string' && Object.hasOwn(shellTexts.colabore, said) ? (said as StatusColabore) : 'Inativo'
  return status === 'Ativo' && empresa.acIntegra !== true ? 'EmpresaDesintegrada' : status
}
