import { createContext, useContext } from 'react'

const titles = new Map<string, string>()

/** Stores the titles of a group's bespoke screens when its registry is loaded. */
export function learnTitles(screens: readonly { key: string; title: string }[]): void {
  // reversed, so that a screen's own path wins over the aliases after it
  for (const { key, title } of [...screens].reverse()) titles.set(key, title)
}

/**
 * Returns the title of a bespoke screen of the same group, from its definition, for links to it.
 * @param key 'captacao/selecao'
 * @throws Error when no loaded group has this key
 */
export function screenTitle(key: string): string {
  const title = titles.get(key)
  if (title === undefined) throw new Error(`No screen "${key}" in a group that is loaded`)
  return title
}

/** Title of the current bespoke screen. */
export const ScreenTitleContext = createContext<string | undefined>(undefined)

/** @throws Error outside of a bespoke screen */
export function useScreenTitle(): string {
  const title = useContext(ScreenTitleContext)
  if (title === undefined) throw new Error('No bespoke screen here: say the title')
  return title
}
