/** What schemas/groups.json and schemas/<group>/telas/<screen>.json say, as written. */

/** `menu` of a register, report or screen: its place inside its folder's group. */
export interface XMenu {
  /** key of a group inside the group; `principal` stands for none */
  subgroup?: string
  /** file name of the entry of the same subgroup that it follows */
  after?: string
  /** when not the plural */
  title?: string
}

/** A group inside a group of the menu. */
export interface XSubgroup {
  key: string
  title: string
  /** folders without a group of their own whose entries stand here */
  folders?: string[]
}

/** Texts of the two buttons of a report. */
export type ReportButtons = Record<'pdf' | 'xlsx', string>

/** A group of the menu: what one folder of schemas/ holds. */
export interface XGroup {
  folder: string
  title: string
  /** name of a picture of admin/shell/menu/icons.ts */
  icon: string
  /** what the buttons of its reports say, where the specification quotes it */
  reportButtons?: ReportButtons
  subgroups?: XSubgroup[]
}

/** schemas/groups.json; the order is that of the menu. */
export interface XGroups {
  /** what every group has inside it, after its own */
  subgroups: XSubgroup[]
  groups: XGroup[]
}

/** Any of several authorities, or one; 'LOGIN' = any internal session. */
export type XScreenAuthority = string | string[]

interface XUserMenu {
  icon: string
}

/** A further address of a screen; what it does not say is as the screen has it. */
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
