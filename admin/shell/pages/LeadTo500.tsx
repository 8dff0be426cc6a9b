import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { unsaved } from '#admin/providers/unsaved.ts'
import { describeFailure, keepFailure } from './failure.ts'

/**
 * Rendered in place of a failed component: stores the failure and navigates to /500. The user stays logged in. Shows nothing itself: a
 * dialog opened here would be unmounted by the navigation.
 */
export function LeadTo500({ error, stack }: { error: unknown; stack?: string }) {
  const navigate = useNavigate()
  const [failure] = useState(() => describeFailure(error, stack))
  useEffect(() => {
    keepFailure(failure)
    // the failed form took its unsaved data with it
    unsaved.set(false)
    navigate('/500')
  }, [failure, navigate])
  return null
}
