import Box from '@mui/material/Box'
import { useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { EntityScopeProvider } from '#admin/resource/EntityScopeProvider.tsx'
import RecordPanel from '#admin/resource/summary/panel/RecordPanel.tsx'

const PATH = 'captacao/candidato-solicitacao'

/** The record actions of a candidato's own page. */
const override = () => import('#admin/overrides/captacao/candidato-solicitacao.tsx')

interface Props {
  id: number
  /** ids of the overdue candidatos, in list order */
  ids: number[]
  onChanged: () => void
}

/** Panel of a candidato in a selection, beside the start page. The order of ids is frozen while it is open, so that "next" still works after a candidato is no longer overdue. */
export default function CandidatePanel({ id, ids, onChanged }: Props) {
  const schema = useSession().schemas.find(({ path }) => path === PATH)
  const [order] = useState(ids)
  if (!schema?.can.open) return null
  return (
    // takes no space in the page, also while loading: the panel itself is positioned over it
    <Box sx={{ height: 0, overflow: 'hidden' }}>
      <EntityScopeProvider schema={schema} route={schema.route} resource={schema.route} override={override}>
        <RecordPanel id={id} ids={order} onChanged={onChanged} />
      </EntityScopeProvider>
    </Box>
  )
}
