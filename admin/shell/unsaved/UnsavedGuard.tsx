import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { unsaved } from '#admin/providers/unsaved.ts'
import { UnsavedDialog } from './UnsavedDialog.tsx'

/**
 * Blocks navigation and closing the tab while `dirty`. Reads the store at the moment of leaving, so that a save which has just succeeded
 * may navigate right after `unsaved.set(false)`.
 */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  useEffect(() => {
    unsaved.set(dirty)
    return () => unsaved.set(false)
  }, [dirty])

  useEffect(() => {
    if (!dirty) return
    const hold = (event: BeforeUnloadEvent) => {
      if (unsaved.get()) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [dirty])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.get() && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <UnsavedDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        unsaved.set(false)
        blocker.proceed?.()
      }}
    />
  )
}
