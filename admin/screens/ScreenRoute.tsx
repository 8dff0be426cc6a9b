import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import type { Screen } from './screen.ts'

const loaded = new Map<Screen, LazyExoticComponent<ComponentType>>()

function lazyScreen(screen: Screen): LazyExoticComponent<ComponentType> {
  const known = loaded.get(screen) ?? lazy(screen.load)
  loaded.set(screen, known)
  return known
}

/** spec 1 §6: any of some authorities, all of others. */
function mayOpen({ authorities, allAuthorities = [] }: Screen, held: string[]): boolean {
  const any = authorities?.some((wanted) => held.includes(wanted)) ?? true
  return any && allAuthorities.every((wanted) => held.includes(wanted))
}

/** A bespoke screen behind its guard (spec 1 §6: authority-required). */
export function ScreenRoute({ screen }: { screen: Screen }) {
  const { authorities } = useSession().info
  if (!mayOpen(screen, authorities)) return <ForbiddenPage />
  const Component = lazyScreen(screen)
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Component />
    </Suspense>
  )
}
