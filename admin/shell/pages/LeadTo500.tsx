import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { unsaved } from '#admin/providers/unsaved.ts'
import { describeFailure, keepFailure } from './failure.ts'

/**
 * In the place of a component that failed: remembers the failure and goes to /500. Nobody is logged out by it. It shows nothing itself: a dialog that was
 * opened here would be gone with the next page.
 */
export function LeadTo500({ error, stack }: { error: unknown; stack?: string }) {
  const navigate = useNavigate()
  const [failure] = useState(() => describeFailure(error, stack))
  useEffect(() => {
    keepFailure(failure)
    // what was typed is gone with the form that failed
    unsaved.set(false)
    navigate('/500')
  }, [failure, navigate])
  return null
}
