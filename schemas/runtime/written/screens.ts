/** File format of schemas/groups.json and schemas/<group>/telas/<screen>.json. */

/** `menu` of a register, report or screen: its place inside its folder's group. */
export interface XMenu {
  /** key of a subgroup; `principal`: directly in the group */
  subgroup?: string
  /** file name of the entry in the same subgroup after which it stands */
  after?: string
  /** when not the plural */
  title?: string
}

/** A group inside a group of the menu. */
export interface XSubgroup {
  key: string
  title: string
  /** folders without their own group whose entries appear here */
  folders?: string[]
}

/** Texts of the two buttons of a report. */
export type ReportButtons = Record<'pdf' | 'xlsx', string>

/** A group of the menu: the entries of one folder of schemas/. */
export interface XGroup {
  folder: string
  title: string
  /** name of an icon in admin/shell/menu/icons.ts */
  icon: string
  /** labels of its reports' buttons, where the specification words them */
  reportButtons?: ReportButtons
  subgroups?: XSubgroup[]
}

/** schemas/groups.json; the order is that of the menu. */
export interface XGroups {
  /** subgroups of every group, after its own */
  subgroups: XSubgroup[]
  groups: XGroup[]
}

/** Any of several authorities, or one; 'LOGIN' = any internal session. */
export type XScreenAuthority = string | string[]

interface XUserMenu {
  icon: string
}

/** A further route of a screen; inherits what it does not declare. */
export interface XScreenRoute {
  path: string
  title?: string
  authority?: XScreenAuthority
  /** file of the screen's folder, when not Screen */
  component?: string
  userMenu?: XUserMenu
}

/** A screen built by hand. */
export interface XScreen {
  $schema?: string
  title: string
  /** when not <group>/<screen> */
  path?: string
  authority: XScreenAuthority
  menu?: Omit<XMenu, 'title'>
  userMenu?: XUserMenu
  routes?: XScreenRoute[]
}
