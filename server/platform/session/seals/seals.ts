/** What secrets that people type into records are sealed for: by the entity's hook, and anew by `resealStored`. */
export const seals = {
  /** password of the payroll's service */
  grupoAc: 'grupo-ac',
  /** key of an integration */
  integracao: 'integracao',
} as const
