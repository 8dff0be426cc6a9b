import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { shellTexts } from '../texts.ts'
import { PageHeader } from './PageHeader.tsx'

/** Renders its children only for users linked to a talento; others get a message, and no call is made. */
export function OnlyTalents({ children }: { children: ReactNode }) {
  if (useSession().info.usuario.talento) return children
  return (
    <>
      <PageHeader />
      <Alert severity="info">{shellTexts.noTalent}</Alert>
    </>
  )
}
