/** Purposes under which secrets typed into records are sealed: by the entity's hook, and again by `resealStored`. */
export const seals = {
  /** password of the payroll's service */
  grupoAc: 'grupo-ac',
  /** key of an integration */
  integracao: 'integracao',
} as const
