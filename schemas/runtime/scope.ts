import type { Entity } from './model.ts'

/** Whether each row of an entity belongs to a company; the rows of others belong to the installation, or to nobody in particular. */
export const isOfCompany = ({ scope }: Pick<Entity, 'scope'>): boolean =>
  scope === 'empresa' || scope === 'compartilhado'

/** The owner of the rows that belong to the installation. */
export const INSTALLATION = 0

/** Whether each row says itself whose it is: a company's, or the installation's, which every company reads. */
export const mayBeOfInstallation = ({ scope }: Pick<Entity, 'scope'>): boolean => scope === 'empresa-ou-instalacao'

/** The company a log line or a deleted record of an entity belongs to; null for what is no company's. */
export const companyOf = (entity: Pick<Entity, 'scope'>, owner: number): number | null =>
  isOfCompany(entity) || (mayBeOfInstallation(entity) && owner !== INSTALLATION) ? owner : null

/** Whether the database itself refuses a reference that leads nowhere: data of companies is not pointed into from tables that are no company's. */
export const hasForeignKey = (owner: Pick<Entity, 'scope'>, target: Pick<Entity, 'scope'>): boolean =>
  isOfCompany(owner) || !isOfCompany(target)
