import type { ComponentType } from 'react'
import type { OverrideLoader } from './resource/override.ts'
import type { IconName } from './shell/menu/icons.ts'

/** A register found by the generator: its route and override. */
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
  /** any of them opens it; empty: every internal session may */
  authorities: string[]
  load: () => Promise<{ default: ComponentType }>
}

/** admin/generated/<group>.tsx: all registers and screens of a folder of schemas/. */
export interface GroupRegistry {
  resources: ResourceLine[]
  screens: ScreenLine[]
}

/** A group before its registry is loaded. */
export interface GroupLine {
  folder: string
  /** first path segments of its screens */
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
