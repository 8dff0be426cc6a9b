import type { Entity } from './model.ts'

/** Whether each row of an entity belongs to a company; the rows of others belong to the installation, or to nobody in particular. */
export const isOfCompany = ({ scope }: Pick<Entity, 'scope'>): boolean =>
  scope === 'empresa' || scope === 'compartilhado'
