import { type ReactNode, useState } from 'react'
import { unsaved } from '#admin/providers/unsaved.ts'
import { UnsavedDialog } from './UnsavedDialog.tsx'

/** Runs a function that leaves the screen, after a confirmation when there are unsaved changes. The caller renders `dialog`. */
export function useLeaving(): { ask: (leave: () => void) => void; dialog: ReactNode } {
  const [pending, setPending] = useState<{ leave: () => void }>()
  const ask = (leave: () => void) => {
    if (unsaved.get()) setPending({ leave })
    else leave()
  }
  const dialog = (
    <UnsavedDialog
      open={pending !== undefined}
      onStay={() => setPending(undefined)}
      onLeave={() => {
        unsaved.set(false)
        setPending(undefined)
        pending?.leave()
      }}
    />
  )
  return { ask, dialog }
}
