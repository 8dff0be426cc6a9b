import type { Entity } from '#schemas/runtime/model.ts'
import { inTitle } from '#schemas/runtime/names.ts'

export const isFeminine = (entity: Pick<Entity, 'gender'>): boolean => entity.gender === 'f'

/** Title of a register's screen, in the menu, as heading and in breadcrumbs. */
export const screenTitle = ({ menu, plural }: Pick<Entity, 'menu' | 'plural'>): string => menu?.title ?? inTitle(plural)
