import type { ScreenDefinition, ScreenRoute } from '#schemas/runtime/model.ts'
import type { XScreen, XScreenAuthority } from '#schemas/runtime/written/screens.ts'

/** Folder of a group's bespoke screens. */
export const SCREENS = 'telas'

/** A screen as a definition; further routes inherit what they do not declare from the first. */
export function buildScreen(path: string, x: XScreen): ScreenDefinition {
  const [group = '', , name = ''] = path.split('/')
  const own: ScreenRoute = {
    path: x.path ?? `${group}/${name}`,
    title: x.title,
    authorities: authoritiesIn(x.authority),
    component: 'Screen',
    ...(x.userMenu ? { userMenu: x.userMenu.icon } : {}),
  }
  const others = (x.routes ?? []).map(
    (route): ScreenRoute => ({
      path: route.path,
      title: route.title ?? own.title,
      authorities: route.authority === undefined ? own.authorities : authoritiesIn(route.authority),
      component: route.component ?? own.component,
      ...(route.userMenu ? { userMenu: route.userMenu.icon } : {}),
    }),
  )
  return { path, group, name, title: x.title, routes: [own, ...others] }
}

const authoritiesIn = (authority: XScreenAuthority): string[] => [authority].flat().filter((one) => one !== 'LOGIN')
