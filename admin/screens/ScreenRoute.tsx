import { type Later, later, Waiting } from '#admin/form/later.tsx'
import { useSession } from '#admin/providers/session.ts'
import type { ScreenLine } from '#admin/registry.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { ScreenTitleContext } from '#admin/shell/screen-titles.ts'

const loaded = new Map<ScreenLine, Later<object>>()

/** Returns the lazy component of a screen, the same one on every call: `loaded` caches it. */
export function screenOf(screen: ScreenLine): Later<object> {
  const known = loaded.get(screen) ?? later(screen.load)
  loaded.set(screen, known)
  return known
}

/** A bespoke screen behind its guard (spec 1 §6: authority-required). */
export function ScreenRoute({ screen }: { screen: ScreenLine }) {
  const held = useSession().info.authorities
  const { authorities, title } = screen
  if (authorities.length > 0 && !authorities.some((wanted) => held.includes(wanted))) return <ForbiddenPage />
  const Component = screenOf(screen)
  return (
    <ScreenTitleContext.Provider value={title}>
      <Waiting fallback={<PageSkeleton />}>
        <Component />
      </Waiting>
    </ScreenTitleContext.Provider>
  )
}
