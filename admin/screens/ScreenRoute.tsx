import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { useSession } from '#admin/providers/session.ts'
import type { ScreenLine } from '#admin/registry.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { ScreenTitleContext } from '#admin/shell/screen-titles.ts'

const loaded = new Map<ScreenLine, LazyExoticComponent<ComponentType>>()

function lazyScreen(screen: ScreenLine): LazyExoticComponent<ComponentType> {
  const known = loaded.get(screen) ?? lazy(screen.load)
  loaded.set(screen, known)
  return known
}

/** A bespoke screen behind its guard (spec 1 §6: authority-required). */
export function ScreenRoute({ screen }: { screen: ScreenLine }) {
  const held = useSession().info.authorities
  const { authorities, title } = screen
  if (authorities.length > 0 && !authorities.some((wanted) => held.includes(wanted))) return <ForbiddenPage />
  const Component = lazyScreen(screen)
  return (
    <ScreenTitleContext.Provider value={title}>
      <Suspense fallback={<PageSkeleton />}>
        <Component />
      </Suspense>
    </ScreenTitleContext.Provider>
  )
}
