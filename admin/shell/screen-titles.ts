import { createContext, useContext } from 'react'

const titles = new Map<string, string>()

/** Remembers what the bespoke screens of a group are called, as soon as its registry is there. */
export function learnTitles(screens: readonly { key: string; title: string }[]): void {
  // a screen's own address comes before its further ones
  for (const { key, title } of [...screens].reverse()) titles.set(key, title)
}

/**
 * What a bespoke screen of the same group is called, for links to it: its definition says it.
 * @param key 'captacao/selecao'
 * @throws Error when no screen of a loaded group has this key
 */
export function screenTitle(key: string): string {
  const title = titles.get(key)
  if (title === undefined) throw new Error(`No screen "${key}" in a group that is loaded`)
  return title
}

/** Title of the bespoke screen shown. */
export const ScreenTitleContext = createContext<string | undefined>(undefined)

/** @throws Error outside of a bespoke screen */
export function useScreenTitle(): string {
  const title = useContext(ScreenTitleContext)
  if (title === undefined) throw new Error('No bespoke screen here: say the title')
  return title
}
