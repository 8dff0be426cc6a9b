import type { ComponentType } from 'react'
import type { OverrideLoader } from './resource/override.ts'
import type { IconName } from './shell/menu/icons.ts'

/** A register as the generator finds it: where it is served, and what replaces parts of its screens. */
export interface ResourceLine {
  /** 'captacao/candidato' */
  path: string
  route: string
  override?: OverrideLoader
}

/** One address of a bespoke screen. */
export interface ScreenLine {
  /** 'captacao/selecao': its definition is schemas/captacao/telas/selecao.json */
  key: string
  /** in the router's notation: 'captacao/candidatos/:id/ocr' */
  path: string
  title: string
  /** any of them opens it; none: every internal session may */
  authorities: string[]
  load: () => Promise<{ default: ComponentType }>
}

/** admin/generated/<group>.tsx: everything of a folder of schemas/ that has an address. */
export interface GroupRegistry {
  resources: ResourceLine[]
  screens: ScreenLine[]
}

/** What is known of a group before it is loaded. */
export interface GroupLine {
  folder: string
  /** first parts of its addresses */
  segments: string[]
  load: () => Promise<{ group: GroupRegistry }>
}

/** A screen in the menu below the user's name. */
export interface UserMenuLine {
  path: string
  title: string
  authorities: string[]
  icon: IconName
}
