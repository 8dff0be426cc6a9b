/** Message per status of the payroll integration (spec 3 §8). */
export const colaboreTexts = {
  Ativo: 'Integração com Fortes Colabore ativa.',
  Inativo: 'Sistema não possui integração com Fortes Colabore.',
  NaoAutenticado: 'Integração com Fortes Colabore inativa. Sistema não está corretamente autenticado.',
  EmpresaDesintegrada:
    'Sistema possui integração com Fortes Colabore mas empresa atual não está integrada com Fortes Pessoal.',
  Homologacao: 'Homologação do Fortes Colabore ativa.',
  SemChavePrivada: 'Não há chave importada. Verifique na tela de integrações.',
}

export type StatusColabore = keyof typeof colaboreTexts

/**
 * The integration status of a company (spec 1 §3.7): the installation's, but EmpresaDesintegrada where it is active and
 * the company is not integrated. Unknown or missing: Inativo.
 */
export function statusColabore(said: unknown, acIntegra: boolean): StatusColabore {
  const status = typeof said === 'string' && Object.hasOwn(colaboreTexts, said) ? (said as StatusColabore) : 'Inativo'
  return status === 'Ativo' && !acIntegra ? 'EmpresaDesintegrada' : status
}

/** Whether something may be sent to the payroll system now. */
export const recebeEnvios = (status: StatusColabore): boolean => status === 'Ativo' || status === 'Homologacao'
