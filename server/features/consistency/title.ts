import type { Entity } from '#schemas/runtime/model.ts'
import { inTitle } from '#schemas/runtime/names.ts'

/** What the screen of a register is called. */
export const titleOf = ({ menu, plural }: Pick<Entity, 'menu' | 'plural'>): string => menu?.title ?? inTitle(plural)
