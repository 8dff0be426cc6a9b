import type { Entity } from './model.ts'

/** Whether each row of an entity belongs to a company; rows of other entities belong to the installation or have no owner. */
export const isOfCompany = ({ scope }: Pick<Entity, 'scope'>): boolean =>
  scope === 'empresa' || scope === 'compartilhado'

/** `empresa_id` of rows that belong to the installation. */
export const INSTALLATION = 0

/** Whether each row has its own owner: a company, or the installation, whose rows every company reads. */
export const mayBeOfInstallation = ({ scope }: Pick<Entity, 'scope'>): boolean => scope === 'empresa-ou-instalacao'

/** The company of a log line or a deleted record; null for records without one. */
export const companyOf = (entity: Pick<Entity, 'scope'>, owner: number): number | null =>
  isOfCompany(entity) || (mayBeOfInstallation(entity) && owner !== INSTALLATION) ? owner : null

/** Whether a reference has a foreign key in the database: tables without a company get none to tables of companies. */
export const hasForeignKey = (owner: Pick<Entity, 'scope'>, target: Pick<Entity, 'scope'>): boolean =>
  isOfCompany(owner) || !isOfCompany(target)
