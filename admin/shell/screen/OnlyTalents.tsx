import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { shellTexts } from '../texts.ts'
import { PageHeader } from './PageHeader.tsx'

/** What only those have who are linked to a talent: anybody else is told so, and nothing is asked of the server. */
export function OnlyTalents({ children }: { children: ReactNode }) {
  if (useSession().info.usuario.talento) return children
  return (
    <>
      <PageHeader />
      <Alert severity="info">{shellTexts.noTalent}</Alert>
    </>
  )
}
