import type { Entity } from '#schemas/runtime/model.ts'
import { inTitle } from '#schemas/runtime/names.ts'

/** Title of a register's screen. */
export const titleOf = ({ menu, plural }: Pick<Entity, 'menu' | 'plural'>): string => menu?.title ?? inTitle(plural)
