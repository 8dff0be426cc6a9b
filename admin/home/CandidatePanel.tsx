import Box from '@mui/material/Box'
import { useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { EntityScopeProvider } from '#admin/resource/EntityScopeProvider.tsx'
import RecordPanel from '#admin/resource/summary/panel/RecordPanel.tsx'

const PATH = 'captacao/candidato-solicitacao'

/** What is done with a candidate here is what is done with him on his page. */
const override = () => import('#admin/overrides/captacao/candidato-solicitacao.tsx')

interface Props {
  id: number
  /** the late candidates in their order */
  ids: number[]
  onChanged: () => void
}

/** A candidate of a selection beside the desk. Who is no longer late once he was worked on keeps his place until the panel is closed: the next one follows. */
export default function CandidatePanel({ id, ids, onChanged }: Props) {
  const schema = useSession().schemas.find(({ path }) => path === PATH)
  const [order] = useState(ids)
  if (!schema?.can.open) return null
  return (
    // what stands in its place while it comes takes no room; the panel itself lies over the page
    <Box sx={{ height: 0, overflow: 'hidden' }}>
      <EntityScopeProvider schema={schema} route={schema.route} resource={schema.route} override={override}>
        <RecordPanel id={id} ids={order} onChanged={onChanged} />
      </EntityScopeProvider>
    </Box>
  )
}
