import type { Entity } from '#schemas/runtime/model.ts'
import { inTitle } from '#schemas/runtime/names.ts'

/** 'Etapa seletiva' → 'etapa seletiva', for the middle of a sentence; 'EPI' and 'CBO' keep their capitals. */
export const inSentence = (title: string): string =>
  /^\p{Lu}[\p{Ll}\s-]/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

export const isFeminine = (entity: Pick<Entity, 'gender'>): boolean => entity.gender === 'f'

/** What the screen of a register is called, in the menu, as its heading and in breadcrumbs. */
export const screenTitle = ({ menu, plural }: Pick<Entity, 'menu' | 'plural'>): string => menu?.title ?? inTitle(plural)
