import type { Entity } from '#schemas/runtime/model.ts'

/** 'Etapa seletiva' → 'etapa seletiva', for the middle of a sentence; 'EPI' and 'CBO' keep their capitals. */
export const inSentence = (title: string): string =>
  /^\p{Lu}[\p{Ll}\s-]/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

export const isFeminine = (entity: Pick<Entity, 'gender'>): boolean => entity.gender === 'f'
